import { role } from '@console/contracts/roles';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';
import { saveHref } from './role-pages';

/** Actions on roles. */
export const roleActions = actionsOf({
  ns: 'role',
  record: role,
  links: { EDIT: { icon: 'pencil', href: ({ id }) => saveHref(id) } },
  actions: {
    COPY: { icon: 'copy' },
    ENABLE: { icon: 'check' },
    DISABLE: { icon: 'lock', isDangerous: true },
    DELETE: { icon: 'close', isDangerous: true },
  },
  dialog: lazyComponent(() => import('./role-action.dialog')),
});
