import type { Module } from '../../../platform/module';
import { emailAccountDicts, emailAccountMenus } from './email-account.data';
import { emailAccountRoutes } from './email-account.routes';

export const emailAccountModule: Module = {
  name: 'admin/email-accounts',
  reference: { dicts: emailAccountDicts, menus: emailAccountMenus },
  routes: [emailAccountRoutes],
};
