import type { Side } from './ledger.rules';

/** Class of a ledger code in the trial balance. */
type AccountClass = 'ASSET' | 'LIABILITY' | 'INCOME' | 'EXPENSE' | 'CONTROL';

interface CodeFacts {
  ownerType: 'COMPANY' | 'MERCHANT' | 'WALLET' | 'SHARE_GROUP' | 'CARD';
  normalSide: Side;
  allowNegative: boolean;
  class: AccountClass;
}

const asset = { normalSide: 'D', allowNegative: true, class: 'ASSET' } as const;
const liability = { normalSide: 'C', allowNegative: false, class: 'LIABILITY' } as const;
const income = { ownerType: 'COMPANY', normalSide: 'C', allowNegative: true, class: 'INCOME' } as const;
const expense = { ownerType: 'COMPANY', normalSide: 'D', allowNegative: true, class: 'EXPENSE' } as const;
const control = { ownerType: 'COMPANY', normalSide: 'C', allowNegative: true, class: 'CONTROL' } as const;

/** Chart of accounts. Liabilities increase on the credit side. */
const codeFacts = {
  CHANNEL_SETTLEMENT: { ...asset, ownerType: 'COMPANY' },
  BANK_CLEARING: { ...asset, ownerType: 'COMPANY' },
  FEE_RECEIVABLE: { ...asset, ownerType: 'COMPANY' },
  MERCHANT_AVAILABLE: { ...liability, ownerType: 'MERCHANT' },
  WALLET_POOL: { ...liability, ownerType: 'WALLET' },
  GROUP_POOL: { ...liability, ownerType: 'SHARE_GROUP' },
  CARD_BALANCE: { ...liability, ownerType: 'CARD' },
  REBATE_PAYABLE: { ...liability, ownerType: 'MERCHANT' },
  FEE_INCOME: income,
  FX_INCOME: income,
  CHANNEL_COST: expense,
  REBATE_EXPENSE: expense,
  LOSS: expense,
  SUSPENSE_MISMATCH: control,
  SUSPENSE_UNMATCHED: control,
  CLEARING_INTERNAL: control,
} as const satisfies Record<string, CodeFacts>;

type PlainCode = keyof typeof codeFacts;

/** Fee income and channel costs have one ledger code per kind: `FEE_INCOME:ISSUANCE`. */
type KindedCode = 'FEE_INCOME' | 'CHANNEL_COST';
export type LedgerCode = Exclude<PlainCode, KindedCode> | `${KindedCode}:${string}`;

export function factsOf(code: string): CodeFacts {
  const [plain = ''] = code.split(':');
  if (!(plain in codeFacts)) throw new Error(`The chart of accounts has no ${code}.`);
  // The check above guarantees that it is a key.
  return codeFacts[plain as PlainCode];
}
