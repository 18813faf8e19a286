import type { Currency } from '@console/contracts';
import { minorDigitsOf } from '@console/contracts';
import { fullRate } from '@console/server/domains/cards/transactions/rate.rules';

/** About what a dollar was worth in the year of the demo. */
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

/** Rates go up and down by a few percent over the year, each currency in a rhythm of its own. */
const swing = (currency: Currency, at: Date): number =>
  currency === 'USD'
    ? 1
    : 1 + 0.03 * Math.sin(at.getTime() / (dayMs * (40 + perDollar[currency] * 0.001)) + currency.charCodeAt(0));

const valueOf = (currency: Currency, at: Date) => perDollar[currency] * swing(currency, at);

/** Units of `to` for one of `from`, with ten digits, at a moment of the reference calendar. */
export const rateOn = (at: Date, { from, to }: { from: Currency; to: Currency }): string =>
  fullRate((valueOf(to, at) / valueOf(from, at)).toFixed(8));

/** Dollars as minor units of another currency, as a shop would price them. */
export function pricedIn(currency: Currency, dollars: number): bigint {
  const units = dollars * perDollar[currency];
  return BigInt(Math.max(1, Math.round(units * 10 ** minorDigitsOf(currency))));
}
