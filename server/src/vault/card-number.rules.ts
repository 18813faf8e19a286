/** The check digit of ISO/IEC 7812: with it, the sum of the digits (every second doubled) ends in zero. */
export function checkDigitOf(payload: string): string {
  const sum = [...payload].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

export const isCardNumber = (number: string): boolean =>
  /^\d{16}$/.test(number) && checkDigitOf(number.slice(0, -1)) === number.slice(-1);

/** A synthetic number: BIN, digits drawn by the caller, check digit. 16 digits. */
export function cardNumberOf(bin: string, drawDigit: () => number): string {
  const drawn = Array.from({ length: 15 - bin.length }, () => String(drawDigit())).join('');
  return bin + drawn + checkDigitOf(bin + drawn);
}

/** First four and last four, bullets between. */
export const maskedNumber = (bin8: string, last4: string): string => `${bin8.slice(0, 4)}${'•'.repeat(8)}${last4}`;
