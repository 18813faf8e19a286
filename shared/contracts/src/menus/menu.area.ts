import type { Area, Catalogue } from '../area';
import * as menuKeeping from './menu-keeping';
import * as menuRecords from './menu-record';

const permissions: Catalogue = {
  'admin.menu.view': {
    name: { en_US: 'View all menus', zh_CN: '查看全部菜单' },
    pages: ['adminstration/menu'],
    risk: 'LOW',
  },
  'admin.menu.save': { name: { en_US: 'Edit menus', zh_CN: '维护菜单' }, pages: [], risk: 'HIGH' },
};

/** Operations, permissions and labels of menus. */
export const menuArea = {
  operations: [menuKeeping, menuRecords],
  permissions,
  actions: {
    '/menu/save': ['Save menu', '保存菜单'],
    '/menu/remove': ['Remove menu', '移除菜单'],
  },
  objects: {
    menu: ['Menu', '菜单'],
  },
} as const satisfies Area;
