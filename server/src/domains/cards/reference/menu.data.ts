import { fixedId } from '../../../platform/db/ids';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

const cards = menu(2, 'cards-balance', ['Cards', '卡片'], { icon: 'card', isCache: true, isRecentUser: true });
const holders = menu(40, 'coremanagement-cardholder-management', ['Cardholders', '持卡人'], {
  icon: 'users',
  isCache: true,
  isRecentUser: true,
});
const belowHolders = { upId: holders.menuId, isHidden: true };
const bins = menu(45, 'card-bin-management', ['Card BINs', '卡BIN'], {
  icon: 'stack',
  isCache: true,
  isRecentUser: true,
});
const belowBins = { upId: bins.menuId, isHidden: true };
const limits = menu(70, 'cards-rules-limits', ['Limits & rules', '限额与规则'], {
  icon: 'shield',
  isCache: true,
  isRecentUser: true,
});
const walletLimits = menu(74, 'walelt-cards-rules-limits', ['Wallet limits & rules', '钱包限额与规则'], {
  icon: 'gauge',
  isCache: true,
  isRecentUser: true,
});
/** The pages below a list of rules; both families have the same. */
const belowLimits = (
  first: number,
  url: 'cards-rules-limits' | 'walelt-cards-rules-limits',
  upId: string,
): StoredMenu[] => [
  menu(first, `${url}-save`, ['Create rule', '创建规则'], { upId, isHidden: true, isCache: true }),
  menu(first + 1, `${url}-merchant-saveinfo`, ['Merchant overrides', '商户限额'], { upId, isHidden: true }),
  menu(first + 2, `${url}-visibility`, ['Rule visibility', '规则适用商户'], { upId, isHidden: true }),
];
const wallets = menu(53, 'card-wallet', ['Card wallets', '卡钱包'], {
  icon: 'bank',
  isCache: true,
  isRecentUser: true,
});
const belowWallets = { upId: wallets.menuId, isHidden: true };
const belowCards = { upId: cards.menuId, isHidden: true };

/** Parents first. They show only where a live remote owns their page. */
export const cardsMenus: StoredMenu[] = [
  cards,
  menu(3, 'cards-balance-create-card', ['Create card', '创建卡片'], { ...belowCards, isCache: true }),
  menu(4, 'cards-balance-view-card-detail', ['Card details', '卡片详情'], belowCards),
  menu(37, 'cards-balance-batch', ['Card batch', '卡片批次'], belowCards),
  menu(78, 'cards-balance-batches', ['Card batches', '卡片批次列表'], { ...belowCards, isCache: true }),
  menu(5, 'cards-cancel-review', ['Reviews', '审核'], {
    icon: 'review',
    isCache: true,
    isRecentUser: true,
  }),
  menu(6, 'cards-transactions', ['Transactions', '卡交易'], { icon: 'swap', isCache: true, isRecentUser: true }),
  menu(7, 'cards-transactions-simulate', ['Simulator', '模拟交易'], {
    icon: 'play',
    isCache: true,
    isRecentUser: true,
  }),
  menu(8, 'cards-transactions-update-balance', ['Reconciliation', '对账'], {
    icon: 'scale',
    isCache: true,
    isRecentUser: true,
  }),
  holders,
  menu(41, 'coremanagement-cardholder-management-save', ['Create cardholder', '创建持卡人'], {
    ...belowHolders,
    isCache: true,
  }),
  menu(42, 'coremanagement-cardholder-management-view', ['Cardholder details', '持卡人详情'], belowHolders),
  menu(50, 'cards-share-group', ['Card groups', '共享卡组'], {
    icon: 'layers',
    isCache: true,
    isRecentUser: true,
  }),
  menu(51, 'create-share-card-group', ['Create card group', '创建共享卡组'], {
    upId: fixedId('menu', 50),
    isHidden: true,
  }),
  menu(79, 'cards-share-group-rules', ['Sharing rules', '共享规则'], {
    upId: fixedId('menu', 50),
    isHidden: true,
    isCache: true,
  }),
  menu(52, 'cards-share-cards', ['Shared cards', '共享卡'], {
    icon: 'cards',
    isCache: true,
    isRecentUser: true,
  }),
  limits,
  ...belowLimits(71, 'cards-rules-limits', limits.menuId),
  walletLimits,
  ...belowLimits(75, 'walelt-cards-rules-limits', walletLimits.menuId),
  wallets,
  menu(54, 'create-card-wallet', ['Create card wallet', '创建卡钱包'], { ...belowWallets, isCache: true }),
  menu(55, 'create-card-wallet-card', ['Create wallet card', '创建钱包卡片'], { ...belowWallets, isCache: true }),
  menu(57, 'card-wallet-view', ['Wallet details', '钱包详情'], belowWallets),
  menu(56, 'cards-user-wallet', ['Wallet users', '钱包用户'], { icon: 'wallet', isCache: true, isRecentUser: true }),
  bins,
  menu(46, 'card-bin-management-save', ['Create card BIN', '创建卡BIN'], { ...belowBins, isCache: true }),
  menu(47, 'card-bin-management-assign', ['Assign card BIN', '分配卡BIN'], belowBins),
];
