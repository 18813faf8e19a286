import { cardsDicts } from './reference/dict.data';
import { cardsMenus } from './reference/menu.data';
import { cardsParameters } from './reference/parameter.data';
import type { Module } from '../../platform/module';
import { sweepDueCards } from './allocations/sweep-cards.actions';
import { readDueBalances } from './cancellations/read-balances.actions';
import { cancellationRoutes } from './cancellations/cancellation.routes';
import { cardBatchRoutes } from './card-batches/card-batch.routes';
import { foldBinTally } from './card-bins/bin-tally.store';
import { cardBinRoutes } from './card-bins/card-bin.routes';
import { cardholderRoutes } from './cardholders/cardholder.routes';
import { expireDueKyc } from './cardholders/expire-kyc.actions';
import { cardCancelReview } from './cards/cancel-card.review';
import { rewrapCards } from './cards/rewrap-cards.actions';
import { foldTally } from './cards/card-tally.store';
import { cardRoutes } from './cards/card.routes';
import { findFirstCard, findWaitingCards } from './cards/waiting-cards.query';
import { cardsConfiguration } from './configured.query';
import { cardsJobs } from './cards.jobs';
import { cardsRelated } from './related.query';
import { cardsServed } from './cards.served';
import { settleDueOrders } from './channels/settle-order.actions';
import { limitLiftReview } from './limit-rules/limit-lift.review';
import { limitRuleRoutes } from './limit-rules/limit-rule.routes';
import { noteRoutes } from './notes/note.routes';
import { overviewRoutes } from './overview/overview.routes';
import { topUpDuePools } from './pools/auto-top-up.actions';
import { notifyLowPools } from './pools/notify-low.actions';
import { readDueCards } from './reconciliations/read-cards.actions';
import { reconAdjustReview } from './reconciliations/recon-adjust.review';
import { reconciliationRoutes } from './reconciliations/reconciliation.routes';
import { revealRoutes } from './reveal/reveal.routes';
import { shareCardRoutes } from './share-cards/share-card.routes';
import { shareGroupRoutes } from './share-groups/share-group.routes';
import { shareRuleRoutes } from './share-rules/share-rule.routes';
import { expireDuePurchases } from './transactions/expire.actions';
import { foldPurchases } from './transactions/purchase-tally.store';
import { foldTransactions } from './transactions/transaction-tally.store';
import { transactionRoutes } from './transactions/transaction.routes';
import { retireUninvited } from './wallet-users/wallet-invitation.store';
import { acceptInvitations } from './wallet-users/wallet-user.store';
import { walletUserRoutes } from './wallet-users/wallet-user.routes';
import { walletRoutes } from './wallets/wallet.routes';

/** Money is set aside for days and holders are known for months, so a minute more does not matter. */
const expiryMs = 60_000;

/** A new card waits for its first money this long at most, and a pool for its next. */
const allocationMs = 2_000;

/** Loose lines of counts make reading them longer, a thousand of them by a millisecond. */
const foldMs = 5_000;

/** An invitation is good for three days. */
const retirementMs = 10 * 60_000;

/** Nobody waits for a key to be wrapped anew. */
const wrappingMs = 10 * 60_000;

export const cardsModule: Module = {
  name: 'cards',
  uses: ['accounts', 'merchants'],
  reference: { dicts: cardsDicts, menus: cardsMenus, parameters: cardsParameters },
  routes: [
    cardBinRoutes,
    cardholderRoutes,
    cardRoutes,
    cardBatchRoutes,
    cancellationRoutes,
    limitRuleRoutes,
    noteRoutes,
    overviewRoutes,
    reconciliationRoutes,
    revealRoutes,
    transactionRoutes,
    shareRuleRoutes,
    shareGroupRoutes,
    shareCardRoutes,
    walletRoutes,
    walletUserRoutes,
  ],
  served: cardsServed,
  jobs: cardsJobs,
  reviews: [cardCancelReview, reconAdjustReview, limitLiftReview],
  configuration: cardsConfiguration,
  related: cardsRelated,
  waiting: findWaitingCards,
  firstSteps: findFirstCard,
  joined: acceptInvitations,
  pollers: (work) => [
    { name: 'settle orders of channels', poll: () => settleDueOrders(work) },
    { name: 'read balances at channels', poll: () => readDueBalances(work) },
    { name: 'compare cards with their channels', poll: () => readDueCards(work) },
    { name: 'expire purchases', poll: () => expireDuePurchases(work), everyMs: expiryMs, followsClock: true },
    { name: 'expire verifications', poll: () => expireDueKyc(work), everyMs: expiryMs, followsClock: true },
    { name: 'allocate money to cards', poll: () => sweepDueCards(work), everyMs: allocationMs },
    { name: 'top pools up', poll: () => topUpDuePools(work), everyMs: allocationMs },
    { name: 'notify of low pools', poll: () => notifyLowPools(work), everyMs: expiryMs },
    { name: 'wrap card keys anew', poll: () => rewrapCards(work.pool, work.vault), everyMs: wrappingMs },
    {
      name: 'retire users without an invitation',
      everyMs: retirementMs,
      followsClock: true,
      poll: async () => {
        await retireUninvited(work.owner, work.clock());
        return 0;
      },
    },
    {
      name: 'fold counts',
      everyMs: foldMs,
      // Again only after the pause, however many lines there were.
      poll: async () => {
        for (const fold of [foldTally, foldBinTally, foldPurchases, foldTransactions]) await fold(work.owner);
        return 0;
      },
    },
  ],
};
