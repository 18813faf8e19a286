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

/** Three or four digits (specification, section 5). */
export const isSecurityCode = (digits: string): boolean => /^\d{3,4}$/.test(digits);

/** Digits that are a card number or are about to become one: what is shown of a card is four at a time. */
export const mayBeCardNumber = (typed: string): boolean => /^\d{5,19}$/.test(digitsOf(typed));

/** First digits of the schemes and how many follow, by ISO/IEC 7812: what is otherwise is a reference and no card. */
const schemes: [RegExp, number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[0-9]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/, [16]],
  [/^3[47]/, [15]],
  [/^3[0-689]/, [14, 16, 17, 18, 19]],
  [/^6[0-9]|^5[06-8]|^81|^82|^9792|^220[0-4]/, [13, 14, 15, 16, 17, 18, 19]],
];
const isOfScheme = (digits: string): boolean =>
  schemes.some(([first, lengths]) => first.test(digits) && lengths.includes(digits.length));

/** What is drawn or written as a digit and is none to Unicode: the first of nine that stand in order, from one on. */
const drawn = [0x24f5, 0x2776, 0x2780, 0x278a];
const han = '〇一二三四五六七八九';

/** Digits of a script follow each other from zero on; another script's may follow at once. */
function digitOf(sign: string): string {
  const at = sign.codePointAt(0) ?? 0;
  const first = drawn.find((one) => at >= one && at < one + 9);
  if (first !== undefined) return String(at - first + 1);
  if (han.includes(sign)) return String(han.indexOf(sign));
  if (sign === '零' || sign === '⓿') return '0';
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before += 1;
  return String(before % 10);
}

/** Invisible characters gone, and digits of every script as ours. */
function undressed(text: string): string {
  const digits = new Map<string, string>();
  return text
    .replace(/&(?:nbsp|#160|#32);|%20/gi, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u3164|[\uFE00-\uFE0F]/gu, '')
    .replace(/(?![0-9])\p{Nd}|[⓵-⓽⓿❶-❾➀-➈➊-➒〇零一二三四五六七八九]/gu, (sign) => {
      const digit = digits.get(sign) ?? digitOf(sign);
      digits.set(sign, digit);
      return digit;
    });
}

/** What people put between groups of digits: a few characters that are neither letters nor digits, or a cross. */
const gapMax = 5;
const gap = /[^\p{L}\p{N}]|[xX]/u;
const isGap = (sign: string): boolean => sign === ' ' || gap.test(sign);

/** Digits with only gaps between them, and where their groups begin and end. */
interface Run {
  digits: string;
  begins: number[];
  /** Behind the last digit of each group. */
  ends: number[];
}

function* runsOf(text: string): Generator<Run> {
  let run: Run = { digits: '', begins: [], ends: [] };
  let between = 0;
  for (const sign of text) {
    if (sign >= '0' && sign <= '9') {
      if (between > 0 || run.digits === '') {
        if (run.digits !== '') run.ends.push(run.digits.length);
        run.begins.push(run.digits.length);
      }
      run.digits += sign;
      between = 0;
    } else if (run.digits !== '' && ++between > (isGap(sign) ? gapMax : 0)) {
      run.ends.push(run.digits.length);
      yield run;
      run = { digits: '', begins: [], ends: [] };
      between = 0;
    }
  }
  run.ends.push(run.digits.length);
  yield run;
}

/** Sums of the digits before each place, with those at even places doubled, or those at odd ones. */
function luhnSums(digits: string): { even: number[]; odd: number[] } {
  const sums = { even: [0], odd: [0] };
  [...digits].forEach((digit, at) => {
    const plain = Number(digit);
    const doubled = plain > 4 ? plain * 2 - 9 : plain * 2;
    sums.even.push((sums.even[at] ?? 0) + (at % 2 === 0 ? doubled : plain));
    sums.odd.push((sums.odd[at] ?? 0) + (at % 2 === 0 ? plain : doubled));
  });
  return sums;
}

/** Whether whole groups of a run are a card number. Takes as long as the run, however it is cut into groups. */
function holdsIn({ digits, begins, ends }: Run): boolean {
  if (digits.length < 13) return false;
  const { even, odd } = luhnSums(digits);
  let next = 0;
  for (const begin of begins) {
    while ((ends[next] ?? Infinity) < begin + 13) next += 1;
    for (let at = next; (ends[at] ?? Infinity) <= begin + 19; at += 1) {
      const end = ends[at] ?? 0;
      // The last digit is not doubled, so those are whose place is of the other kind.
      const sums = (end - 1) % 2 === 0 ? odd : even;
      const isRight = ((sums[end] ?? 0) - (sums[begin] ?? 0)) % 10 === 0;
      if (isRight && isOfScheme(digits.slice(begin, end))) return true;
    }
  }
  return false;
}

/**
 * A whole card number somewhere in a text, where it must never be stored: alone or beside other groups of digits, whatever
 * stands between its digits and whichever script they are of. What is glued to other digits is no group of its own.
 */
export function holdsCardNumber(text: string): boolean {
  for (const run of runsOf(undressed(text))) if (holdsIn(run)) return true;
  return false;
}
