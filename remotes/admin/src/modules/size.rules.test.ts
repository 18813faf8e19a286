import { growth, kilobytes } from './size.rules';

test('sizes are in kB with one decimal', () => {
  expect([0, 950, 1_234_567].map(kilobytes)).toEqual(['0.0', '1.0', '1,234.6']);
});

test.each([
  [100, 103.1, '+3.1%'],
  [100, 90, '−10.0%'],
  [100, 100, '±0.0%'],
  [0, 5, ''],
])('the growth from %i to %i is %s', (before, after, expected) => {
  expect(growth(before, after)).toBe(expected);
});
