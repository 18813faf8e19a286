/** Stays and rentals: the sum is known when they end, so the money stays reserved for a month. */
const isLongStay = (mcc: string): boolean => {
  const code = Number(mcc);
  return (code >= 3351 && code <= 3999) || [4411, 7011, 7512, 7513].includes(code);
};

const tipped = new Set(['4121', '5812', '5813', '5814', '7230']);

/** How far a clearing may exceed its authorization before somebody is notified, in percent. */
export function tolerancePercentOf(mcc: string): bigint {
  if (tipped.has(mcc)) return 20n;
  return isLongStay(mcc) ? 15n : 0n;
}

const dayMs = 86_400_000;

/** For how many days money stays reserved, as the platform has it set. */
export interface HoldDays {
  usual: number;
  longStay: number;
}

/** Unless a parameter says otherwise. */
export const holdDaysByDefault: HoldDays = { usual: 7, longStay: 31 };

/** When money that nobody collected is released. */
export const expiryAt = (mcc: string, from: Date, { usual, longStay }: HoldDays): Date =>
  new Date(from.getTime() + (isLongStay(mcc) ? longStay : usual) * dayMs);

/** Where cash is handed out: at a counter or by a machine. The function limit_txn_kind of the database says the same. */
export const isCash = (mcc: string): boolean => mcc === '6010' || mcc === '6011';
