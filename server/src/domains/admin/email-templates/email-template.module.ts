import type { Module } from '../../../platform/module';
import { emailTemplateDicts, emailTemplateMenus } from './email-template.data';
import { emailTemplateRoutes } from './email-template.routes';

export const emailTemplateModule: Module = {
  name: 'admin/email-templates',
  reference: { dicts: emailTemplateDicts, menus: emailTemplateMenus },
  routes: [emailTemplateRoutes],
};
