import { company } from '@console/contracts/company';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';
import { editHref } from './company-pages';

export const companyActions = actionsOf({
  ns: 'company',
  record: company.pick({ id: true, name: true, companyNo: true, version: true }),
  links: { EDIT: { icon: 'pencil', href: ({ id }) => editHref(id) } },
  actions: {
    RESUME: { icon: 'unlock' },
    SUSPEND: { icon: 'lock' },
    RESEND_INVITATION: { icon: 'mail' },
    DISCARD: { icon: 'close' },
    CLOSE: { icon: 'error', isDangerous: true },
  },
  dialog: lazyComponent(() => import('./company-action.dialog')),
});
