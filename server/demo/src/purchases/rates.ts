import type { Currency } from '@console/contracts';
import { minorDigitsOf } from '@console/contracts';
import { fullRate } from '@console/server/domains/cards/transactions/rate.rules';

/** Approximate units per dollar in the year of the demo. */
const perDollar: Record<Currency, number> = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  SGD: 1.34,
  THB: 35.2,
  VND: 25_150,
  CNY: 7.18,
  JPY: 149.5,
  KWD: 0.307,
};

const dayMs = 86_400_000;

/** Variation of a rate by a few percent over the year, with a different period for each currency. */
const swing = (currency: Currency, at: Date): number =>
  currency === 'USD'
    ? 1
    : 1 + 0.03 * Math.sin(at.getTime() / (dayMs * (40 + perDollar[currency] * 0.001)) + currency.charCodeAt(0));

const valueOf = (currency: Currency, at: Date) => perDollar[currency] * swing(currency, at);

/** Returns units of `to` per unit of `from`, at a time of the reference calendar. */
export const rateOn = (at: Date, { from, to }: { from: Currency; to: Currency }): string =>
  fullRate((valueOf(to, at) / valueOf(from, at)).toFixed(8));

/** Converts a price in dollars to minor units of another currency. */
export function pricedIn(currency: Currency, dollars: number): bigint {
  const units = dollars * perDollar[currency];
  return BigInt(Math.max(1, Math.round(units * 10 ** minorDigitsOf(currency))));
}
