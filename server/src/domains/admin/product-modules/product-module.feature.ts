import type { Feature } from '../../../platform/feature';
import { productModuleData, productModuleMenus } from './product-module.data';
import { productModuleExportOf } from './product-module.export';
import { productModuleRoutes } from './product-module.routes';

export const productModuleFeature: Feature = {
  name: 'admin/product-modules',
  reference: { menus: productModuleMenus, productModules: productModuleData },
  routes: [productModuleRoutes],
  jobs: (deps) => ({
    MODULE_EXPORT: { at: 'export', permission: 'admin.module.export', dataset: productModuleExportOf(deps) },
  }),
};
