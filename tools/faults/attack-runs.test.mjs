import { runAttacks } from './attack-runs.mjs';

const held = { run: async () => ({ name: 'held', passed: true, figures: { tried: 3 } }) };

/** Whether all held, and what was printed. */
async function outcomeOf(attacks, options = {}) {
  const lines = [];
  const chosen = Object.entries(attacks).map(([name, loaded]) => ({ name, loaded }));
  const isSound = await runAttacks(chosen, { rounds: 1 }, { print: (line) => lines.push(line), ...options });
  return { isSound, lines };
}

test('each has its line, and the last says how many held', async () => {
  const { isSound, lines } = await outcomeOf({ one: held, other: held });
  expect(isSound).toBe(true);
  expect(lines).toEqual([
    expect.stringMatching(/^one +passed .*\{"tried":3\}$/),
    expect.stringMatching(/^other +passed /),
    '2 passed, 0 failed',
  ]);
});

test.each([
  ['that got through', { run: async () => ({ passed: false, figures: { taken: 1 } }) }, '{"taken":1}'],
  ['that throws', { run: () => Promise.reject(new Error('no connection')) }, 'no connection'],
  ['that throws at once', { run: () => fail() }, 'fail'],
  ['that says nothing', { run: async () => undefined }, ''],
  ['that says something else than yes', { run: async () => ({ passed: 'yes', figures: {} }) }, ''],
  ['that never ends', { run: () => new Promise(() => undefined) }, 'no end after 50 ms'],
  ['that is missing', { error: new Error('Cannot find module') }, 'Cannot find module'],
  ['that is none', {}, 'no run()'],
])('one %s is a failure, and the others are tried all the same', async (_how, broken, words) => {
  const { isSound, lines } = await outcomeOf({ broken, held }, { limitMs: 50 });
  expect(isSound).toBe(false);
  expect(lines[0]).toMatch(/^broken +FAILED /);
  expect(lines[0]).toContain(words);
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^held +passed /), '1 passed, 1 failed']);
});

test('nothing tried is nothing held', async () => {
  const { isSound, lines } = await outcomeOf({});
  expect([isSound, lines.at(-1)]).toEqual([false, '0 passed, 1 failed']);
});

test('what needs the folder of a console is left out where that was started by somebody else', async () => {
  const inside = { ...held, needsFolder: true };
  const lines = [];
  const print = (line) => lines.push(line);
  const chosen = ['inside', 'held'].map((name) => ({ name, loaded: name === 'held' ? held : inside }));
  await runAttacks(chosen, { rounds: 1, origin: 'http://localhost:4000' }, { print });
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
  await runAttacks(chosen, { rounds: 1, origin: 'http://localhost:4000', dataDir: '/data' }, { print });
  expect(lines.at(-1)).toBe('2 passed, 0 failed');
});

test('what has a console of its own runs beside the others, and is waited for', async () => {
  let otherIsDone = () => undefined;
  const done = new Promise((resolve) => (otherIsDone = resolve));
  const other = { run: async () => (otherIsDone(), { passed: true, figures: {} }) };
  const until = () => done.then(() => ({ passed: false, figures: {} }));
  const { isSound, lines } = await outcomeOf({ apart: { run: until, isApart: true }, other });
  expect([isSound, lines.at(-1)]).toEqual([false, '1 passed, 1 failed']);
});

test('what uses up the limits of its address comes last', async () => {
  const { lines } = await outcomeOf({ loud: { ...held, isNoisy: true }, quiet: held });
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['quiet', 'loud', '2']);
});
