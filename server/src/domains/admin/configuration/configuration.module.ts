import type { Module } from '../../../platform/module';
import { configurationMenus } from './configuration.data';
import { configurationRoutes } from './configuration.routes';

export const configurationModule: Module = {
  name: 'admin/configuration',
  reference: { menus: configurationMenus },
  routes: [configurationRoutes],
};
