import type { TypedNumber } from '@console/contracts';

/** The value of an input: the decimal string that was read, or the typed text if it is unreadable. */
export function typedValueOf(reading: TypedNumber, typed: string): string {
  if (reading.at === 'empty') return '';
  return reading.at === 'read' ? reading.decimal : typed;
}

/** Groups the digits of a decimal string and fills up its decimal places. Any other text is returned unchanged. */
export function shownDecimal(value: string, fractionDigits: number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value);
  if (!match) return value;
  const [, sign = '', whole = '', fraction = ''] = match;
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = fraction.padEnd(fractionDigits, '0');
  return `${sign}${grouped}${rest === '' ? '' : `.${rest}`}`;
}
