import { limitModes, limitModeTransitions } from '@console/contracts/cards';
import { countsAlike, refuseMode } from './limit-rule.rules';

const pairs = limitModes.flatMap((from) => limitModes.map((to) => [from, to] as const));

test.each(pairs)('from %s to %s only where the table says so', (from, to) => {
  const change = () => refuseMode(from, to);
  if (limitModeTransitions[from].includes(to)) expect(change).not.toThrow();
  else expect(change).toThrow();
});

test('a rule comes into force by way of a trial alone', () => {
  expect(pairs.filter(([from, to]) => to === 'ACTIVE' && limitModeTransitions[from].includes(to))).toEqual([
    ['SHADOW', 'ACTIVE'],
  ]);
});

test('an item that counts other purchases, or other days of them, is another one', () => {
  const item = {
    id: 'limi_1',
    kind: 'AMOUNT' as const,
    period: 'DAY' as const,
    maxAmount: '5.00',
    mccMode: 'ONLY' as const,
    mccs: '5812',
    countryMode: 'ANY' as const,
    countries: [],
    txnKinds: ['PURCHASE' as const],
    shopMode: 'ANY' as const,
    shops: '',
    region: 'ANY' as const,
    presence: 'ANY' as const,
    action: 'DECLINE' as const,
  };
  expect(countsAlike(item, { ...item, maxAmount: '6.00', action: 'ALERT' })).toBe(true);
  expect(countsAlike(item, { ...item, period: 'WEEK' })).toBe(false);
  expect(countsAlike(item, { ...item, mccs: '5814' })).toBe(false);
});
