import { defineScreens } from '@console/remote-kit';

export const screens = defineScreens([
  {
    name: 'index',
    title: 'overview.title',
    permission: 'accounts.account.view',
    load: () => import('./overview/overview.view'),
  },
]);
