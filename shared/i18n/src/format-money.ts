import { minorDigitsOf, symbolOf } from '@console/contracts';

/** An amount on the wire: a decimal string, never a number. */
export interface Amount {
  amount: string;
  currency: string;
}

/** Parts of an amount, for displays with different sizes. */
export interface MoneyParts {
  /** The minus sign (U+2212), or nothing. */
  sign: '−' | '';
  /** Grouped by three in both languages, with all decimal places of the currency. */
  number: string;
  symbol: string;
  code: string;
  isZero: boolean;
}

/** Returns the decimal places of a currency. */
export const digitsOf = (currency: string): number => minorDigitsOf(currency);

/** Works on the characters of the decimal string, so that no amount becomes a float. */
export function moneyParts({ amount, currency }: Amount): MoneyParts {
  const [, minus = '', whole = '0', fraction = ''] = /^([-−]?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const isZero = /^0*$/.test(whole + fraction);
  const rest = fraction.padEnd(minorDigitsOf(currency), '0');
  return {
    sign: minus !== '' && !isZero ? '−' : '',
    number: groupDigits(whole) + (rest === '' ? '' : `.${rest}`),
    symbol: symbolOf(currency),
    code: currency,
    isZero,
  };
}

/** `1,234.50 USD` beside other amounts, `$1,234.50 USD` alone. In both forms a minus sign comes first. */
export function formatMoney(value: Amount, look: 'table' | 'alone' = 'table'): string {
  const { sign, number, symbol, code } = moneyParts(value);
  return `${sign}${look === 'alone' ? symbol : ''}${number} ${code}`;
}

/** `1,234,567`, in both languages. */
export const formatCount = (count: number): string => `${count < 0 ? '−' : ''}${groupDigits(String(Math.abs(count)))}`;

/** `0.0125` as `1.25%`. Works on characters, because float arithmetic could add digits. */
export function formatPercent(share: string): string {
  const [, minus = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(share) ?? [];
  const digits = `${whole}${fraction.padEnd(2, '0')}`;
  const point = whole.length + 2;
  const rest = digits.slice(point).replace(/0+$/, '');
  return `${minus === '' ? '' : '−'}${groupDigits(digits.slice(0, point))}${rest === '' ? '' : `.${rest}`}%`;
}

/** `27503` as `27,503` and `-0.0125` as `−0.0125`: a decimal string without a currency, with its own decimal places. */
export function formatDecimal(decimal: string): string {
  const [, minus = '', whole = '0', fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(decimal) ?? [];
  return `${minus === '' ? '' : '−'}${groupDigits(whole)}${fraction}`;
}

const groupDigits = (whole: string) => whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
