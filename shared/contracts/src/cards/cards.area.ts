import type { Area } from '../area';
import { walletUserArea } from '../wallets/wallet-user.area';
import { walletArea } from '../wallets/wallet.area';
import { bulkReasons } from './bulk-reasons';
import { allocationArea } from './allocation.area';
import { cancellationArea } from './cancellation.area';
import { cardBatchArea } from './card-batch.area';
import { cardBinArea } from './card-bin.area';
import { cardArea } from './card.area';
import { cardholderArea } from './cardholder.area';
import { channelArea } from './channel.area';
import { limitRuleArea } from './limit-rule.area';
import { noteArea } from './note.area';
import { overviewArea } from './overview.area';
import { poolArea } from './pool.area';
import { reconciliationArea } from './reconciliation.area';
import { revealArea } from './reveal.area';
import { shareCardArea } from './share-card.area';
import { shareGroupArea } from './share-group.area';
import { shareRuleArea } from './share-rule.area';
import { transactionArea } from './transaction.area';
import { cardsMessages } from './messages';

/** Texts of field codes. They are one file for the domain, because rules of several nouns use them. */
const cardsArea = { fields: cardsMessages, reasons: bulkReasons } as const satisfies Area;

/** Areas of this domain. */
export const cardsAreas = [
  cardsArea,
  cardArea,
  cardBatchArea,
  transactionArea,
  cardholderArea,
  cardBinArea,
  limitRuleArea,
  reconciliationArea,
  walletUserArea,
  shareRuleArea,
  shareGroupArea,
  shareCardArea,
  walletArea,
  noteArea,
  cancellationArea,
  revealArea,
  overviewArea,
  poolArea,
  allocationArea,
  channelArea,
] as const satisfies readonly Area[];
