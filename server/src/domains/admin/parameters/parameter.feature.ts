import type { Feature } from '../../../platform/feature';
import { parameterDicts, parameterMenus } from './parameter.data';
import { parameterExportOf } from './parameter.export';
import { definitionsOf } from './parameter.query';
import { parameterRoutes } from './parameter.routes';

export const parameterFeature: Feature = {
  name: 'admin/parameters',
  reference: { dicts: parameterDicts, menus: parameterMenus },
  routes: [parameterRoutes],
  jobs: (_deps, features) => ({
    PARAMETER_EXPORT: {
      at: 'export',
      permission: 'admin.parameter.export',
      dataset: parameterExportOf(definitionsOf({ features })),
    },
  }),
};
