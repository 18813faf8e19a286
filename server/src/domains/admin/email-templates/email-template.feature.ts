import type { Feature } from '../../../platform/feature';
import { emailTemplateDicts, emailTemplateMenus } from './email-template.data';
import { emailTemplateRoutes } from './email-template.routes';

export const emailTemplateFeature: Feature = {
  name: 'admin/email-templates',
  reference: { dicts: emailTemplateDicts, menus: emailTemplateMenus },
  routes: [emailTemplateRoutes],
};
