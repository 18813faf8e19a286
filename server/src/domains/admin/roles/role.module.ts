import type { Module } from '../../../platform/module';
import { roleGrantReview } from './role-grant.review';
import { roleDicts, roleMenus } from './role.data';
import { roleRoutes } from './role.routes';

export const roleModule: Module = {
  name: 'admin/roles',
  reference: { dicts: roleDicts, menus: roleMenus },
  routes: [roleRoutes],
  reviews: [roleGrantReview],
};
