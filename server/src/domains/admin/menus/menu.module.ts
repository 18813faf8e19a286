import type { Module } from '../../../platform/module';
import { menuRecordRoutes } from './menu-record.routes';
import { menuMenus } from './menu.data';

export const menuModule: Module = {
  name: 'admin/menus',
  reference: { menus: menuMenus },
  routes: [menuRecordRoutes],
};
