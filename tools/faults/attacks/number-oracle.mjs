import { ask, post, signIn } from '../client.mjs';

/** Guesses that the limit leaves open, for a user in a day. */
const missesMost = 10;
const [ok, noPermission, tooMany] = [200, 1403, 1010];

/**
 * A user who may see cards and may not reveal numbers guesses the middle of one. List and BIN show all but four digits, and the
 * check digit leaves a thousand candidates; each lookup confirms or excludes one.
 */
export async function run({ origin }) {
  const operations = await signIn(origin, 'operations');
  const { list } = await ask(origin, '/card/list', { pageSize: 50, filter: { state: ['ACTIVE'] } }, operations);
  const [card] = list;
  const candidates = candidatesOf(card.bin.bin, card.number.slice(-4));
  const answersOf = {};
  let found = 0;
  let confirmed = 0;
  for (const login of ['risk', 'finance.maker', 'support']) {
    const headers = await signIn(origin, login);
    const codes = {};
    for (const number of candidates.splice(0, 60)) {
      const { code, data } = await post(origin, '/card/findByNumber', { number }, headers);
      codes[code] = (codes[code] ?? 0) + 1;
      if (code === ok) confirmed += 1;
      if (data?.id === card.id) found += 1;
    }
    answersOf[login] = codes;
  }
  const figures = { confirmed, found, ...answersOf };
  // Another card can still be looked up by another user, so that the refusals are those of the guesses.
  const isBounded =
    confirmed <= missesMost && (answersOf.risk[tooMany] ?? 0) > 0 && (answersOf.support[noPermission] ?? 0) > 0;
  return { name: 'number-oracle', passed: isBounded && found === 0, figures };
}

/** Whole numbers with these digits at both ends whose check digit is right. */
function candidatesOf(bin, last4) {
  const length = 16 - bin.length - last4.length;
  return Array.from(
    { length: 10 ** length },
    (_, middle) => `${bin}${String(middle).padStart(length, '0')}${last4}`,
  ).filter(isValid);
}

const isValid = (digits) =>
  [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;
