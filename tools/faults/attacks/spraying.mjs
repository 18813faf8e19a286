import { randomBytes } from 'node:crypto';
import { codeOf, exactRequest, inTurns, otherAddress } from '../exact-request.mjs';

export const isNoisy = true;

const wrongPassword = 3001;
const puzzle = 3002;
/** Attempts of one address before a captcha is required; concurrent attempts are judged alike. */
const freeMost = 30;

/** Tries one password for many login names from one address; some of the names exist in the demo. */
export async function run({ origin, rounds }) {
  const names = Array.from({ length: 300 * rounds }, () => `n${randomBytes(6).toString('hex')}`);
  const known = ['owner', 'operations', 'risk', 'devops'];
  for (const [index, name] of known.entries()) names[(index + 1) * 60] = name;
  const guess = async (loginName) =>
    exactRequest(origin, '/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loginName, password: 'Spring#2026' }),
      from: otherAddress(21),
    });
  const answers = await inTurns(names.length, (index) => guess(names[index]), 5);
  const count = (code) => answers.filter((answer) => codeOf(answer) === code).length;
  const figures = {
    names: names.length,
    judged: count(wrongPassword),
    puzzles: count(puzzle),
    tooMany: answers.filter(({ status }) => status === 429).length,
    // A captcha for unknown names only would disclose which names exist.
    ofKnown: known.map((_name, index) => codeOf(answers[(index + 1) * 60])),
  };
  const isAlike = new Set(figures.ofKnown).size === 1;
  const passed = figures.judged <= freeMost && figures.puzzles > 0 && isAlike;
  return { name: 'spraying', passed, figures };
}
