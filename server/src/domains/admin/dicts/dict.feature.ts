import type { Feature } from '../../../platform/feature';
import { dictDicts, dictMenus } from './dict.data';
import { dictExport } from './dict.export';
import { dictRecordRoutes } from './dict.routes';
import { dictEntryExport } from './dict-entry.export';

export const dictFeature: Feature = {
  name: 'admin/dicts',
  reference: { dicts: dictDicts, menus: dictMenus },
  routes: [dictRecordRoutes],
  jobs: () => ({
    DICT_EXPORT: { at: 'export', permission: 'admin.dict.export', dataset: dictExport },
    DICT_ENTRY_EXPORT: { at: 'export', permission: 'admin.dict.export', dataset: dictEntryExport },
  }),
};
