/** Currencies of the platform, with their decimal places (ISO 4217). */
const digits = { USD: 2, EUR: 2, GBP: 2, VND: 0, THB: 2, SGD: 2, CNY: 2, JPY: 0, KWD: 3 } as const;

export type Currency = keyof typeof digits;
export const currencies = Object.keys(digits) as [Currency, ...Currency[]];

/** Symbols from section 9 of the specification; all other currencies have `¤`. */
const symbols: Partial<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  VND: '₫',
  THB: '฿',
  SGD: 'S$',
  CNY: '¥',
};

/** Decimal places of a currency; 2 if it is not in the table. */
export const minorDigitsOf = (currency: string): number => (currency in digits ? digits[currency as Currency] : 2);

/** Symbol in the specification, which can differ from the symbol in `Intl`. */
export const symbolOf = (currency: string): string => symbols[currency] ?? '¤';

/** Other notations of a currency in English and Chinese. `$` alone means US dollars, as in the console. */
const otherSigns: Partial<Record<string, readonly string[]>> = {
  USD: ['US$'],
  GBP: ['UK£'],
  SGD: ['SG$'],
  CNY: ['CN¥', 'RMB', '元'],
  JPY: ['¥', 'JP¥', '円'],
};

/** Notations, in upper case, that may stand beside an amount: code, symbol, code with symbol, and other notations. */
export const signsOf = (currency: string): readonly string[] => [
  currency,
  symbolOf(currency),
  `${currency}${symbolOf(currency)}`,
  ...(otherSigns[currency] ?? []),
];
