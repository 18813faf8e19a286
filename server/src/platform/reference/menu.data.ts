import type { StoredMenu } from '../menus/menu.rules';
import { menu } from './menu';

export const platformMenus: StoredMenu[] = [
  menu(30, 'settings-profile', ['Profile', '个人设置'], { isHidden: true }),
  menu(67, 'settings-developer', ['Developer settings', '开发者设置'], {
    icon: 'code',
    position: 2,
    isRecentUser: true,
  }),
  menu(5, 'cards-cancel-review', ['Reviews', '审核'], {
    icon: 'review',
    isCache: true,
    isRecentUser: true,
  }),
];
