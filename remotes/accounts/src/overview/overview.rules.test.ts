import { approvedShareOf, growthOf, lengthOf, percentOf, signedPercentOf } from './overview.rules';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

test.each([
  [{ approved: 3, declined: 1 }, '75.0%'],
  [{ approved: 0, declined: 2 }, '0.0%'],
  [{ approved: 0, declined: 0 }, '–'],
])('the approval rate of %j is %s', (outcome, percent) => expect(percentOf(approvedShareOf(outcome))).toBe(percent));

test.each([
  ['123.60', '100.00', 0.236],
  ['50.00', '100.00', -0.5],
  ['5.00', '0.00', null],
  ['5.00', '-3.00', null],
])('%s after %s is a growth of %s', (now, before, growth) => expect(growthOf(usd(now), usd(before))).toBe(growth));

test.each([
  [0.2361, '+23.6%'],
  [-0.031, '−3.1%'],
  [0.0001, '0.0%'],
])('%s is formatted as %s', (share, percent) => expect(signedPercentOf(share)).toBe(percent));

test('a length uses the minor digits of its currency', () => {
  expect([lengthOf(usd('12.50')), lengthOf({ amount: '1250', currency: 'VND' })]).toEqual([12.5, 1250]);
});
