/**
 * Returns the check digit of ISO/IEC 7812: the digit with which the sum of all digits, every second one doubled, ends
 * in zero.
 */
export function checkDigitOf(payload: string): string {
  const sum = [...payload].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Removes spaces and hyphens between groups of digits. */
export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** Returns whether digits have the length of a card number and a valid check digit (the Luhn algorithm). */
export const isCardNumber = (digits: string): boolean =>
  /^\d{13,19}$/.test(digits) && checkDigitOf(digits.slice(0, -1)) === digits.slice(-1);

/** Returns whether digits have the length of a security code: three or four (specification, section 5). */
export const isSecurityCode = (digits: string): boolean => /^\d{3,4}$/.test(digits);

/**
 * Returns whether typed digits are, or can become, a full card number. Responses show at most the last four digits, so
 * more digits than that count as such.
 */
export const mayBeCardNumber = (typed: string): boolean => /^\d{5,19}$/.test(digitsOf(typed));

/** Prefixes of the schemes and how many digits follow (ISO/IEC 7812). Any other digits are a reference and no card number. */
const schemes: [RegExp, number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[0-9]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/, [16]],
  [/^3[47]/, [15]],
  [/^3[0-689]/, [14, 16, 17, 18, 19]],
  [/^6[0-9]|^5[06-8]|^81|^82|^9792|^220[0-4]/, [13, 14, 15, 16, 17, 18, 19]],
];
const isOfScheme = (digits: string): boolean =>
  schemes.some(([first, lengths]) => first.test(digits) && lengths.includes(digits.length));

/** Code points of the digit one in series of nine digits that Unicode does not classify as digits, such as circled ones. */
const drawn = [0x24f5, 0x2776, 0x2780, 0x278a];
const han = '〇一二三四五六七八九';

/** Returns the value of a decimal digit. Scripts have consecutive digits from zero, and scripts can be adjacent. */
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

/** Decodes percent-encoding, also if it is encoded several times, as in `%2534`. Sequences that are not UTF-8 stay. */
function percentDecoded(text: string): string {
  let decoded = text;
  for (let round = 0; round < escapeRounds && decoded.includes('%'); round += 1)
    decoded = decoded.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    });
  return decoded;
}
const escapeRounds = 3;

/** Removes invisible characters, and replaces digits of every script by ASCII digits. */
function undressed(text: string): string {
  const digits = new Map<string, string>();
  return percentDecoded(text)
    .replace(/&(?:nbsp|#160|#32);/gi, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u3164|[\uFE00-\uFE0F]/gu, '')
    .replace(/(?![0-9])\p{Nd}|[⓵-⓽⓿❶-❾➀-➈➊-➒〇零一二三四五六七八九]/gu, (sign) => {
      const digit = digits.get(sign) ?? digitOf(sign);
      digits.set(sign, digit);
      return digit;
    });
}

/** Maximum length of a gap between groups of digits. Gaps consist of `x` and characters that are neither letters nor digits. */
const gapMax = 5;
const gap = /[^\p{L}\p{N}]|[xX]/u;
const isGap = (sign: string): boolean => sign === ' ' || gap.test(sign);

/** A run of digits separated only by gaps, with the indexes at which its groups begin and end. */
interface Run {
  digits: string;
  begins: number[];
  /** Index after the last digit of each group. */
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

/** Prefix sums of the digits: with the digits at even positions doubled, and with those at odd positions doubled. */
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

/** Returns whether consecutive groups of a run form a card number, in linear time for any grouping. */
function holdsIn({ digits, begins, ends }: Run): boolean {
  if (digits.length < 13) return false;
  const { even, odd } = luhnSums(digits);
  let next = 0;
  for (const begin of begins) {
    while ((ends[next] ?? Infinity) < begin + 13) next += 1;
    for (let at = next; (ends[at] ?? Infinity) <= begin + 19; at += 1) {
      const end = ends[at] ?? 0;
      // The last digit is not doubled, so the sums in which the other positions are doubled are used.
      const sums = (end - 1) % 2 === 0 ? odd : even;
      const isRight = ((sums[end] ?? 0) - (sums[begin] ?? 0)) % 10 === 0;
      if (isRight && isOfScheme(digits.slice(begin, end))) return true;
    }
  }
  return false;
}

/**
 * Returns whether a text contains a full card number, which must never be stored: alone or beside other groups of
 * digits, with any gaps and in any script. Adjacent digits form one group.
 */
export function holdsCardNumber(text: string): boolean {
  for (const run of runsOf(undressed(text))) if (holdsIn(run)) return true;
  return false;
}
