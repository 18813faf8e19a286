import { defineScreens } from '@console/remote-kit';
import { defineContributions } from '@console/remote-kit/contributions';

export const screens = defineScreens([
  {
    name: 'index',
    title: 'overview.title',
    permission: 'accounts.account.view',
    load: () => import('./overview/overview.page'),
  },
]);

export const contributes = defineContributions({
  'page.help': {
    accounts: {
      title: 'overview.title',
      permission: 'signed-in',
      texts: 'help',
      load: () => import('./help/page-help.section'),
    },
  },
});
