import type { Area } from '../area';
import { adminMessages } from './messages';
import { adminOperations } from './operations';
import { adminPermissions } from './permissions';

export const adminArea = {
  fields: adminMessages,
  operations: adminOperations,
  permissions: adminPermissions,
  actions: {
    '/menu/save': ['Save menu', '保存菜单'],
    '/menu/remove': ['Remove menu', '移除菜单'],
  },
  objects: { menu: ['Menu', '菜单'] },
} as const satisfies Area;
