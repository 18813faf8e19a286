import { shareOf } from './bin-rate.rules';

test.each([
  [0, 0, '–'],
  [0, 7, '0.0%'],
  [7, 7, '100.0%'],
  [1, 3, '33.3%'],
  [2, 3, '66.7%'],
])('%i of %i is %s', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});
