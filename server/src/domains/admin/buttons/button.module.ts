import type { Module } from '../../../platform/module';
import { buttonDicts, buttonMenus } from './button.data';
import { buttonRoutes } from './button.routes';

export const buttonModule: Module = {
  name: 'admin/buttons',
  reference: { dicts: buttonDicts, menus: buttonMenus },
  routes: [buttonRoutes],
};
