import type { Module } from '../../../platform/module';
import { productModuleData, productModuleMenus } from './product-module.data';
import { productModuleExportOf } from './product-module.export';
import { productModuleRoutes } from './product-module.routes';

export const productModuleModule: Module = {
  name: 'admin/product-modules',
  reference: { menus: productModuleMenus, productModules: productModuleData },
  routes: [productModuleRoutes],
  jobs: (deps) => ({
    MODULE_EXPORT: { at: 'export', permission: 'admin.module.export', dataset: productModuleExportOf(deps) },
  }),
};
