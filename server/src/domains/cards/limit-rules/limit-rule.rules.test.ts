import { limitModes, limitModeTransitions } from '@console/contracts/cards';
import { countsAlike, raisedFieldOf, refuseMode } from './limit-rule.rules';

const pairs = limitModes.flatMap((from) => limitModes.map((to) => [from, to] as const));

test.each(pairs)('a transition from %s to %s is accepted only if the table lists it', (from, to) => {
  const change = () => refuseMode(from, to);
  if (limitModeTransitions[from].includes(to)) expect(change).not.toThrow();
  else expect(change).toThrow();
});

test('a rule becomes active only from shadow mode', () => {
  expect(pairs.filter(([from, to]) => to === 'ACTIVE' && limitModeTransitions[from].includes(to))).toEqual([
    ['SHADOW', 'ACTIVE'],
  ]);
});

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

test.each([
  ['a higher amount', { minor: '300' }, { minor: '301' }, 'amount'],
  ['a higher count', { count: 2 }, { count: 3 }, 'count'],
  ['no own amount', { minor: '300' }, {}, 'amount'],
  ['no own count', { count: 2 }, {}, 'count'],
  ['the same values', { minor: '300', count: 2 }, { minor: '300', count: 2 }, null],
  ['lower values', { minor: '300', count: 2 }, { minor: '299', count: 1 }, null],
  ['first own values', {}, { minor: '499', count: 3 }, null],
  ['no own values, where they equalled the rule', { minor: '500', count: 4 }, {}, null],
  ['no own values, where they were above a rule that was lowered', { minor: '900', count: 9 }, {}, null],
] as const)('%s for a merchant: the increased maximum is found', (_change, own, wanted, measure) => {
  const rule = { items: [{ ...item, kind: 'AMOUNT_AND_COUNT' as const, maxCount: 4 }], currency: 'USD' as const };
  const field = measure && `limi_1:${measure}`;
  expect(raisedFieldOf(rule, { before: { limi_1: own }, after: { limi_1: wanted } })).toBe(field);
});

test('a maximum that the rule does not have cannot increase', () => {
  const rule = { items: [{ ...item, maxAmount: undefined }], currency: null };
  expect(raisedFieldOf(rule, { before: { limi_1: { minor: '300', count: 2 } }, after: {} })).toBeNull();
});

test('an item with another window or another filter counts separately', () => {
  expect(countsAlike(item, { ...item, maxAmount: '6.00', action: 'ALERT' })).toBe(true);
  expect(countsAlike(item, { ...item, period: 'WEEK' })).toBe(false);
  expect(countsAlike(item, { ...item, mccs: '5814' })).toBe(false);
});
