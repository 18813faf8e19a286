import type { Entry } from '../../accounts/ledger/ledger.store';
import { linesOf } from '../../accounts/ledger/posting.rules';

/** Amounts and accounts of one new card. */
interface Issued {
  companyId: string;
  payerId: string;
  incomeId: string;
  cardId: string;
  cardLedgerId: string;
  currency: string;
  deposit: bigint;
  fee: bigint;
  by: string;
  now: Date;
}

/** Ledger entry of a new card. The merchant pays deposit and fee; only the deposit is booked on the card. */
export const issueEntryOf = (issued: Issued): Entry => ({
  companyId: issued.companyId,
  eventType: 'CARD_ISSUED',
  sourceType: 'CARD',
  sourceId: issued.cardId,
  occurredAt: issued.now,
  createdBy: issued.by,
  lines: linesOf(
    'CARD_ISSUED',
    {
      MERCHANT_AVAILABLE: issued.payerId,
      CARD_BALANCE: issued.cardLedgerId,
      'FEE_INCOME:ISSUANCE': issued.incomeId,
    },
    { principal: issued.deposit, fees: { ISSUANCE: issued.fee }, currency: issued.currency },
  ),
});
