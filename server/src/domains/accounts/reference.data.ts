import type { Reference } from '../../platform/reference/reference';
import { menu } from '../../platform/reference/menu';

export const accountsReference: Reference = {
  dicts: [
    {
      code: 'account_status',
      name: ['Account status', '账户状态'],
      details: [
        ['NORMAL', 'Normal', '正常', 'ok'],
        ['FROZEN', 'Frozen', '已冻结', 'warn'],
        ['CLOSED', 'Closed', '已关闭'],
      ],
    },
  ],
  menus: [menu(1, 'index', ['Dashboard', '总览'], { icon: 'dashboard', isCache: true })],
};
