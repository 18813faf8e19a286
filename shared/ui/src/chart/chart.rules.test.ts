import { axisOf, heightOf, labelledOf, lineOf, placeOf } from './chart.rules';

describe('an axis', () => {
  test.each([
    [
      [0, 140_000],
      [0, 50_000, 100_000, 150_000],
    ],
    [
      [3, 9, 1],
      [0, 5, 10],
    ],
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [-40, 80],
      [-50, 0, 50, 100],
    ],
    [[-3], [-3, -2, -1, 0]],
  ])('for %j has lines at %j', (values, ticks) => expect(axisOf(values).ticks).toEqual(ticks));

  test('contains every value', () => {
    for (const values of [[7, 19], [-1200, 15], [0.4], [99_999, 100_001]]) {
      const axis = axisOf(values);
      for (const value of values) {
        expect(heightOf(value, axis)).toBeGreaterThanOrEqual(0);
        expect(heightOf(value, axis)).toBeLessThanOrEqual(1);
      }
    }
  });
});

test('a line goes from the left to the right edge, with higher values further up', () => {
  expect(lineOf([0, 50, 100], axisOf([0, 100]))).toBe('0,100 50,50 100,0');
  expect(placeOf(0, 1)).toBe(50);
});

test.each([
  [7, [0, 2, 4, 6]],
  [30, [0, 8, 16, 24]],
  [1, [0]],
  [0, []],
])('of %i points %j have labels', (count, labelled) => expect(labelledOf(count)).toEqual(labelled));
