import type { Area, Catalogue } from '../area';
import * as walletUsers from './wallet-user';
import * as walletUserExports from './wallet-user-export';

const permissions: Catalogue = {
  'cards.wallet-user.view': {
    name: { en_US: 'View wallet users', zh_CN: '查看钱包用户' },
    pages: ['cards-user-wallet'],
    risk: 'LOW',
  },
  'cards.wallet-user.invite': {
    name: { en_US: 'Invite wallet users', zh_CN: '邀请钱包用户' },
    pages: [],
    risk: 'LOW',
  },
  'cards.wallet-user.remove': {
    name: { en_US: 'Remove wallet users', zh_CN: '移除钱包用户' },
    pages: [],
    risk: 'LOW',
  },
  'cards.wallet-user.export': { name: { en_US: 'Export wallet users', zh_CN: '导出钱包用户' }, pages: [], risk: 'LOW' },
};

/** Operations, permissions and labels of wallet users. */
export const walletUserArea = {
  operations: [walletUsers, walletUserExports],
  permissions,
  actions: {
    '/walletUser/invite': ['Invite wallet user', '邀请钱包用户'],
    '/walletUser/access': ['Change access of wallet user', '修改钱包用户权限'],
    '/walletUser/remove': ['Remove wallet user', '移除钱包用户'],
    '/walletUser/withdraw': ['Withdraw invitation', '撤回邀请'],
    '/walletUser/export': ['Export wallet users', '导出钱包用户'],
  },
  objects: {
    wallet_user: ['Wallet user', '钱包用户'],
  },
  jobs: {
    WALLET_USER_EXPORT: ['Export wallet users', '导出钱包用户'],
  },
} as const satisfies Area;
