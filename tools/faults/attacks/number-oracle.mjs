import { ask, post, signIn } from '../client.mjs';
import { reveal } from '../reveal.mjs';

/** Wrong guesses of a user in a day, and of all users of a company for one card. */
const missesMax = 10;
const [ok, noPermission] = [200, 1403];
/** Below the 60 lookups of a user in an hour, so that refusals come from the limit on wrong guesses. */
const [guessesOfCard, guessesOfOthers] = [40, 10];

/**
 * Users who see masked cards and may not reveal numbers guess the hidden digits. List and BIN show all but four digits,
 * and the check digit leaves a thousand candidates; each lookup confirms or excludes one. Expired step-up authentication
 * is not tested, because it would take five minutes.
 */
export async function run({ origin }) {
  // The reveal frame needs a host name derived from that of the console, so an IP address does not work.
  const url = origin.replace('127.0.0.1', 'localhost');
  const [operations, risk, maker, support] = [
    await signIn(url, 'operations'),
    await signIn(url, 'risk'),
    await signIn(url, 'finance.maker'),
    await signIn(url, 'support'),
  ];
  const { list } = await ask(url, '/card/list', { pageSize: 50, filter: { state: ['ACTIVE'] } }, operations);
  const [card, ...others] = list.filter(({ bin }) => bin.bin.length === 8);
  const { number } = await reveal(url, operations, card.id);
  const { id } = await ask(url, '/card/findByNumber', { number }, operations);
  const wrong = candidatesOf(card).filter((one) => one !== number);
  // The right number after the allowed wrong ones: if only wrong guesses were refused, the answer would confirm it.
  const guesses = [...wrong.slice(0, missesMax), number, ...wrong.slice(missesMax, guessesOfCard - 1)];
  const guess = (headers, numbers) => guessAll(url, headers, numbers);
  const figures = {
    sameCard: await guess(risk, guesses),
    otherCards: await guess(
      risk,
      others.slice(0, guessesOfOthers).map((other) => candidatesOf(other)[0]),
    ),
    otherUser: await guess(maker, [number, ...wrong.slice(0, guessesOfCard - 1)]),
    numbersHidden: await guess(support, [number, ...wrong.slice(0, guessesOfCard - 1)]),
  };
  const { sameCard, otherCards, otherUser, numbersHidden } = figures;
  const isBounded = answered(sameCard) <= missesMax && [otherCards, otherUser, numbersHidden].every(isRefused);
  const isFair = id === card.id && numbersHidden[noPermission] === guessesOfCard;
  return { name: 'number-oracle', passed: isFair && isBounded && sameCard.found === 0, figures };
}

const answered = (outcomes) => outcomes[ok] ?? 0;
const isRefused = (outcomes) => answered(outcomes) === 0;

/** Counts answers by code, and answers that found a card. */
async function guessAll(url, headers, numbers) {
  const outcomes = { found: 0 };
  for (const number of numbers) {
    const { code, data } = await post(url, '/card/findByNumber', { number }, headers);
    outcomes[code] = (outcomes[code] ?? 0) + 1;
    if (code === ok && data.id !== null) outcomes.found += 1;
  }
  return outcomes;
}

/** Numbers with the visible digits of the card and a valid check digit. */
function candidatesOf({ bin: { bin }, number }) {
  const last4 = number.slice(-4);
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
