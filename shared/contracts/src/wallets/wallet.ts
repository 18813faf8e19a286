import { z } from '@console/contracts/zod';
import { poolFields } from '../cards/pool';
import { walletStatuses } from '../cards/pool.states';
import { currencies } from '../currency';
import { listInput, listOutput } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { id } from '../text';

/** Shared balance for the cards of selected cardholders, with any BIN. */
export const wallet = z.strictObject({
  id: id('wallet'),
  ...poolFields,
  /** Maximum limit of each card of the wallet. */
  cardLimit: money,
  /** Possible holders of its cards; empty for all cardholders of the merchant. */
  cardholders: z.array(z.strictObject({ id: id('holder'), name: z.string() })),
  /** Number of active and invited users. */
  users: z.int(),
  status: z.enum(walletStatuses),
});
export type Wallet = z.infer<typeof wallet>;

export const walletFilter = z.strictObject({
  status: z.array(z.enum(walletStatuses)).max(3).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
  currency: z.array(z.enum(currencies)).max(20).optional(),
});

/** Lists wallets. `keyword` matches name and number. Totals: `available` per currency. */
export const listWallets = operation({
  path: '/wallet/list',
  permission: 'cards.wallet.view',
  input: listInput(walletFilter, ['createdAt', 'name']),
  output: listOutput(wallet),
  reads: true,
});

export const readWallet = operation({
  path: '/wallet/detail',
  permission: 'cards.wallet.view',
  input: z.strictObject({ id: id('wallet') }),
  output: wallet,
  reads: true,
});
