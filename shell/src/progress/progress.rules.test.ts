import { progress, trickled } from './progress.rules';

describe('progress of a navigation', () => {
  test('[seed 9.14] speed 10, trickle 50, minimum 0.1', () => {
    expect(progress).toEqual({ speedMs: 10, trickleMs: 50, minimum: 0.1 });
  });

  test('it always advances, ever more slowly, and never reaches the end before the page has loaded', () => {
    let share: number = progress.minimum;
    for (let step = 0; step < 100; step++) {
      const next = trickled(share);
      expect(next).toBeGreaterThanOrEqual(share);
      expect(next).toBeLessThan(1);
      share = next;
    }
    expect(share).toBeGreaterThan(0.95);
  });

  test.each([
    [0.1, 0.2],
    [0.3, 0.34],
    [0.6, 0.62],
    [0.9, 0.905],
  ])('the step after %d leads to %d', (share, next) => {
    expect(trickled(share)).toBeCloseTo(next);
  });
});
