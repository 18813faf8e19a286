import type { CensusChange } from '@console/contracts/releases';
import { spansOf, ticksOf } from './timeline.rules';

const window = { until: Date.parse('2026-03-09T10:00:00.000Z'), ms: 10 * 3_600_000 };
const change = (hour: string, kind: CensusChange['kind'], live: string, canary?: string): CensusChange => ({
  remote: 'cards',
  at: `2026-03-09T${hour}:00:00.000Z`,
  kind,
  live,
  canary: canary ? { version: canary, percent: 10 } : null,
});

test('a version spans until the next one, and a canary until it ends', () => {
  const { live, canaries, marks } = spansOf(
    [
      change('00', 'START', '1.0.0'),
      change('02', 'ACTIVATE', '1.1.0'),
      change('05', 'ACTIVATE', '1.1.0', '1.2.0'),
      change('06', 'ROLLBACK', '1.1.0'),
    ],
    window,
  );
  expect(live).toEqual([
    { at: '2026-03-09T00:00:00.000Z', start: 0, width: 20, text: '1.0.0' },
    { at: '2026-03-09T02:00:00.000Z', start: 20, width: 80, text: '1.1.0' },
  ]);
  expect(canaries).toEqual([{ at: '2026-03-09T05:00:00.000Z', start: 50, width: 10, text: '1.2.0 · 10%' }]);
  expect(marks.map(({ percent, kind }) => [percent, kind])).toEqual([
    [20, 'ACTIVATE'],
    [50, 'CANARY'],
    [60, 'BACK'],
  ]);
});

test('two changes within a second are separate spans at the same position', () => {
  const at = (second: string) => ({ at: `2026-03-09T05:00:0${second}.000Z` });
  const { live, canaries } = spansOf(
    [
      change('00', 'START', '1.0.0'),
      { ...change('05', 'ACTIVATE', '1.1.0', '1.2.0'), ...at('0') },
      { ...change('05', 'ACTIVATE', '1.2.0', '1.3.0'), ...at('1') },
    ],
    window,
  );
  expect(live.map(({ start }) => start)).toEqual([0, 50, 50]);
  expect(new Set(live.map((span) => span.at)).size).toBe(3);
  expect(new Set(canaries.map((span) => span.at)).size).toBe(2);
});

test('ticks span the window from start to end', () => {
  expect(ticksOf(window).map(({ percent }) => percent)).toEqual([0, 16.67, 33.33, 50, 66.67, 83.33, 100]);
});
