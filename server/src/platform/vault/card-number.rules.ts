import { checkDigitOf } from '@console/contracts';

/** A synthetic number: BIN, digits drawn by the caller, check digit. 16 digits. */
export function cardNumberOf(bin: string, drawDigit: () => number): string {
  const drawn = Array.from({ length: 15 - bin.length }, () => String(drawDigit())).join('');
  return bin + drawn + checkDigitOf(bin + drawn);
}

/** First four and last four, bullets between. */
export const maskedNumber = (bin8: string, last4: string): string => `${bin8.slice(0, 4)}${'•'.repeat(8)}${last4}`;
