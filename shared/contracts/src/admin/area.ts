import type { Area } from '../area';

export const adminArea = {
  actions: {
    '/menu/save': ['Save menu', '保存菜单'],
    '/menu/remove': ['Remove menu', '移除菜单'],
  },
  objects: { menu: ['Menu', '菜单'] },
} as const satisfies Area;
