import { percentOf, trendLines } from './census.rules';

const part = (p95MountMs: number | null) => ({
  at: '2026-11-21T06:00:00.000Z',
  mounts: 1,
  p95MountMs,
  faultySessions: 0,
});

test.each([
  [1227, 1284, '95.6%'],
  [0, 5, '0.0%'],
  [0, 0, '–'],
])('%i of %i is %s', (some, whole, expected) => {
  expect(percentOf(some, whole)).toBe(expected);
});

test('the line spans the full width and has gaps without measurements', () => {
  const trend = [part(100), part(50), part(null), part(100), part(0)];
  expect(trendLines(trend, { width: 40, height: 10 })).toEqual(['0,0 10,5', '30,0 40,10']);
});

test('no line is drawn without measurements', () => {
  expect(trendLines([part(null)], { width: 40, height: 10 })).toEqual([]);
  expect(trendLines([], { width: 40, height: 10 })).toEqual([]);
});
