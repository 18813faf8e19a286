import type { Feature } from '../../../platform/feature';
import { roleGrantReview } from './role-grant.review';
import { roleDicts, roleMenus } from './role.data';
import { roleExport } from './role.export';
import { roleRoutes } from './role.routes';

export const roleFeature: Feature = {
  name: 'admin/roles',
  reference: { dicts: roleDicts, menus: roleMenus },
  routes: [roleRoutes],
  jobs: () => ({ ROLE_EXPORT: { at: 'export', permission: 'admin.role.export', dataset: roleExport } }),
  reviews: [roleGrantReview],
};
