import { traceTo, usd } from '../testing/transaction-samples';
import { categoryText } from './category-text';
import { decisionRows, excessOf, figureColumns, remedyOf } from './decision.rules';

const limit = { period: 'DAY', limit: '5000', used: '4000', attempted: '1500' };

test('all nine checks are listed, and checks after the decision as not run [seed 4]', () => {
  const rows = decisionRows(traceTo('LIMITS', 'LIMIT_EXCEEDED', limit), 'USD');
  expect(rows.map(({ result }) => result)).toEqual([
    ...Array.from({ length: 5 }, () => 'PASS'),
    'FAIL',
    ...Array.from({ length: 3 }, () => 'NOT_RUN'),
  ]);
  expect(rows[5]).toMatchObject({ limit: usd('50.00'), used: usd('40.00'), attempted: usd('15.00') });
});

test('amounts have the minor digits of the currency', () => {
  const rows = decisionRows(traceTo('LIMITS', 'LIMIT_EXCEEDED', limit), 'VND');
  expect(rows[5]?.limit).toEqual({ amount: '5000', currency: 'VND' });
});

test('the excess of a limit is used plus attempted minus limit', () => {
  expect(excessOf('LIMIT_EXCEEDED', limit, 'USD')).toEqual({ over: usd('5.00'), needed: usd('55.00'), usedShare: 0.8 });
});

test('the shortfall of a balance is the needed amount with fees minus the balance', () => {
  const inputs = { available: '1000', amount: '1200', fees: '10', needed: '1210' };
  expect(excessOf('INSUFFICIENT_BALANCE', inputs, 'USD')).toMatchObject({ over: usd('2.10'), needed: usd('12.10') });
});

test('a decline without an amount has no excess', () => {
  expect(excessOf('CARD_BLOCKED', { status: 'BLOCKED' }, 'USD')).toBeNull();
});

test('consecutive declines are shown as a count instead of an amount', () => {
  const inputs = { measure: 'STREAK', period: 'DAY', limit: '3', used: '3', twins: '0', declines: '4' };
  const rows = decisionRows(traceTo('RISK', 'RISK_RULE', inputs), 'USD');
  expect(rows[7]).toMatchObject({ result: 'FAIL', limit: '3', used: '3', attempted: null });
  expect(excessOf('RISK_RULE', inputs, 'USD')).toBeNull();
});

test('a card without a limit has no limit figures', () => {
  const rows = decisionRows([{ step: 6, check: 'LIMITS', passed: true, code: null, inputs: {} }], 'USD');
  expect(rows[5]).toMatchObject({ result: 'PASS', limit: null, used: null, attempted: null });
});

test('only figures that a check has are columns', () => {
  expect(figureColumns(decisionRows(traceTo('LIMITS', 'LIMIT_EXCEEDED', limit), 'USD'))).toEqual([
    'limit',
    'used',
    'attempted',
  ]);
  const expiry = [{ step: 1, check: 'CARD_DATA' as const, passed: false, code: null, inputs: { expiry: '09/28' } }];
  expect(figureColumns(decisionRows(expiry, 'USD'))).toEqual(['attempted']);
  expect(figureColumns(decisionRows([], 'USD'))).toEqual([]);
});

test.each([
  ['LIMIT_EXCEEDED', {}, 'LIMIT'],
  ['LIMIT_EXCEEDED', { ruleId: 'rule_1' }, null],
  ['LIMIT_EXCEEDED', { walletUser: 'Wei' }, null],
  ['INSUFFICIENT_BALANCE', {}, 'TOPUP'],
  ['CARD_BLOCKED', {}, 'UNFREEZE'],
  ['RISK_RULE', {}, null],
  [null, {}, null],
] as const)('%s with %j is resolved by the action %s', (declineCode, declineDetail, remedy) =>
  expect(remedyOf({ declineCode, declineDetail })).toBe(remedy),
);

test('a category without a name is shown as its code', () => {
  expect(categoryText('5943', '5943')).toBe('5943');
  expect(categoryText('5812', 'Restaurants')).toBe('5812 · Restaurants');
});
