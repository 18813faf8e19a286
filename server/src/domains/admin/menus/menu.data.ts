import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

// Spelt as the specification spells it.
export const menuMenus: StoredMenu[] = [
  menu(66, 'adminstration/menu', ['Menus', '菜单'], { icon: 'menu', position: 2 }),
];
