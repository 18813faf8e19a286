import { afterApproval, afterDecline, isHit, type Limit, strictestOf } from './limit.rules';

const limitOf = (change: Partial<Limit> = {}): Limit => ({
  rule: { id: 'lim_1', name: { en_US: 'Travel', zh_CN: '差旅' }, scope: 'CARD', mode: 'ACTIVE', priority: 10 },
  itemId: 'limi_1',
  kind: 'AMOUNT',
  period: 'DAY',
  action: 'DECLINE',
  message: null,
  maxMinor: 1_000n,
  maxCount: null,
  closing: 'COUNTRY_NOT_ALLOWED',
  usedMinor: 0n,
  usedCount: 0,
  liftId: null,
  isRequested: false,
  ...change,
});
const streakOf = (change: Partial<Limit> = {}) =>
  limitOf({ kind: 'DECLINE_STREAK', maxMinor: null, maxCount: 3, itemId: 'limi_2', ...change });

test.each([
  [0n, 1],
  [1_000n, 1],
  [1_001n, 0],
])('an alert with usage %s notifies %i times: only when the limit is crossed', (usedMinor, times) => {
  const outcome = afterApproval([limitOf({ action: 'ALERT', usedMinor })], 1_001n);
  expect([outcome.hits.length, outcome.alerts.length]).toEqual([1, times]);
});

test.each([
  [1, 0],
  [2, 1],
  [3, 0],
])('after %i declines, one more freezes the card %i times', (usedCount, times) => {
  const outcome = afterDecline([streakOf({ action: 'FREEZE_CARD', usedCount })], undefined);
  expect(outcome.freeze === null ? 0 : 1).toBe(times);
});

test('a rule in shadow mode has no actions', () => {
  const rule = { ...limitOf().rule, mode: 'SHADOW' as const };
  expect(afterDecline([streakOf({ rule, action: 'FREEZE_CARD', usedCount: 2 })], undefined).hits).toEqual([]);
  const watched = afterApproval([limitOf({ rule, action: 'ALERT' })], 1_001n);
  expect([watched.hits.length, watched.alerts]).toEqual([1, []]);
});

test('only the declining limit requests a review, and no second one while it is pending', () => {
  const limit = limitOf({ action: 'REQUIRE_REVIEW' });
  expect(afterDecline([limit], limit.itemId).reviews).toEqual([limit]);
  expect(afterDecline([{ ...limit, isRequested: true }], limit.itemId).reviews).toEqual([]);
  expect(afterDecline([limit], 'limi_9').reviews).toEqual([]);
});

test('a limit with a granted exception does not decline, and only a purchase above the limit uses the exception', () => {
  const lifted = limitOf({ action: 'REQUIRE_REVIEW', liftId: 'lift_1' });
  expect(strictestOf([lifted], 2_000n)).toBeNull();
  expect(afterApproval([lifted], 2_000n)).toMatchObject({ hits: [], liftIds: ['lift_1'] });
  expect(afterApproval([lifted], 1_000n).liftIds).toEqual([]);
  expect(isHit(lifted, 1_001n)).toBe(true);
});
