import type { Side } from './ledger.rules';

/** The chart of accounts, as far as issuing needs it. What the platform owes grows on the credit side. */
export const ledgerCodes = {
  MERCHANT_AVAILABLE: { ownerType: 'MERCHANT', normalSide: 'C', allowNegative: false },
  CARD_BALANCE: { ownerType: 'CARD', normalSide: 'C', allowNegative: false },
  CHANNEL_SETTLEMENT: { ownerType: 'COMPANY', normalSide: 'D', allowNegative: true },
  'FEE_INCOME:ISSUANCE': { ownerType: 'COMPANY', normalSide: 'C', allowNegative: true },
} as const satisfies Record<string, { ownerType: string; normalSide: Side; allowNegative: boolean }>;

export type LedgerCode = keyof typeof ledgerCodes;
