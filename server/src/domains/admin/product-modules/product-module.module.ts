import type { Module } from '../../../platform/module';
import { productModuleData, productModuleMenus } from './product-module.data';
import { productModuleRoutes } from './product-module.routes';

export const productModuleModule: Module = {
  name: 'admin/product-modules',
  reference: { menus: productModuleMenus, productModules: productModuleData },
  routes: [productModuleRoutes],
};
