import {
  cancelWallet,
  cancelWalletCards,
  createWallet,
  freezeWallet,
  listWalletBins,
  listWalletHolders,
  listWallets,
  readWallet,
  readWalletHistory,
  topUpWallet,
  unfreezeWallet,
  withdrawWallet,
  countWalletExport,
  exportWallets,
} from '@console/contracts/wallets';
import { cancelCardsOf, cancelPool } from '../pools/pool-cancel.actions';
import { transferPoolMoney } from '../pools/pool-money.actions';
import { findPools, readPool } from '../pools/pool.query';
import { freezePool, unfreezePool } from '../pools/pool-switch.actions';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { walletExport } from './wallet.export';
import { mount } from '../../../platform/http/mount';
import { findWalletEvents } from './wallet-history.query';
import { walletKind } from './wallet-kind.query';
import { findWalletBins, findWalletHolders } from './wallet-choices.query';
import { createWalletOf } from './wallet.actions';

export function walletRoutes(app: App): void {
  mount(app, listWallets, (query, context) => findPools(walletKind, context, query));
  mount(app, readWallet, ({ id }, context) => readPool(walletKind, context, id));
  mount(app, readWalletHistory, async ({ id }, context) => ({ list: await findWalletEvents(context, id) }));
  mount(app, listWalletHolders, (query, context) => findWalletHolders(context, query));
  mount(app, listWalletBins, ({ walletId }, context) => findWalletBins(context, walletId));
  mount(app, createWallet, (draft, context) => createWalletOf(draft, context));
  mount(app, topUpWallet, (transfer, context) => transferPoolMoney('TOPUP', walletKind, transfer, context));
  mount(app, withdrawWallet, (transfer, context) => transferPoolMoney('WITHDRAW', walletKind, transfer, context));
  mount(app, freezeWallet, (input, context) => freezePool(walletKind, input, context));
  mount(app, unfreezeWallet, (input, context) => unfreezePool(walletKind, input, context));
  mount(app, cancelWallet, (target, context) => cancelPool(walletKind, target, context));
  mount(app, cancelWalletCards, (input, context) => cancelCardsOf(walletKind, input, context));
  mountExport(app, {
    count: countWalletExport,
    start: exportWallets,
    type: 'WALLET_EXPORT',
    dataset: walletExport,
  });
}
