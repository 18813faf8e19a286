import { defineScreens } from '@console/remote-kit';

export const screens = defineScreens([
  {
    name: 'settings-profile',
    title: 'profile.title',
    permission: 'signed-in',
    load: () => import('./profile/profile.form'),
  },
  {
    name: 'settings-developer',
    title: 'webhook.title',
    permission: 'admin.webhook.view',
    load: () => import('./webhooks/webhook.view'),
  },
  {
    name: 'opt-information',
    title: 'audit.title',
    permission: 'admin.audit.view',
    load: () => import('./audit/audit.list'),
  },
  {
    name: 'devops-index',
    title: 'census.title',
    permission: 'devops.module.view',
    load: () => import('./census/census.view'),
  },
  {
    name: 'devops-module-list',
    title: 'modules.title',
    permission: 'devops.module.view',
    load: () => import('./modules/module.list'),
  },
  {
    name: 'devops-module-management',
    title: 'module.title',
    tab: 'module.tab',
    permission: 'devops.module.view',
    load: () => import('./modules/module.view'),
  },
  {
    name: 'devops-module-save',
    title: 'describe.title',
    permission: 'devops.module.save',
    load: () => import('./modules/module.form'),
  },
  {
    name: 'role-devops-module-saveinfo',
    title: 'grants.title',
    permission: 'devops.grant.save',
    load: () => import('./module-grants/role-grants.form'),
  },
  {
    name: 'devops-clock',
    title: 'clock.title',
    permission: 'devops.clock.move',
    load: () => import('./clock/clock.view'),
  },
  {
    name: 'adminstration/menu',
    title: 'menus.title',
    permission: 'admin.menu.view',
    load: () => import('./menus/menu.list'),
  },
  {
    name: 'cards-cancel-review',
    title: 'review.title',
    permission: 'reviews.review.view',
    load: () => import('./reviews/review.view'),
  },
]);
