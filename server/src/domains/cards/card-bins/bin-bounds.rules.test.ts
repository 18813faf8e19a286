import { type BinBounds, boundIssues } from './bin-bounds.rules';

const bounds: BinBounds = { minTopup: 500n, maxTopup: 10_000n, minRetained: 100n, maxBalance: 20_000n };
const free: BinBounds = { minTopup: null, maxTopup: null, minRetained: null, maxBalance: null };

it.each([
  ['TOPUP', 499n, 0n, 'MIN_AMOUNT', { min: '5.00' }],
  ['TOPUP', 10_001n, 0n, 'MAX_AMOUNT', { max: '100.00' }],
  ['TOPUP', 5_001n, 15_000n, 'BALANCE_MAX', { max: '200.00' }],
  ['WITHDRAW', 901n, 1_000n, 'BALANCE_MIN', { min: '1.00' }],
] as const)('%s of %s beside %s is refused: %s', (action, principal, available, code, params) => {
  const transfer = { action, principal, available, currency: 'USD' };
  expect(boundIssues(bounds, transfer)).toEqual([{ field: 'amount', code, params: { ...params, currency: 'USD' } }]);
  expect(boundIssues(free, transfer)).toEqual([]);
});

it.each([
  ['TOPUP', 500n, 0n],
  ['TOPUP', 10_000n, 10_000n],
  ['WITHDRAW', 900n, 1_000n],
] as const)('%s of %s beside %s is just within', (action, principal, available) => {
  expect(boundIssues(bounds, { action, principal, available, currency: 'USD' })).toEqual([]);
});
