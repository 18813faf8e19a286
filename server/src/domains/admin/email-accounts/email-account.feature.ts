import type { Feature } from '../../../platform/feature';
import { emailAccountDicts, emailAccountMenus } from './email-account.data';
import { emailAccountRoutes } from './email-account.routes';

export const emailAccountFeature: Feature = {
  name: 'admin/email-accounts',
  reference: { dicts: emailAccountDicts, menus: emailAccountMenus },
  routes: [emailAccountRoutes],
};
