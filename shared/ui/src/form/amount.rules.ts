/** What was typed as a decimal string of the wire: no grouping, full-width digits made plain. Not checked further. */
export function decimalOf(typed: string): string {
  const plain = typed.normalize('NFKC').replace(/[\s,]/g, '').replace(/[−–]/g, '-');
  return plain.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
}

/** Groups the digits of a decimal string and fills up its fraction; anything else stays as it was typed. */
export function shownDecimal(value: string, fractionDigits: number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value);
  if (!match) return value;
  const [, sign = '', whole = '', fraction = ''] = match;
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = fraction.padEnd(fractionDigits, '0');
  return `${sign}${grouped}${rest === '' ? '' : `.${rest}`}`;
}
