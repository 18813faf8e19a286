import type { Feature } from '../../../platform/feature';
import { reportFormatDicts, reportFormatMenus } from './report-format.data';
import { reportFormatRoutes } from './report-format.routes';

export const reportFormatFeature: Feature = {
  name: 'admin/report-formats',
  reference: { dicts: reportFormatDicts, menus: reportFormatMenus },
  routes: [reportFormatRoutes],
};
