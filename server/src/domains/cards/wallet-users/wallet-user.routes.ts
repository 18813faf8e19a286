import {
  inviteWalletUser,
  listWalletUsers,
  removeWalletUser,
  setWalletAccess,
  withdrawWalletInvitation,
  countWalletUserExport,
  exportWalletUsers,
} from '@console/contracts/wallets';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { walletUserExport } from './wallet-user.export';
import { mount } from '../../../platform/http/mount';
import { endWalletUser } from './end-wallet-user.actions';
import { inviteToWallet } from './invite-wallet-user.actions';
import { setAccess } from './set-wallet-access.actions';
import { findWalletUsers } from './wallet-user-search.query';

export function walletUserRoutes(app: App): void {
  mount(app, listWalletUsers, (query, context) => findWalletUsers(context, query));
  mount(app, inviteWalletUser, (input, context) => inviteToWallet(input, context));
  mount(app, setWalletAccess, (input, context) => setAccess(input, context));
  mount(app, withdrawWalletInvitation, (target, context) => endWalletUser('WITHDRAW', target, context));
  mount(app, removeWalletUser, (target, context) => endWalletUser('REMOVE', target, context));
  mountExport(app, {
    count: countWalletUserExport,
    start: exportWalletUsers,
    type: 'WALLET_USER_EXPORT',
    dataset: walletUserExport,
  });
}
