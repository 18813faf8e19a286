import type { Area, Catalogue } from '../area';
import * as wallets from './wallet';
import * as walletCards from './wallet-card';
import * as walletChanges from './wallet-change';
import * as walletExports from './wallet-export';
import * as walletHistory from './wallet-history';

const permissions: Catalogue = {
  'cards.wallet.view': {
    name: { en_US: 'View wallets', zh_CN: '查看钱包' },
    pages: ['card-wallet', 'card-wallet-view'],
    risk: 'LOW',
  },
  'cards.wallet.create': {
    name: { en_US: 'Create wallets', zh_CN: '创建钱包' },
    pages: ['create-card-wallet'],
    risk: 'HIGH',
  },
  'cards.wallet.topup': { name: { en_US: 'Top up wallets', zh_CN: '钱包充值' }, pages: [], risk: 'HIGH' },
  'cards.wallet.withdraw': { name: { en_US: 'Withdraw from wallets', zh_CN: '钱包转出' }, pages: [], risk: 'HIGH' },
  'cards.wallet.freeze': { name: { en_US: 'Freeze wallets', zh_CN: '冻结钱包' }, pages: [], risk: 'LOW' },
  'cards.wallet.unfreeze': { name: { en_US: 'Unfreeze wallets', zh_CN: '解冻钱包' }, pages: [], risk: 'HIGH' },
  'cards.wallet.cancel': { name: { en_US: 'Cancel wallets', zh_CN: '注销钱包' }, pages: [], risk: 'HIGH' },
  'cards.wallet.export': { name: { en_US: 'Export card wallets', zh_CN: '导出卡钱包' }, pages: [], risk: 'LOW' },
};

/** Operations, permissions and labels of wallets. */
export const walletArea = {
  operations: [wallets, walletChanges, walletCards, walletExports, walletHistory],
  permissions,
  actions: {
    '/wallet/create': ['Create wallet', '创建钱包'],
    '/wallet/topup': ['Top up wallet', '钱包充值'],
    '/wallet/withdraw': ['Withdraw from wallet', '钱包转出'],
    '/wallet/freeze': ['Freeze wallet', '冻结钱包'],
    '/wallet/unfreeze': ['Unfreeze wallet', '解冻钱包'],
    '/wallet/cancel': ['Cancel wallet', '注销钱包'],
    '/wallet/cancelCards': ['Cancel cards of wallet', '注销钱包的卡片'],
    '/wallet/export': ['Export card wallets', '导出卡钱包'],
  },
  objects: {
    wallet: ['Wallet', '钱包'],
  },
  jobs: {
    WALLET_EXPORT: ['Export card wallets', '导出卡钱包'],
    WALLET_FREEZE: ['Freeze wallet', '冻结钱包'],
    WALLET_UNFREEZE: ['Unfreeze cards of a wallet', '解冻钱包卡片'],
  },
} as const satisfies Area;
