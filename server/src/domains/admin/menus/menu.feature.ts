import type { Feature } from '../../../platform/feature';
import { menuRecordRoutes } from './menu-record.routes';
import { menuMenus } from './menu.data';

export const menuFeature: Feature = {
  name: 'admin/menus',
  reference: { menus: menuMenus },
  routes: [menuRecordRoutes],
};
