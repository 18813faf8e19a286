import { Patience } from './patience.rules';

const late = { length: 60, headMs: 80 };
const inTime = { length: 60, headMs: 20 };

/** Counts the responses to calls that arrive every 10 ms while the queue is in this state. */
function saidOver(patience: Patience, line: typeof late, { fromMs, forMs }: { fromMs: number; forMs: number }) {
  const said: boolean[] = [];
  for (let atMs = fromMs; atMs < fromMs + forMs; atMs += 10) said.push(patience.isGoneWith(line, atMs));
  return said;
}

test('a burst is accepted completely', () => {
  const patience = new Patience();
  expect(saidOver(patience, late, { fromMs: 0, forMs: 240 })).not.toContain(true);
  expect(saidOver(patience, inTime, { fromMs: 240, forMs: 100 })).not.toContain(true);
  expect(saidOver(patience, late, { fromMs: 340, forMs: 240 })).not.toContain(true);
});

test('calls are refused while the queue is continuously late, and accepted when it has caught up', () => {
  const patience = new Patience();
  expect(saidOver(patience, late, { fromMs: 0, forMs: 400 }).slice(26)).not.toContain(false);
  expect(patience.isGoneWith(inTime, 400)).toBe(false);
  // The queue was late a moment ago, so this is not the beginning of a burst.
  expect(patience.isGoneWith(late, 410)).toBe(true);
});

test('after a calm period a burst is accepted again', () => {
  const patience = new Patience();
  saidOver(patience, late, { fromMs: 0, forMs: 400 });
  expect(patience.isGoneWith(inTime, 3_000)).toBe(false);
  expect(patience.isGoneWith(late, 3_010)).toBe(false);
});

test('a short queue refuses no calls, however slow the database is', () => {
  expect(saidOver(new Patience(), { length: 49, headMs: 9_000 }, { fromMs: 0, forMs: 5_000 })).not.toContain(true);
});
