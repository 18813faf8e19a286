import { defineScreens } from '@console/remote-kit';

export const screens = defineScreens([
  {
    name: 'settings-profile',
    title: 'profile.title',
    permission: 'signed-in',
    load: () => import('./profile/profile.form'),
  },
]);
