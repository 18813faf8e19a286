import type { Feature } from '../../platform/feature';
import { allocationFeature } from './allocations/allocation.feature';
import { cancellationFeature } from './cancellations/cancellation.feature';
import { cardBatchFeature } from './card-batches/card-batch.feature';
import { cardBinFeature } from './card-bins/card-bin.feature';
import { cardholderFeature } from './cardholders/cardholder.feature';
import { cardFeature } from './cards/card.feature';
import { channelFeature } from './channels/channel.feature';
import { limitRuleFeature } from './limit-rules/limit-rule.feature';
import { noteFeature } from './notes/note.feature';
import { overviewFeature } from './overview/overview.feature';
import { poolFeature } from './pools/pool.feature';
import { reconciliationFeature } from './reconciliations/reconciliation.feature';
import { revealFeature } from './reveal/reveal.feature';
import { shareCardFeature } from './share-cards/share-card.feature';
import { shareGroupFeature } from './share-groups/share-group.feature';
import { shareRuleFeature } from './share-rules/share-rule.feature';
import { transactionFeature } from './transactions/transaction.feature';
import { walletUserFeature } from './wallet-users/wallet-user.feature';
import { walletFeature } from './wallets/wallet.feature';
import { foldBinTally } from './card-bins/bin-tally.store';
import { foldTally } from './cards/card-tally.store';
import { cardsConfiguration } from './configured.query';
import { foldPurchases } from './transactions/purchase-tally.store';
import { foldTransactions } from './transactions/transaction-tally.store';

/** Polling interval for merging tally rows. A thousand loose rows make each read about a millisecond slower. */
const foldMs = 5_000;

export const cardsFeature: Feature = {
  name: 'cards',
  uses: ['accounts', 'merchants'],
  nouns: [
    cardBinFeature,
    cardholderFeature,
    cardFeature,
    cardBatchFeature,
    cancellationFeature,
    limitRuleFeature,
    noteFeature,
    overviewFeature,
    reconciliationFeature,
    revealFeature,
    transactionFeature,
    shareGroupFeature,
    shareRuleFeature,
    shareCardFeature,
    walletFeature,
    walletUserFeature,
    poolFeature,
    allocationFeature,
    channelFeature,
  ],
  configuration: cardsConfiguration,
  pollers: (work) => [
    {
      name: 'fold counts',
      everyMs: foldMs,
      // Returns zero so that the next run starts only after the interval, however many rows were merged.
      poll: async () => {
        for (const fold of [foldTally, foldBinTally, foldPurchases, foldTransactions]) await fold(work.owner);
        return 0;
      },
    },
  ],
};
