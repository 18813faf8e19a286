import type { Feature } from '../../../platform/feature';
import { notifyActivated, notifyLocked } from './notify-user.actions';
import { userDicts, userMenus } from './user.data';
import { userExport } from './user.export';
import { userRoutes } from './user.routes';

export const userFeature: Feature = {
  name: 'admin/users',
  reference: { dicts: userDicts, menus: userMenus },
  routes: [userRoutes],
  jobs: () => ({ USER_EXPORT: { at: 'export', permission: 'admin.user.export', dataset: userExport } }),
  locked: notifyLocked,
  activated: notifyActivated,
};
