import type { Feature } from '../../../platform/feature';
import { reportDicts, reportMenus } from './report.data';
import { reportKind } from './report.kind';
import { reportRoutes } from './report.routes';

export const reportFeature: Feature = {
  name: 'admin/reports',
  reference: { dicts: reportDicts, menus: reportMenus },
  routes: [reportRoutes],
  jobs: () => ({ REPORT_RUN: reportKind }),
};
