import { merchant } from '@console/contracts/merchants';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';
import { editHref } from './merchant-pages';

export const merchantActions = actionsOf({
  ns: 'merchant',
  record: merchant.pick({ id: true, name: true, merchantNo: true, version: true }),
  links: { EDIT: { icon: 'pencil', href: ({ id }) => editHref(id) } },
  actions: {
    RESUME: { icon: 'unlock' },
    SUSPEND: { icon: 'lock' },
    RENEW: { icon: 'refresh' },
    DISCARD: { icon: 'close' },
    CLOSE: { icon: 'error', isDangerous: true },
  },
  dialog: lazyComponent(() => import('./merchant-action.dialog')),
});
