import { minorDigitsOf } from '../currency';

/** What a line of an invoice is about. */
export const invoiceLineTypes = ['SERVICE', 'BIN', 'ACTIVITY', 'MANUAL', 'REBATE', 'CREDIT', 'TAX'] as const;
export type InvoiceLineType = (typeof invoiceLineTypes)[number];

/** Taken off the invoice; everything else is added. */
const takenOff = new Set<InvoiceLineType>(['REBATE', 'CREDIT']);

/** At most three digits behind the point. */
export const quantityPattern = /^\d{1,9}(\.\d{1,3})?$/;
/** Of one piece, in the currency of the invoice: finer than its minor unit, at most six digits behind the point. */
export const ratePattern = /^-?\d{1,9}(\.\d{1,6})?$/;

export interface PricedLine {
  type: InvoiceLineType;
  quantity: string;
  rate: string;
}

/** Whether the sign of a rate says what the type says: a rebate or a credit is below zero, nothing else is. */
export const hasRightSign = ({ type, rate }: Pick<PricedLine, 'type' | 'rate'>): boolean => {
  if (!ratePattern.test(rate)) return true;
  const value = scaled(rate, 6);
  return takenOff.has(type) ? value < 0n : value > 0n;
};

export const isSome = ({ quantity }: Pick<PricedLine, 'quantity'>): boolean =>
  quantityPattern.test(quantity) && scaled(quantity, 3) > 0n;

/** Whether there are lines and each can be priced; what is wrong with one is said at its field. */
export const arePriced = (lines: readonly PricedLine[]): boolean =>
  lines.length > 0 && lines.every((line) => ratePattern.test(line.rate) && isSome(line) && hasRightSign(line));

/** A line or an invoice of more minor units is a slip of somebody's hand. */
const minorMost = 10n ** 15n;

/** Whether each line, and all of them, stay below that, on either side of nothing. */
export const isWithinBounds = (lines: readonly PricedLine[], currency: string): boolean =>
  [...lines.map((line) => lineMinor(line, currency)), invoiceSums(lines, currency).total].every(
    (minor) => minor <= minorMost && minor >= -minorMost,
  );

/** Quantity times rate in minor units, rounded half up by its size, once for each line. */
export function lineMinor({ quantity, rate }: PricedLine, currency: string): bigint {
  const exact = scaled(quantity, 3) * scaled(rate, 6) * 10n ** BigInt(minorDigitsOf(currency));
  const [size, unit] = [exact < 0n ? -exact : exact, 10n ** 9n];
  const rounded = (size * 2n + unit) / (unit * 2n);
  return exact < 0n ? -rounded : rounded;
}

/** All lines but tax, tax, and both, in minor units. */
export function invoiceSums(lines: readonly PricedLine[], currency: string) {
  const sumOf = (some: readonly PricedLine[]) => some.reduce((sum, line) => sum + lineMinor(line, currency), 0n);
  const tax = sumOf(lines.filter(({ type }) => type === 'TAX'));
  const subtotal = sumOf(lines.filter(({ type }) => type !== 'TAX'));
  return { subtotal, tax, total: subtotal + tax };
}

function scaled(text: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + fraction.padEnd(digits, '0'));
  return text.startsWith('-') ? -value : value;
}
