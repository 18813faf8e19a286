import type { Module } from '../../../platform/module';
import { sendRecordDicts, sendRecordMenus } from './send-record.data';
import { sendRecordRoutes } from './send-record.routes';

export const sendRecordModule: Module = {
  name: 'admin/send-records',
  reference: { dicts: sendRecordDicts, menus: sendRecordMenus },
  routes: [sendRecordRoutes],
};
