import * as binAssignments from './bin-assignment';
import * as cancels from './cancel';
import * as cancellations from './cancellation';
import * as cancellationBulk from './cancellation-bulk';
import * as cards from './card';
import * as cardBatches from './card-batch';
import * as bins from './card-bin';
import * as binChoices from './card-bin-choices';
import * as binExports from './card-bin-export';
import * as binRecords from './card-bin-record';
import * as cardBulks from './card-bulk';
import * as cardChanges from './card-change';
import * as cardDrafts from './card-draft';
import * as cardExports from './card-export';
import * as cardFiles from './card-file';
import * as cardHistories from './card-history';
import * as cardMoves from './card-move';
import * as cardNumbers from './card-number';
import * as cardholders from './cardholder';
import * as cardholderExports from './cardholder-export';
import * as cardholderRecords from './cardholder-record';
import * as limitLifts from './limit-lift';
import * as limitRules from './limit-rule';
import * as limitExports from './limit-rule-export';
import * as limitMerchants from './limit-rule-merchant';
import * as limitUsages from './limit-rule-usage';
import * as notes from './note';
import * as overview from './overview';
import * as reconciliations from './reconciliation';
import * as reveals from './reveal';
import * as shareCards from './share-card';
import * as shareCardExports from './share-card-export';
import * as shareGroups from './share-group';
import * as shareGroupChanges from './share-group-change';
import * as shareGroupExports from './share-group-export';
import * as shareRules from './share-rule';
import * as simulator from './simulator';
import * as transactions from './transaction';
import * as transactionExports from './transaction-export';
import * as wallets from '../wallets/wallet';
import * as walletChanges from '../wallets/wallet-change';
import * as walletCards from '../wallets/wallet-card';
import * as walletExports from '../wallets/wallet-export';
import * as walletHistory from '../wallets/wallet-history';
import * as walletUsers from '../wallets/wallet-user';
import * as walletUserExports from '../wallets/wallet-user-export';

/** Where the calls of this area are. */
export const cardsOperations = [
  binAssignments,
  cancels,
  cancellations,
  cancellationBulk,
  cards,
  cardBatches,
  bins,
  binChoices,
  binExports,
  binRecords,
  cardBulks,
  cardChanges,
  cardDrafts,
  cardExports,
  cardFiles,
  cardHistories,
  cardMoves,
  cardNumbers,
  cardholders,
  cardholderExports,
  cardholderRecords,
  limitLifts,
  limitRules,
  limitExports,
  limitMerchants,
  limitUsages,
  notes,
  overview,
  reconciliations,
  reveals,
  shareCards,
  shareCardExports,
  shareGroups,
  shareGroupChanges,
  shareGroupExports,
  shareRules,
  simulator,
  transactions,
  transactionExports,
  wallets,
  walletChanges,
  walletCards,
  walletExports,
  walletHistory,
  walletUsers,
  walletUserExports,
];
