import { defineScreens } from '@console/remote-kit';

export const screens = defineScreens([
  {
    name: 'settings-profile',
    title: 'profile.title',
    permission: 'signed-in',
    load: () => import('./profile/profile.form'),
  },
  {
    name: 'opt-information',
    title: 'audit.title',
    permission: 'admin.audit.view',
    load: () => import('./audit/audit.list'),
  },
]);
