import { z } from '@console/contracts/zod';
import { cancelReasons } from '../cards/cancel';
import { poolFields, withJob } from '../cards/pool';
import { walletStatuses } from '../cards/pool.states';
import { currencies } from '../currency';
import { job } from '../jobs/job';
import { listInput, listOutput } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { id, longText, requiredText } from '../text';
import { walletUserEmail } from './wallet-user';

/** How many users a new wallet can invite at once. */
export const walletEmailsMax = 20;

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

export const walletDraft = z.strictObject({
  merchantId: id('mer'),
  name: requiredText(60),
  ruleId: id('rule'),
  accountId: id('acct'),
  currency: z.enum(currencies),
  deposit: money,
  cardLimit: money,
  cardholderIds: z.array(id('holder')).max(100),
  /** Each is invited. */
  userEmails: z.array(walletUserEmail).max(walletEmailsMax),
});
export type WalletDraft = z.infer<typeof walletDraft>;

/** The deposit comes from the account at once. */
export const createWallet = operation({
  path: '/wallet/create',
  permission: 'cards.wallet.create',
  input: walletDraft,
  output: wallet,
  idempotent: true,
});

const target = { id: id('wallet'), version: z.int() };
const move = z.strictObject({ ...target, amount: money });

/** From the account into the pool. */
export const topUpWallet = operation({
  path: '/wallet/topup',
  permission: 'cards.wallet.topup',
  input: move,
  output: wallet,
  idempotent: true,
});

/** From the pool back to the account. */
export const withdrawWallet = operation({
  path: '/wallet/withdraw',
  permission: 'cards.wallet.withdraw',
  input: move,
  output: wallet,
  idempotent: true,
});

const switchInput = z.strictObject({ ...target, withCards: z.boolean() });

/** Refused with 2005 while a card is not frozen; with its cards, each is frozen first, and the wallet when all are. */
export const freezeWallet = operation({
  path: '/wallet/freeze',
  permission: 'cards.wallet.freeze',
  input: switchInput,
  output: withJob(wallet),
  idempotent: true,
});

/** Cards that were frozen with the wallet can be unfrozen with it, and only those. */
export const unfreezeWallet = operation({
  path: '/wallet/unfreeze',
  permission: 'cards.wallet.unfreeze',
  input: switchInput,
  output: withJob(wallet),
  idempotent: true,
});

/** The end of a wallet whose cards are all cancelled (2004); what is in the pool goes back to the account. */
export const cancelWallet = operation({
  path: '/wallet/cancel',
  permission: 'cards.wallet.cancel',
  input: z.strictObject(target),
  output: wallet,
  idempotent: true,
});

/** Asks for the end of each card that is in the way of the end of its wallet: a review for each. */
export const cancelWalletCards = operation({
  path: '/wallet/cancelCards',
  permission: 'cards.card.cancel',
  input: z.strictObject({ id: id('wallet'), reason: z.enum(cancelReasons), note: longText().optional() }),
  output: job,
  idempotent: true,
});
