import { z } from '@console/contracts/zod';
import { cancelReasons } from '../cards/cancel';
import { withJob } from '../cards/pool';
import { currencies } from '../currency';
import { job } from '../jobs/job';
import { enteredMoney } from '../money';
import { operation } from '../operation';
import { id, longText, requiredText } from '../text';
import { wallet } from './wallet';
import { walletUserEmail } from './wallet-user';

/** Maximum number of users invited with a new wallet. */
export const walletEmailsMax = 20;

export const walletDraft = z.strictObject({
  merchantId: id('mer'),
  name: requiredText(60),
  ruleId: id('rule'),
  accountId: id('acct'),
  currency: z.enum(currencies),
  deposit: enteredMoney,
  cardLimit: enteredMoney,
  cardholderIds: z.array(id('holder')).max(100),
  /** Each address gets an invitation. */
  userEmails: z.array(walletUserEmail).max(walletEmailsMax),
});
export type WalletDraft = z.infer<typeof walletDraft>;

/** Creates a wallet. The account pays the deposit immediately. */
export const createWallet = operation({
  path: '/wallet/create',
  permission: 'cards.wallet.create',
  input: walletDraft,
  output: wallet,
  idempotent: true,
});

const target = { id: id('wallet'), version: z.int() };
const transfer = z.strictObject({ ...target, amount: enteredMoney });

/** Transfers money from the account to the wallet. */
export const topUpWallet = operation({
  path: '/wallet/topup',
  permission: 'cards.wallet.topup',
  input: transfer,
  output: wallet,
  idempotent: true,
});

/** Transfers money from the wallet to the account. */
export const withdrawWallet = operation({
  path: '/wallet/withdraw',
  permission: 'cards.wallet.withdraw',
  input: transfer,
  output: wallet,
  idempotent: true,
});

const switchInput = z.strictObject({ ...target, withCards: z.boolean() });

/**
 * Freezes a wallet. Refused with 2005 while a card is not frozen. `withCards` freezes each card first, and then the
 * wallet.
 */
export const freezeWallet = operation({
  path: '/wallet/freeze',
  permission: 'cards.wallet.freeze',
  input: switchInput,
  output: withJob(wallet),
  idempotent: true,
});

/** Unfreezes a wallet. `withCards` unfreezes only the cards that were frozen with it. */
export const unfreezeWallet = operation({
  path: '/wallet/unfreeze',
  permission: 'cards.wallet.unfreeze',
  input: switchInput,
  output: withJob(wallet),
  idempotent: true,
});

/** Cancels a wallet. Refused with 2004 unless all its cards are cancelled. Its balance returns to the account. */
export const cancelWallet = operation({
  path: '/wallet/cancel',
  permission: 'cards.wallet.cancel',
  input: z.strictObject(target),
  output: wallet,
  idempotent: true,
});

/** Requests the cancellation of each card that prevents the cancellation of the wallet: one review per card. */
export const cancelWalletCards = operation({
  path: '/wallet/cancelCards',
  permission: 'cards.card.cancel',
  input: z.strictObject({ id: id('wallet'), reason: z.enum(cancelReasons), note: longText().optional() }),
  output: job,
  idempotent: true,
});
