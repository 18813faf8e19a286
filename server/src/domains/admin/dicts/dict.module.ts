import type { Module } from '../../../platform/module';
import { dictDicts, dictMenus } from './dict.data';
import { dictRecordRoutes } from './dict.routes';

export const dictModule: Module = {
  name: 'admin/dicts',
  reference: { dicts: dictDicts, menus: dictMenus },
  routes: [dictRecordRoutes],
};
