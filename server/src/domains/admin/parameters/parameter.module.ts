import type { Module } from '../../../platform/module';
import { parameterDicts, parameterMenus } from './parameter.data';
import { parameterExportOf } from './parameter.export';
import { definitionsOf } from './parameter.query';
import { parameterRoutes } from './parameter.routes';

export const parameterModule: Module = {
  name: 'admin/parameters',
  reference: { dicts: parameterDicts, menus: parameterMenus },
  routes: [parameterRoutes],
  jobs: (_deps, modules) => ({
    PARAMETER_EXPORT: {
      at: 'export',
      permission: 'admin.parameter.export',
      dataset: parameterExportOf(definitionsOf({ modules })),
    },
  }),
};
