import { emailAccount } from '@console/contracts/email-accounts';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';
import { accountConnectHref, accountListHref, accountSaveHref } from './email-account-pages';

/** Actions on an e-mail account, for rows and its page. */
export const accountActions = actionsOf({
  ns: 'emailAccount',
  record: emailAccount,
  links: {
    EDIT: { icon: 'pencil', href: ({ id }) => accountSaveHref(id) },
    CONNECT: { icon: 'sliders', href: ({ id }) => accountConnectHref(id) },
  },
  actions: {
    TEST: { icon: 'mail' },
    ACTIVATE: { icon: 'check' },
    DEFAULT: { icon: 'shield' },
    DISABLE: { icon: 'close' },
    DELETE: { icon: 'close', isDangerous: true, leadsTo: accountListHref },
  },
  dialog: lazyComponent(() => import('./email-account-action.dialog')),
});
