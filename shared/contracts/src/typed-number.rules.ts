import { minorDigitsOf, signsOf } from './currency';
import type { FieldIssue } from './issues';
import { fromFullWidth } from './visible-text.rules';

/** Result of reading a typed number: a decimal string for the wire, or the issue of the text. */
export type TypedNumber =
  { at: 'empty' } | { at: 'read'; decimal: string } | { at: 'refused'; issue: Omit<FieldIssue, 'field'> };

/** Describes which numbers a field accepts. */
export interface NumberShape {
  fractionDigits: number;
  /** Digits before the decimal point; 15 by default, as in the contract of money. */
  wholeDigits?: number;
  /** Allows a minus sign. */
  isSigned?: boolean;
  /** Unit that may stand before or after the number, such as `%`. */
  unit?: string | undefined;
}

interface Amounts {
  isSigned?: boolean;
}

interface Rules {
  fractionDigits: number;
  wholeDigits: number;
  isSigned: boolean;
  /** Signs, in upper case, that may stand before or after the number. */
  signs: readonly string[];
  /** Currency of the amount; empty if the number is not an amount, or if no currency is selected yet. */
  currency: string;
}

/** A number split into its parts, without separators. */
interface Digits {
  isNegative: boolean;
  whole: string;
  fraction: string;
}

/** Longer than any number that a field accepts; longer texts are refused without parsing. */
const lengthMax = 100;

/**
 * Reads an amount that a user typed, pasted or put into a file. The currency's own code and symbols may stand on either
 * side. Amounts are never rounded, and an ambiguous text is refused with both possible amounts.
 */
export const readAmount = (text: string, currency: string, { isSigned = false }: Amounts = {}): TypedNumber =>
  readTyped(text, {
    fractionDigits: currency === '' ? 3 : minorDigitsOf(currency),
    wholeDigits: 15,
    isSigned,
    signs: currency === '' ? [] : signsOf(currency),
    currency,
  });

/** Reads a number without a currency, by the same rules. */
export const readNumber = (
  text: string,
  { fractionDigits, wholeDigits = 15, isSigned = false, unit }: NumberShape,
): TypedNumber =>
  readTyped(text, {
    fractionDigits,
    wholeDigits,
    isSigned,
    signs: unit === undefined ? [] : [unit.toUpperCase()],
    currency: '',
  });

function readTyped(text: string, rules: Rules): TypedNumber {
  if (text.length > lengthMax) return refused(unreadable(rules));
  const plain = plainOf(text);
  if (plain === '') return { at: 'empty' };
  const parts = partsOf(plain);
  if (!parts) return refused(unreadable(rules));
  const { isNegative, signs, body } = parts;
  const wrongSign = signs.find((sign) => !rules.signs.includes(sign.toUpperCase().replaceAll(' ', '')));
  if (wrongSign !== undefined) return refused(wrongSignIssue(wrongSign, rules));
  if (isNegative && !rules.isSigned) return refused({ code: 'NUMBER_NEGATIVE', params: {} });
  if (!written.test(body) || canMeanThousands(body, rules)) return refused(ambiguous(body, isNegative, rules));
  const [whole = '', fraction = ''] = body.replaceAll(/[, ]/g, '').split('.');
  const digits = shortened({ isNegative, whole, fraction }, rules);
  if (digits.whole.length > rules.wholeDigits) return refused(tooLarge(rules));
  if (digits.fraction.length > rules.fractionDigits) return refused(tooManyDecimals(rules));
  return { at: 'read', decimal: decimalOf(digits) };
}

const refused = (issue: Omit<FieldIssue, 'field'>): TypedNumber => ({ at: 'refused', issue });

/** Invisible characters that other programs add to copied numbers, and that do not change the order of digits. */
const leftToRightMarks = /[\u00AD\u200B-\u200E\u202A\u202C\u202D\u2060\u2066\u2068\u2069\uFEFF]/g;
/** Right-to-left marks at the ends of a text. Between digits they would change the displayed order of the digits. */
const rightToLeftEnds = /^[\s\u061C\u200F\u202B\u2067]+|[\s\u061C\u200F\u202B\u2067]+$/g;

/**
 * Replaces full-width characters and all kinds of spaces with plain ones, and removes zero-width characters. Tabs and
 * line ends are kept, because they separate table cells and are never part of a number.
 */
function plainOf(text: string): string {
  return fromFullWidth(text.replaceAll(leftToRightMarks, '').replaceAll(rightToLeftEnds, ''))
    .replaceAll(/[\u3002\uFF61]/g, '.')
    .replaceAll(/[\u2010\u2011\u2013\u2212\uFE63]/g, '-')
    .replaceAll('\uFFE5', '¥')
    .replaceAll('\uFFE1', '£')
    .replaceAll(/\p{Zs}/gu, ' ');
}

