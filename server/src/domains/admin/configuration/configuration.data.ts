import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

export const configurationMenus: StoredMenu[] = [
  menu(160, 'configuration', ['Configuration', '配置总览'], {
    icon: 'sliders',
    position: 2,
    isCache: true,
    isRecentUser: true,
  }),
];
