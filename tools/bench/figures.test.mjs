import { median, ratioOf } from './figures.mjs';

describe('figures', () => {
  test('the median of an even number of values is between the two middle values', () => {
    expect(median([9, 1, 3])).toBe(3);
    expect(median([9, 1, 3, 5])).toBe(4);
  });

  test('a ratio is computed within each round, so that a slow round does not distort it', () => {
    const { middle, low, high } = ratioOf([10, 200, 30], [10, 100, 10]);
    expect(middle).toBe(2);
    expect([low, high]).toEqual([1, 3]);
  });

  test('the same values print the same interval', () => {
    const values = [11, 12, 9, 10, 13];
    expect(ratioOf(values, [10, 10, 10, 10, 10])).toEqual(ratioOf(values, [10, 10, 10, 10, 10]));
  });
});
