import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Labels of the enumerations of wallet users. */
export const walletUserDicts: DictData[] = [
  {
    code: 'wallet_user_state',
    name: ['Wallet user status', '钱包用户状态'],
    details: [
      ['INVITED', 'Invited', '已邀请', 'info'],
      ['ACCEPTED', 'Accepted', '已接受', 'ok'],
      ['EXPIRED', 'Expired', '已过期', 'warn'],
      ['REMOVED', 'Removed', '已移除', 'mute'],
    ],
  },
  {
    code: 'wallet_role',
    name: ['Wallet role', '钱包角色'],
    details: [
      ['VIEWER', 'Viewer', '仅查看'],
      ['SPENDER', 'Spender', '可消费'],
      ['MANAGER', 'Manager', '管理者'],
    ],
  },
  {
    code: 'visible_cards',
    name: ['Cards visible to wallet user', '钱包用户可见卡片'],
    details: [
      ['ALL', 'All cards', '全部卡片'],
      ['SELECTED', 'Selected cards', '指定卡片'],
    ],
  },
];

export const walletUserMenus: StoredMenu[] = [
  menu(56, 'cards-user-wallet', ['Wallet users', '钱包用户'], { icon: 'wallet', isCache: true, isRecentUser: true }),
];
