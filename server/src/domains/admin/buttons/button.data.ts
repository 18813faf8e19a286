import type { DictData } from '../../../platform/reference/reference';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

/** Menus; a parent precedes its children. */
export const buttonDicts: DictData[] = [
  {
    code: 'button_risk',
    name: ['Risk of buttons', '按钮风险等级'],
    details: [
      ['LOW', 'Low', '低', 'mute'],
      ['HIGH', 'High', '高', 'warn'],
    ],
  },
];

const buttons = menu(130, 'button-management', ['Buttons', '按钮'], {
  icon: 'check',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

/** Menus; a parent precedes its children. */
export const buttonMenus: StoredMenu[] = [
  buttons,
  menu(131, 'button-management-save', ['Edit button', '编辑按钮'], {
    upId: buttons.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
];
