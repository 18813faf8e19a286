#!/usr/bin/env node
// Speed and memory compared with a single bundle of the same pages. A benchmark, not a test: no figure makes it fail.
//   npm run bench                     20 rounds
//   npm run bench -- --rounds 7       fewer
//   npm run bench -- --quick           3 rounds and few opens, to check that it works
//   npm run bench -- bytes             bytes of the first visits of two pages
//   npm run bench -- start            first and second start of a fresh clone
//   npm run bench -- push              time until 200 sessions have an activated version: 5 pages in Chromium, protocol clients
//   npm run bench -- push --pages 4 --sessions 40
//   npm run bench -- withdraw          time until a version that throws in 5 % of its renders is withdrawn
//   npm run bench -- swaps             1,000 hot swaps while a user works; --seed for another sequence, --rounds
//   npm run bench -- rollback          a list that breaks on a click while the network is disconnected, 20 times
//   npm run bench -- heap              heap of a page after 50 hot swaps
//   npm run bench -- lists            lists of 1,000,000 cards and 10,000,000 purchases on PostgreSQL
//     --cards N --transactions N      fewer; --times N calls of each kind; --only WORDS; --into FOLDER to reuse the database
//   npm run bench -- search            searches of the palette among 1,000,000 cards; options of lists
//   npm run bench -- table             tables of 10,000 and 100,000 rows, compared with Arco's; --rounds
//   npm run bench -- arco              components of the kit, compared with Arco's: bytes, axe, policy, keyboard
//   npm run bench -- export            export of 1,000,000 cards; --cards N, --into FOLDER
//   npm run bench -- load              reads and writes at the target rate and at three times the rate; --seconds N, --only NAME
import { parseArgs } from 'node:util';
import { checkNode } from './lib/check-node.mjs';

checkNode();
const { quick } = await import('./bench/rounds.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seed: { type: 'string' },
    quick: { type: 'boolean', default: false },
    pages: { type: 'string', default: '5' },
    sessions: { type: 'string', default: '200' },
    cards: { type: 'string', default: '1000000' },
    transactions: { type: 'string', default: '10000000' },
    times: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    into: { type: 'string' },
    seconds: { type: 'string', default: '60' },
  },
});

const rounds = values.quick ? quick.rounds : Number(values.rounds ?? 20);
const [pages, sessions] = [Number(values.pages), Number(values.sessions)];
const refuse = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 10_000) refuse('--rounds requires an integer from 1 to 10000.');
if (!Number.isInteger(pages) || !Number.isInteger(sessions) || pages < 1 || sessions < pages || sessions > 2000)
  refuse('--pages and --sessions require integers; --sessions includes the pages and is at most 2000.');

const swapping = async (name) => (await import('./bench/swapping.mjs')).swapping(name, values);

const benchmarks = {
  bytes: async () => (await import('./bench/bytes.mjs')).bytes(),
  start: async () => (await import('./bench/first-start.mjs')).firstStart(),
  push: async () => (await import('./bench/push.mjs')).push({ pages, sessions }),
  withdraw: async () => (await import('./bench/withdraw.mjs')).withdraw(),
  lists: async () =>
    (await import('./bench/lists.mjs')).lists({ ...values, ...wholeNumbers(['cards', 'transactions', 'times']) }),
  search: async () =>
    (await import('./bench/search.mjs')).search({ ...values, ...wholeNumbers(['cards', 'transactions', 'times']) }),
  export: async () => (await import('./bench/export.mjs')).exportCards({ ...values, ...wholeNumbers(['cards']) }),
  load: async () => (await import('./bench/load.mjs')).load({ ...values, ...wholeNumbers(['seconds']) }),
  table: async () => (await import('./bench/table.mjs')).table({ rounds: Math.min(rounds, 7) }),
  arco: async () => (await import('./bench/arco.mjs')).arco(),
  swaps: () => swapping('swaps'),
  heap: () => swapping('heap'),
  rollback: () => swapping('rollback'),
  compare: async () => (await import('./bench/compare.mjs')).compare(values.quick ? quick : { rounds, opens: 500 }),
};
const [name = 'compare'] = positionals;
if (!Object.hasOwn(benchmarks, name))
  refuse(`"${name}" is not a benchmark; use ${Object.keys(benchmarks).join(', ')}.`);
await benchmarks[name]();

function wholeNumbers(names) {
  return Object.fromEntries(
    names.map((name) => {
      const number = Number(values[name]);
      if (Number.isInteger(number) && number > 0 && number <= 100_000_000) return [name, number];
      console.error(`--${name} requires an integer.`);
      process.exit(1);
    }),
  );
}
