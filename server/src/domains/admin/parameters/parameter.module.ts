import type { Module } from '../../../platform/module';
import { parameterDicts, parameterMenus } from './parameter.data';
import { parameterRoutes } from './parameter.routes';

export const parameterModule: Module = {
  name: 'admin/parameters',
  reference: { dicts: parameterDicts, menus: parameterMenus },
  routes: [parameterRoutes],
};
