import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Dictionaries of account codes. */
export const accountDicts: DictData[] = [
  {
    code: 'account_status',
    name: ['Account status', '账户状态'],
    details: [
      ['NORMAL', 'Normal', '正常', 'ok'],
      ['FROZEN', 'Frozen', '已冻结', 'warn'],
      ['CLOSED', 'Closed', '已关闭'],
    ],
  },
];

export const accountMenus: StoredMenu[] = [
  menu(1, 'index', ['Dashboard', '总览'], { icon: 'dashboard', isCache: true }),
];
