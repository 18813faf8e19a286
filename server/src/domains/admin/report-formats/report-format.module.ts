import type { Module } from '../../../platform/module';
import { reportFormatDicts, reportFormatMenus } from './report-format.data';
import { reportFormatRoutes } from './report-format.routes';

export const reportFormatModule: Module = {
  name: 'admin/report-formats',
  reference: { dicts: reportFormatDicts, menus: reportFormatMenus },
  routes: [reportFormatRoutes],
};
