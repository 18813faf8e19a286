import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

// `adminstration` has the spelling of the specification.
export const menuMenus: StoredMenu[] = [
  menu(66, 'adminstration/menu', ['Menus', '菜单'], { icon: 'menu', position: 2 }),
];
