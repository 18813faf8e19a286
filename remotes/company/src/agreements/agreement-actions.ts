import { agreement } from '@console/contracts/company';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';
import { versionHref, listHref } from './agreement-pages';

export const agreementActions = actionsOf({
  ns: 'agreement',
  record: agreement.pick({ id: true, type: true, versionNo: true, title: true, effectiveFrom: true, version: true }),
  links: { EDIT: { icon: 'pencil', href: ({ id }) => versionHref(id) } },
  actions: {
    PUBLISH: { icon: 'check' },
    COPY: { icon: 'plus', leadsTo: listHref },
    DELETE: { icon: 'close', isDangerous: true, leadsTo: listHref },
  },
  dialog: lazyComponent(() => import('./agreement-action.dialog')),
});
