import { checkDigitOf } from '@console/contracts';

/** Returns a synthetic number of 16 digits: BIN, digits from the caller, and check digit. */
export function cardNumberOf(bin: string, drawDigit: () => number): string {
  const drawn = Array.from({ length: 15 - bin.length }, () => String(drawDigit())).join('');
  return bin + drawn + checkDigitOf(bin + drawn);
}

/** Returns the first four and last four digits with bullets between. */
export const maskedNumber = (bin8: string, last4: string): string => `${bin8.slice(0, 4)}${'•'.repeat(8)}${last4}`;
