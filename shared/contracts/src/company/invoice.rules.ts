import { minorDigitsOf } from '../currency';

/** Types of invoice lines. */
export const invoiceLineTypes = ['SERVICE', 'BIN', 'ACTIVITY', 'MANUAL', 'REBATE', 'CREDIT', 'TAX'] as const;
export type InvoiceLineType = (typeof invoiceLineTypes)[number];

/** Types that reduce the total; all others increase it. */
const takenOff = new Set<InvoiceLineType>(['REBATE', 'CREDIT']);

/** Quantity with at most three decimal places. */
export const quantityPattern = /^\d{1,9}(\.\d{1,3})?$/;
/** Price per unit in the currency of the invoice, with at most six decimal places, more than the currency has. */
export const ratePattern = /^-?\d{1,9}(\.\d{1,6})?$/;

export interface PricedLine {
  type: InvoiceLineType;
  quantity: string;
  rate: string;
}

/** Returns whether the sign of a rate fits its type: negative for a rebate or credit, otherwise not. */
export const hasRightSign = ({ type, rate }: Pick<PricedLine, 'type' | 'rate'>): boolean => {
  if (!ratePattern.test(rate)) return true;
  const value = scaled(rate, 6);
  return takenOff.has(type) ? value < 0n : value > 0n;
};

export const isSome = ({ quantity }: Pick<PricedLine, 'quantity'>): boolean =>
  quantityPattern.test(quantity) && scaled(quantity, 3) > 0n;

/** Returns whether there are lines and all of them can be priced. Issues of a line are reported at its fields. */
export const arePriced = (lines: readonly PricedLine[]): boolean =>
  lines.length > 0 && lines.every((line) => ratePattern.test(line.rate) && isSome(line) && hasRightSign(line));

/** Maximum amount of a line or an invoice in minor units; a larger one is a typing error. */
const minorMost = 10n ** 15n;

/** Returns whether the amounts of all lines and the total are within the maximum, positive or negative. */
export const isWithinBounds = (lines: readonly PricedLine[], currency: string): boolean =>
  [...lines.map((line) => lineMinor(line, currency)), invoiceSums(lines, currency).total].every(
    (minor) => minor <= minorMost && minor >= -minorMost,
  );

/** Returns quantity times rate in minor units, rounded half away from zero once per line. */
export function lineMinor({ quantity, rate }: PricedLine, currency: string): bigint {
  const exact = scaled(quantity, 3) * scaled(rate, 6) * 10n ** BigInt(minorDigitsOf(currency));
  const [size, unit] = [exact < 0n ? -exact : exact, 10n ** 9n];
  const rounded = (size * 2n + unit) / (unit * 2n);
  return exact < 0n ? -rounded : rounded;
}

/** Returns the sum of all lines except tax, the tax, and the total, in minor units. */
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
