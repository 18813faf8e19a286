import { z } from '@console/contracts/zod';
import { cancelReasons } from '../cards/cancel';
import { withJob } from '../cards/pool';
import { currencies } from '../currency';
import { job } from '../jobs/job';
import { money } from '../money';
import { operation } from '../operation';
import { id, longText, requiredText } from '../text';
import { wallet } from './wallet';
import { walletUserEmail } from './wallet-user';

/** How many users a new wallet can invite at once. */
export const walletEmailsMax = 20;

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
