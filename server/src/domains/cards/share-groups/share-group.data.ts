import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Labels of the enumerations of card groups. */
export const shareGroupDicts: DictData[] = [
  {
    code: 'share_group_status',
    name: ['Card group status', '共享卡组状态'],
    details: [
      ['ACTIVE', 'Active', '正常', 'ok'],
      ['BLOCKED', 'Frozen', '已冻结', 'info'],
      ['CANCELLED', 'Cancelled', '已注销', 'mute'],
    ],
  },
];

export const shareGroupMenu = menu(50, 'cards-share-group', ['Card groups', '共享卡组'], {
  icon: 'layers',
  isCache: true,
  isRecentUser: true,
});

/** The parent menu must be the first. */
export const shareGroupMenus: StoredMenu[] = [
  shareGroupMenu,
  menu(51, 'create-share-card-group', ['Create card group', '创建共享卡组'], {
    upId: shareGroupMenu.menuId,
    isHidden: true,
  }),
];
