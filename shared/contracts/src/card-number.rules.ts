/** The check digit of ISO/IEC 7812: with it, the sum of the digits (every second doubled) ends in zero. */
export function checkDigitOf(payload: string): string {
  const sum = [...payload].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** What was typed, without the gaps that people leave between groups. */
export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** As long as a card number of any scheme, with a right check digit (the Luhn algorithm). */
export const isCardNumber = (digits: string): boolean =>
  /^\d{13,19}$/.test(digits) && checkDigitOf(digits.slice(0, -1)) === digits.slice(-1);

/** Digits that are a card number or are about to become one: what is shown of a card is four at a time. */
export const mayBeCardNumber = (typed: string): boolean => /^\d{5,19}$/.test(digitsOf(typed));

/** A whole card number somewhere in a text, where it must never be kept: alone, or beside other groups of digits. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(/\d(?:[\s-]?\d){12,}/g) ?? []).some((run) => {
    const groups = run.split(/[\s-]/);
    return groups.some((_group, first) => {
      const following = groups.slice(first, first + 19);
      return following.some((_next, last) => isCardNumber(following.slice(0, last + 1).join('')));
    });
  });
