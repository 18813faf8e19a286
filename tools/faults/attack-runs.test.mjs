import { runAttacks } from './attack-runs.mjs';

const held = { run: async () => ({ name: 'held', passed: true, figures: { tried: 3 } }) };

/** Runs attacks; returns whether all were repelled, and the output. */
async function outcomeOf(attacks, options = {}) {
  const lines = [];
  const chosen = Object.entries(attacks).map(([name, loaded]) => ({ name, loaded }));
  const isSound = await runAttacks(chosen, { rounds: 1 }, { print: (line) => lines.push(line), ...options });
  return { isSound, lines };
}

test('each attack has a line of output, and the last line has the totals', async () => {
  const { isSound, lines } = await outcomeOf({ one: held, other: held });
  expect(isSound).toBe(true);
  expect(lines).toEqual([
    expect.stringMatching(/^one +passed .*\{"tried":3\}$/),
    expect.stringMatching(/^other +passed /),
    '2 passed, 0 failed',
  ]);
});

test.each([
  ['that succeeds', { run: async () => ({ passed: false, figures: { taken: 1 } }) }, '{"taken":1}'],
  ['that throws', { run: () => Promise.reject(new Error('no connection')) }, 'no connection'],
  ['that throws synchronously', { run: () => fail() }, 'fail'],
  ['that returns nothing', { run: async () => undefined }, ''],
  ['that returns another value than true', { run: async () => ({ passed: 'yes', figures: {} }) }, ''],
  ['that never ends', { run: () => new Promise(() => undefined) }, 'no end after 50 ms'],
  ['that cannot be imported', { error: new Error('Cannot find module') }, 'Cannot find module'],
  ['without a function', {}, 'no run()'],
])('an attack %s is a failure, and the others still run', async (_how, broken, words) => {
  const { isSound, lines } = await outcomeOf({ broken, held }, { limitMs: 50 });
  expect(isSound).toBe(false);
  expect(lines[0]).toMatch(/^broken +FAILED /);
  expect(lines[0]).toContain(words);
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^held +passed /), '1 passed, 1 failed']);
});

test('a run without attacks fails', async () => {
  const { isSound, lines } = await outcomeOf({});
  expect([isSound, lines.at(-1)]).toEqual([false, '0 passed, 1 failed']);
});

test('an attack that needs the data folder is skipped on a console that was started separately', async () => {
  const inside = { ...held, needsFolder: true };
  const lines = [];
  const print = (line) => lines.push(line);
  const chosen = ['inside', 'held'].map((name) => ({ name, loaded: name === 'held' ? held : inside }));
  await runAttacks(chosen, { rounds: 1, origin: 'http://localhost:4000' }, { print });
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
  await runAttacks(chosen, { rounds: 1, origin: 'http://localhost:4000', dataDir: '/data' }, { print });
  expect(lines.at(-1)).toBe('2 passed, 0 failed');
});

test('an attack with its own console runs in parallel, and its result is awaited', async () => {
  let otherIsDone = () => undefined;
  const done = new Promise((resolve) => (otherIsDone = resolve));
  const other = { run: async () => (otherIsDone(), { passed: true, figures: {} }) };
  const until = () => done.then(() => ({ passed: false, figures: {} }));
  const { isSound, lines } = await outcomeOf({ apart: { run: until, isApart: true }, other });
  expect([isSound, lines.at(-1)]).toEqual([false, '1 passed, 1 failed']);
});

test('an attack that uses up the rate limit runs last', async () => {
  const { lines } = await outcomeOf({ loud: { ...held, isNoisy: true }, quiet: held });
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['quiet', 'loud', '2']);
});
