import type { Feature } from '../../../platform/feature';
import { sendRecordDicts, sendRecordMenus } from './send-record.data';
import { sendRecordRoutes } from './send-record.routes';

export const sendRecordFeature: Feature = {
  name: 'admin/send-records',
  reference: { dicts: sendRecordDicts, menus: sendRecordMenus },
  routes: [sendRecordRoutes],
};
