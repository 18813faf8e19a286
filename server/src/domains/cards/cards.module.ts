import type { Module } from '../../platform/module';
import { allocationModule } from './allocations/allocation.module';
import { cancellationModule } from './cancellations/cancellation.module';
import { cardBatchModule } from './card-batches/card-batch.module';
import { cardBinModule } from './card-bins/card-bin.module';
import { cardholderModule } from './cardholders/cardholder.module';
import { cardModule } from './cards/card.module';
import { channelModule } from './channels/channel.module';
import { limitRuleModule } from './limit-rules/limit-rule.module';
import { noteModule } from './notes/note.module';
import { overviewModule } from './overview/overview.module';
import { poolModule } from './pools/pool.module';
import { reconciliationModule } from './reconciliations/reconciliation.module';
import { revealModule } from './reveal/reveal.module';
import { shareCardModule } from './share-cards/share-card.module';
import { shareGroupModule } from './share-groups/share-group.module';
import { shareRuleModule } from './share-rules/share-rule.module';
import { transactionModule } from './transactions/transaction.module';
import { walletUserModule } from './wallet-users/wallet-user.module';
import { walletModule } from './wallets/wallet.module';
import { foldBinTally } from './card-bins/bin-tally.store';
import { foldTally } from './cards/card-tally.store';
import { cardsConfiguration } from './configured.query';
import { foldPurchases } from './transactions/purchase-tally.store';
import { foldTransactions } from './transactions/transaction-tally.store';

/** Polling interval for merging tally rows. A thousand loose rows make each read about a millisecond slower. */
const foldMs = 5_000;

export const cardsModule: Module = {
  name: 'cards',
  uses: ['accounts', 'merchants'],
  nouns: [
    cardBinModule,
    cardholderModule,
    cardModule,
    cardBatchModule,
    cancellationModule,
    limitRuleModule,
    noteModule,
    overviewModule,
    reconciliationModule,
    revealModule,
    transactionModule,
    shareGroupModule,
    shareRuleModule,
    shareCardModule,
    walletModule,
    walletUserModule,
    poolModule,
    allocationModule,
    channelModule,
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
