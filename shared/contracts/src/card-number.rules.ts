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

/** First digits of the schemes, by ISO/IEC 7812: what begins otherwise is a reference and no card of anybody. */
const schemes = /^(?:3[04-9]|4|5[0-9]|6[0-9]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/;

/** Digits and what people put between them: up to three characters that are neither letters nor digits. */
const runs = /\d(?:[^\p{L}\p{N}]{0,3}\d){12,}/gu;

/** Invisible characters gone, and digits of every script as ours. */
const undressed = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u3164|[\uFE00-\uFE0F]/gu, '')
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));

/** Digits of a script follow each other from zero on; another script's may follow at once. */
function valueOf(digit: string): number {
  const at = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before += 1;
  return before % 10;
}

/**
 * A whole card number somewhere in a text, where it must never be kept: alone or beside other groups of digits, whatever
 * stands between its digits and whichever script they are of.
 */
export const holdsCardNumber = (text: string): boolean =>
  (undressed(text).match(runs) ?? []).some((run) => {
    const groups = run.split(/\D+/);
    return groups.some((_group, first) => {
      const following = groups.slice(first, first + 19);
      return following.some((_next, last) => {
        const digits = following.slice(0, last + 1).join('');
        return schemes.test(digits) && isCardNumber(digits);
      });
    });
  });
