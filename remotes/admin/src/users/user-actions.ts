import { restrictionMessages, user } from '@console/contracts/users';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';
import { saveHref } from './user-pages';

/** Actions on a user, in the user list. */
export const userActions = actionsOf({
  ns: 'user',
  reasons: restrictionMessages,
  record: user.pick({ id: true, loginName: true, nickname: true, version: true }),
  links: { EDIT: { icon: 'pencil', href: ({ id }) => saveHref(id) } },
  actions: {
    RESEND: { icon: 'mail' },
    WITHDRAW: { icon: 'close', isDangerous: true },
    UNLOCK: { icon: 'unlock' },
    CLEAR_FAILURES: { icon: 'unlock' },
    RESET_PASSWORD: { icon: 'mail' },
    RESET_FACTOR: { icon: 'shield', isDangerous: true },
    SESSIONS: { icon: 'eye' },
    DISABLE: { icon: 'lock', isDangerous: true },
    ENABLE: { icon: 'unlock' },
  },
  dialog: lazyComponent(() => import('./user-action.dialog')),
});