/** Splits a text into plus or minus sign, signs of a currency on both sides, and digits with separators. */
function partsOf(plain: string): { isNegative: boolean; signs: string[]; body: string } | null {
  const [, before, body = '', after = ''] = /^([^\d.,]*)([\d., '’]*)([^\d.,]*)$/.exec(plain) ?? [];
  if (before === undefined || !/\d/.test(body)) return null;
  const sign = before.replace(/[+-]/, '').trim();
  const isNegative = before.includes('-');
  // Plus or minus stands before everything else or directly before the digits, never within a currency sign.
  if (/[+-]/.test(before) && !/^[+-]|[+-]\s*$/.test(before)) return null;
  return { isNegative, signs: [sign, after.trim()].filter(Boolean), body: body.trim() };
}

/** Digits without separators, or in complete groups of three, with or without a decimal point. */
const written = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)?(?:\.\d*)?$/;

/** Returns whether the point may separate thousands: `1.500` can mean 1.5 or 1,500. */
const canMeanThousands = (body: string, { fractionDigits }: Rules): boolean =>
  fractionDigits < 3 && /^[1-9]\d{0,2}\.\d{3}$/.test(body);

/** Removes leading zeros, and zeros beyond the decimal places of the field. */
function shortened({ isNegative, whole, fraction }: Digits, { fractionDigits }: Rules): Digits {
  const isExact = /^0*$/.test(fraction.slice(fractionDigits));
  return {
    isNegative: isNegative && /[1-9]/.test(whole + fraction),
    whole: whole.replace(/^0+(?=\d)/, '') || '0',
    fraction: isExact ? fraction.slice(0, fractionDigits) : fraction,
  };
}

const decimalOf = ({ isNegative, whole, fraction }: Digits): string =>
  `${isNegative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;

/** Formats a number as the console displays it, for a message that suggests what to type. */
function shownOf({ isNegative, whole, fraction }: Digits, { currency, fractionDigits }: Rules): string {
  const filled = currency === '' || fraction === '' ? fraction : fraction.padEnd(fractionDigits, '0');
  return decimalOf({ isNegative, whole: whole.replace(/\B(?=(\d{3})+$)/g, ','), fraction: filled });
}

const numberOf = ({ whole, fraction }: Digits): string => `${whole}.${fraction.replace(/0+$/, '')}`;

const unreadable = (rules: Rules): Omit<FieldIssue, 'field'> => {
  const fraction = '5'.slice(0, rules.fractionDigits);
  const example = shownOf({ isNegative: false, whole: '1234', fraction }, rules);
  return rules.currency === ''
    ? { code: 'NUMBER_FORMAT', params: { example } }
    : { code: 'AMOUNT_FORMAT', params: { currency: rules.currency, example } };
};

const tooLarge = ({ wholeDigits }: Rules): Omit<FieldIssue, 'field'> => ({
  code: 'NUMBER_LARGE',
  params: { digits: String(wholeDigits) },
});

function tooManyDecimals({ currency, fractionDigits }: Rules): Omit<FieldIssue, 'field'> {
  const digits = String(fractionDigits);
  if (currency === '')
    return fractionDigits === 0 ? { code: 'WHOLE_NUMBER', params: {} } : { code: 'NUMBER_DIGITS', params: { digits } };
  return fractionDigits === 0
    ? { code: 'CURRENCY_WHOLE', params: { currency } }
    : { code: 'CURRENCY_DIGITS', params: { currency, digits } };
}

/**
 * Issue for a sign that is not the field's currency: if it is the code or symbol of another currency, the message names
 * that currency; otherwise the text is unreadable.
 */
function wrongSignIssue(sign: string, rules: Rules): Omit<FieldIssue, 'field'> {
  const isCurrency = /^(?:[A-Z]{3}|[A-Z]{0,3}\p{Sc}|元|円)$/iu.test(sign);
  return rules.currency !== '' && isCurrency
    ? { code: 'OTHER_CURRENCY', params: { currency: rules.currency, other: sign.toUpperCase() } }
    : unreadable(rules);
}

/**
 * Issue for an ambiguous text, with each possible number in the accepted notation. If the field accepts no decimals and
 * the text can be a decimal number, no number is suggested: the other reading of `1,5` is 15, ten times the probable
 * meaning.
 */
function ambiguous(body: string, isNegative: boolean, rules: Rules): Omit<FieldIssue, 'field'> {
  const all = readingsOf(body).map((reading) => shortened({ isNegative, ...reading }, rules));
  const exact = all.filter(({ fraction }) => fraction.length <= rules.fractionDigits);
  const possible = exact.filter(({ whole }) => whole.length <= rules.wholeDigits);
  // Readings that differ only in trailing zeros are equal.
  const [first, second] = [...new Map(possible.map((one) => [numberOf(one), shownOf(one, rules)])).values()];
  if (first !== undefined && second !== undefined) return { code: 'NUMBER_READINGS', params: { first, second } };
  if (first === undefined) {
    if (exact.length > 0) return tooLarge(rules);
    return all.length > 0 ? tooManyDecimals(rules) : unreadable(rules);
  }
  if (exact.length === all.length) return { code: 'NUMBER_WRITE', params: { first } };
  if (rules.fractionDigits === 0) return tooManyDecimals(rules);
  return { code: 'NUMBER_DIGITS_OR', params: { digits: String(rules.fractionDigits), first } };
}

type Reading = Pick<Digits, 'whole' | 'fraction'>;

const bare = (text: string) => text.replaceAll(/\D/g, '');

/** Readings of a text with ambiguous separators: the last one is the decimal point, or all of them separate groups. */
function readingsOf(body: string): Reading[] {
  const decimal = /^(\d*|\d{1,3}(?:([., '’])\d{3})(?:\2\d{3})*)[, ](\d+)$/.exec(body);
  const point = /^(\d{1,3})\.(\d{3})$/.exec(body);
  const grouped = /^([\d, '’]*)(?:\.(\d*))?$/.exec(body);
  const hasOneSeparator = new Set(grouped?.[1]?.match(/\D/g)).size === 1;
  return [
    ...(decimal ? [{ whole: bare(decimal[1] ?? ''), fraction: decimal[3] ?? '' }] : []),
    ...(point ? [{ whole: point[1] ?? '', fraction: point[2] ?? '' }] : []),
    ...(grouped && !point && (hasOneSeparator || !decimal)
      ? [{ whole: bare(grouped[1] ?? ''), fraction: grouped[2] ?? '' }]
      : []),
    ...(/^\d{1,3}(?:\.\d{3})+$/.test(body) ? [{ whole: bare(body), fraction: '' }] : []),
  ];
}
