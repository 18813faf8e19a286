import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

export const shareCardMenus: StoredMenu[] = [
  menu(52, 'cards-share-cards', ['Shared cards', '共享卡'], {
    icon: 'cards',
    isCache: true,
    isRecentUser: true,
  }),
];
