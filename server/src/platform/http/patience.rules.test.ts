import { Patience } from './patience.rules';

const late = { length: 60, headMs: 80 };
const inTime = { length: 60, headMs: 20 };

/** What is said to a call that comes every 10 ms for so long, while the line is like that. */
function saidOver(patience: Patience, line: typeof late, { fromMs, forMs }: { fromMs: number; forMs: number }) {
  const said: boolean[] = [];
  for (let atMs = fromMs; atMs < fromMs + forMs; atMs += 10) said.push(patience.isGoneWith(line, atMs));
  return said;
}

test('a burst is worked off and nobody is sent away', () => {
  const patience = new Patience();
  expect(saidOver(patience, late, { fromMs: 0, forMs: 240 })).not.toContain(true);
  expect(saidOver(patience, inTime, { fromMs: 240, forMs: 100 })).not.toContain(true);
  expect(saidOver(patience, late, { fromMs: 340, forMs: 240 })).not.toContain(true);
});

test('a line that stays late sends all who come away, and lets them in as soon as it is in time', () => {
  const patience = new Patience();
  expect(saidOver(patience, late, { fromMs: 0, forMs: 400 }).slice(26)).not.toContain(false);
  expect(patience.isGoneWith(inTime, 400)).toBe(false);
  // It was late a moment ago: this is no burst.
  expect(patience.isGoneWith(late, 410)).toBe(true);
});

test('after a while without being late it takes a burst again', () => {
  const patience = new Patience();
  saidOver(patience, late, { fromMs: 0, forMs: 400 });
  expect(patience.isGoneWith(inTime, 3_000)).toBe(false);
  expect(patience.isGoneWith(late, 3_010)).toBe(false);
});

test('a short line sends nobody away, however slow the database is', () => {
  expect(saidOver(new Patience(), { length: 49, headMs: 9_000 }, { fromMs: 0, forMs: 5_000 })).not.toContain(true);
});
