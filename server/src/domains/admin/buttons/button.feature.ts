import type { Feature } from '../../../platform/feature';
import { buttonDicts, buttonMenus } from './button.data';
import { buttonExportOf } from './button.export';
import { buttonRoutes } from './button.routes';

export const buttonFeature: Feature = {
  name: 'admin/buttons',
  reference: { dicts: buttonDicts, menus: buttonMenus },
  routes: [buttonRoutes],
  jobs: (deps) => ({
    BUTTON_EXPORT: { at: 'export', permission: 'admin.button.export', dataset: buttonExportOf(deps) },
  }),
};
