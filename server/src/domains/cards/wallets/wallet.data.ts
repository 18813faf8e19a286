import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Labels of the enumerations of wallets. */
export const walletDicts: DictData[] = [
  {
    code: 'wallet_status',
    name: ['Wallet status', '钱包状态'],
    details: [
      ['ACTIVE', 'Active', '正常', 'ok'],
      ['FROZEN', 'Frozen', '已冻结', 'info'],
      ['CANCELLED', 'Cancelled', '已注销', 'mute'],
    ],
  },
];

const wallets = menu(53, 'card-wallet', ['Card wallets', '卡钱包'], {
  icon: 'bank',
  isCache: true,
  isRecentUser: true,
});
const belowWallets = { upId: wallets.menuId, isHidden: true };

/** The parent menu must be the first. */
export const walletMenus: StoredMenu[] = [
  wallets,
  menu(54, 'create-card-wallet', ['Create card wallet', '创建卡钱包'], { ...belowWallets, isCache: true }),
  menu(55, 'create-card-wallet-card', ['Create wallet card', '创建钱包卡片'], { ...belowWallets, isCache: true }),
  menu(57, 'card-wallet-view', ['Wallet details', '钱包详情'], belowWallets),
];
