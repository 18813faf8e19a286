import type { Feature } from '../../../platform/feature';
import { configurationMenus } from './configuration.data';
import { configurationRoutes } from './configuration.routes';

export const configurationFeature: Feature = {
  name: 'admin/configuration',
  reference: { menus: configurationMenus },
  routes: [configurationRoutes],
};
