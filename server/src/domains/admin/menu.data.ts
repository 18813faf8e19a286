import type { StoredMenu } from '../../platform/menus/menu.rules';
import { menu } from '../../platform/reference/menu';

export const adminMenus: StoredMenu[] = [
  menu(60, 'opt-information', ['Audit log', '审计日志'], { icon: 'file', position: 2, isRecentUser: true }),
  // Spelt as the specification spells it.
  menu(66, 'adminstration/menu', ['Menus', '菜单'], { icon: 'menu', position: 2 }),
  menu(67, 'settings-developer', ['Developer settings', '开发者设置'], {
    icon: 'sliders',
    position: 2,
    isRecentUser: true,
  }),
];
