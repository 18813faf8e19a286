/** Hotels and rentals, whose amount is known at their end, so that holds last a month. */
const isLongStay = (mcc: string): boolean => {
  const code = Number(mcc);
  return (code >= 3351 && code <= 3999) || [4411, 7011, 7512, 7513].includes(code);
};

const tipped = new Set(['4121', '5812', '5813', '5814', '7230']);

/** Percentage by which a clearing may exceed its authorization without an alert. */
export function tolerancePercentOf(mcc: string): bigint {
  if (tipped.has(mcc)) return 20n;
  return isLongStay(mcc) ? 15n : 0n;
}

const dayMs = 86_400_000;

/** Days until a hold expires, from the platform's parameters. */
export interface HoldDays {
  usual: number;
  longStay: number;
}

/** Defaults of the parameters. */
export const holdDaysByDefault: HoldDays = { usual: 7, longStay: 31 };

/** Expiry of a hold. */
export const expiryAt = (mcc: string, from: Date, { usual, longStay }: HoldDays): Date =>
  new Date(from.getTime() + (isLongStay(mcc) ? longStay : usual) * dayMs);

/** Cash withdrawals, at a counter or a machine. The database function limit_txn_kind has the same codes. */
export const isCash = (mcc: string): boolean => mcc === '6010' || mcc === '6011';
