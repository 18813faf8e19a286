#!/usr/bin/env node
// Speed and memory beside a single bundle of the same pages. A benchmark, not a test: nothing here fails on a figure.
//   npm run bench                     20 rounds
//   npm run bench -- --rounds 7       fewer
//   npm run bench -- --quick          3 rounds and few opens, to see that it works
//   npm run bench -- start            first and second start of a fresh clone
//   npm run bench -- push             200 open sessions after an activation: 20 pages of Chromium, the rest protocol
//   npm run bench -- push --pages 4 --sessions 40
//   npm run bench -- swaps            1,000 changes of a version while somebody works; --seed for others, --rounds
//   npm run bench -- heap             what 50 changes of a version leave in a page
import { parseArgs } from 'node:util';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seed: { type: 'string' },
    quick: { type: 'boolean', default: false },
    pages: { type: 'string', default: '20' },
    sessions: { type: 'string', default: '200' },
  },
});

const rounds = values.quick ? 3 : Number(values.rounds ?? 20);
const [pages, sessions] = [Number(values.pages), Number(values.sessions)];
const refuse = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
if (!Number.isInteger(pages) || !Number.isInteger(sessions) || pages < 1 || sessions < pages || sessions > 2000)
  refuse('--pages and --sessions take whole numbers; pages are among the sessions, at most 2000.');

const compareBuilds = async () => {
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 200) refuse('--rounds takes a whole number from 1 to 200.');
  const { compare } = await import('./bench/compare.mjs');
  await compare({ rounds, opens: values.quick ? 20 : 500 });
};
const swapping = async (name) => (await import('./bench/swapping.mjs')).swapping(name, values);

const benchmarks = {
  start: async () => (await import('./bench/first-start.mjs')).firstStart(),
  push: async () => (await import('./bench/push.mjs')).push({ pages, sessions }),
  swaps: () => swapping('swaps'),
  heap: () => swapping('heap'),
  compare: compareBuilds,
};
const [name = 'compare'] = positionals;
if (!Object.hasOwn(benchmarks, name))
  refuse(`There is no benchmark "${name}"; there are ${Object.keys(benchmarks).join(', ')}.`);
await benchmarks[name]();
