import { z } from '@console/contracts/zod';
import { poolFields } from '../cards/pool';
import { walletStatuses } from '../cards/pool.states';
import { currencies } from '../currency';
import { listInput, listOutput } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { id } from '../text';

/** Money that the cards of chosen cardholders spend together, whatever their BIN. */
export const wallet = z.strictObject({
  id: id('wallet'),
  ...poolFields,
  /** The most that a card of the wallet may have as its limit. */
  cardLimit: money,
  /** Who may hold its cards; where none is named, any cardholder of the merchant. */
  cardholders: z.array(z.strictObject({ id: id('holder'), name: z.string() })),
  /** How many may use it or are invited to. */
  users: z.int(),
  status: z.enum(walletStatuses),
});
export type Wallet = z.infer<typeof wallet>;

export const walletFilter = z.strictObject({
  status: z.array(z.enum(walletStatuses)).max(3).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
  currency: z.array(z.enum(currencies)).max(20).optional(),
});

/** `keyword` matches name and number. Totals: `available` per currency. */
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
