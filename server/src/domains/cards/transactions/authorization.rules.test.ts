import { type DeclineCode, decisionChecks } from '@console/contracts/cards';
import type { Limit } from '../limit-rules/limit.rules';
import { type AuthorizationFacts, decide } from './authorization.rules';

const good: AuthorizationFacts = {
  card: {
    createStatus: 'SUCCESS',
    status: 'ACTIVE',
    blockSource: null,
    cancelState: 'NONE',
    expiry: '12/26',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
  },
  input: { expiry: '12/26' },
  uses: { count: 0, max: null },
  parties: { pool: '', merchant: 'ACTIVE', company: 'ACTIVE', bin: 'ONLINE', channel: 'ENABLED' },
  allowsSuspended: false,
  shop: { country: 'US', mcc: '5411', blockedCountries: ['XX'], blockedMccs: ['7995'] },
  limit: { amount: 10_000n, period: 'DAY', used: 2_000n },
  memberships: [],
  limits: [],
  billed: 8_000n,
  fees: 40n,
  available: 8_040n,
  risk: { twins: 0, declines: 0 },
  today: '2026-03-09',
};

test('a purchase that passes all checks is approved after nine steps, each stored with its inputs', () => {
  const decision = decide(good);
  expect(decision.at).toBe('approved');
  expect(decision.trace.map(({ step, check, passed }) => [step, check, passed])).toEqual(
    decisionChecks.map((check, index) => [index + 1, check, true]),
  );
  expect(decision.trace.at(-1)?.inputs).toEqual({ hold: '8040' });
});

const membership = (used: bigint) => ({ id: 'wuser_1', name: 'Ana', period: 'MONTH', amount: 10_000n, used });

test.each([
  ['the card has less remaining', 1_000n, { period: 'DAY', used: '2000' }],
  [
    'a wallet user has less remaining',
    2_001n,
    { period: 'MONTH', used: '2001', walletUserId: 'wuser_1', walletUser: 'Ana' },
  ],
])('the trace has the stricter limit if %s', (_name, used, inputs) => {
  const { trace } = decide({ ...good, billed: 7_000n, fees: 0n, memberships: [membership(used)] });
  const look = trace.find(({ check }) => check === 'LIMITS')?.inputs;
  expect(look).toEqual({ limit: '10000', attempted: '7000', ...inputs });
});

test("a purchase above the limit of a wallet user is declined, even if the card's limit permits it", () => {
  const decision = decide({
    ...good,
    limit: null,
    memberships: [membership(0n), { ...membership(2_001n), id: 'wuser_2', name: 'Ben' }],
  });
  expect(decision).toMatchObject({ code: 'LIMIT_EXCEEDED', detail: { walletUserId: 'wuser_2', walletUser: 'Ben' } });
});

const card = (change: Partial<AuthorizationFacts['card']>) => ({ card: { ...good.card, ...change } });
const parties = (change: Partial<AuthorizationFacts['parties']>) => ({ parties: { ...good.parties, ...change } });
const shop = (change: Partial<AuthorizationFacts['shop']>) => ({ shop: { ...good.shop, ...change } });

test.each<[DeclineCode, number, Partial<AuthorizationFacts>]>([
  ['EXPIRED_CARD', 1, { input: { expiry: '11/26' } }],
  ['CARD_NOT_READY', 2, card({ createStatus: 'PENDING', status: null })],
  ['CARD_BLOCKED', 2, card({ status: 'BLOCKED', blockSource: 'RISK' })],
  ['CARD_CANCELLING', 2, card({ status: 'BLOCKED', blockSource: 'SYSTEM', cancelState: 'REVIEWING' })],
  ['CARD_CANCELLED', 2, card({ status: 'CANCELLED', cancelState: 'DONE' })],
  ['OUTSIDE_VALIDITY', 3, { today: '2027-01-01' }],
  ['OUTSIDE_VALIDITY', 3, { today: '2025-12-31' }],
  ['MAX_USES', 3, { uses: { count: 1, max: 1 } }],
  ['POOL_BLOCKED', 4, parties({ pool: 'BLOCKED' })],
  ['POOL_BLOCKED', 4, parties({ pool: 'FROZEN', merchant: 'SUSPENDED' })],
  ['MERCHANT_SUSPENDED', 4, parties({ merchant: 'SUSPENDED' })],
  ['COMPANY_SUSPENDED', 4, parties({ company: 'SUSPENDED' })],
  ['COMPANY_SUSPENDED', 4, { ...parties({ company: 'CLOSED' }), allowsSuspended: true }],
  ['BIN_UNAVAILABLE', 4, parties({ bin: 'MAINTENANCE' })],
  ['CHANNEL_UNAVAILABLE', 4, parties({ channel: 'DISABLED' })],
  ['COUNTRY_NOT_ALLOWED', 5, shop({ country: 'XX' })],
  ['MCC_NOT_ALLOWED', 5, shop({ mcc: '7995' })],
  ['LIMIT_EXCEEDED', 6, { limit: { amount: 10_000n, period: 'DAY', used: 2_001n } }],
  ['INSUFFICIENT_BALANCE', 7, { available: 8_039n }],
  ['RISK_RULE', 8, { risk: { twins: 1, declines: 0 } }],
  ['RISK_RULE', 8, { risk: { twins: 0, declines: 5 } }],
])('%s is found in step %i, and no later step runs', (code, step, change) => {
  const decision = decide({ ...good, ...change });
  expect(decision).toMatchObject({ at: 'declined', code });
  expect(decision.trace.at(-1)).toMatchObject({ step, passed: false, code });
  expect(decision.trace).toHaveLength(step);
});

test('cards of a suspended company can be used if the platform parameter permits it', () => {
  expect(decide({ ...good, ...parties({ company: 'SUSPENDED' }), allowsSuspended: true }).at).toBe('approved');
});

test('the first failed check determines the decline code', () => {
  expect(decide({ ...good, ...card({ status: 'BLOCKED' }), available: 0n })).toMatchObject({ code: 'CARD_BLOCKED' });
});

test('a decline has the amounts that were compared', () => {
  expect(decide({ ...good, available: 100n })).toMatchObject({ detail: { available: '100', needed: '8040' } });
  expect(decide({ ...good, limit: { amount: 10_000n, period: 'MONTH', used: 9_000n } })).toMatchObject({
    detail: { period: 'MONTH', limit: '10000', used: '9000', attempted: '8000' },
  });
});

const limitOf = (change: Partial<Limit> = {}): Limit => ({
  rule: { id: 'lim_1', name: { en_US: 'Travel', zh_CN: '差旅' }, scope: 'CARD', mode: 'ACTIVE', priority: 1 },
  itemId: 'limi_1',
  kind: 'AMOUNT',
  period: 'MONTH',
  action: 'DECLINE',
  maxMinor: 9_000n,
  maxCount: null,
  message: null,
  closing: 'COUNTRY_NOT_ALLOWED',
  liftId: null,
  isRequested: false,
  usedMinor: 1_001n,
  usedCount: 3,
  ...change,
});
const shadow = { ...limitOf().rule, mode: 'SHADOW' as const };

test("a rule stricter than the card's limit is reported with its name", () => {
  expect(decide({ ...good, limits: [limitOf()] })).toMatchObject({
    code: 'LIMIT_EXCEEDED',
    detail: { ruleId: 'lim_1', ruleEn: 'Travel', period: 'MONTH', limit: '9000', used: '1001', attempted: '8000' },
  });
  expect(decide({ ...good, limits: [limitOf({ usedMinor: 1_000n })] }).trace[5]?.inputs).toMatchObject({
    limit: '10000',
    used: '2000',
  });
});

test.each<[string, Partial<Limit>]>([
  ['is in shadow mode', { rule: shadow }],
  ['only alerts', { action: 'ALERT' }],
  ['has exactly the amount remaining', { maxMinor: 9_001n }],
  ['has one purchase remaining', { maxMinor: null, maxCount: 4 }],
])('a rule that %s does not decline', (_words, change) => {
  expect(decide({ ...good, limits: [limitOf(change)] }).at).toBe('approved');
});

test('a rule can limit the number of purchases, and blocked card acceptors are checked before limits', () => {
  expect(decide({ ...good, limits: [limitOf({ maxMinor: null, maxCount: 3 })] })).toMatchObject({
    detail: { measure: 'COUNT', limit: '3', used: '3', attempted: '1' },
  });
  const closed = limitOf({ kind: 'BLOCK', period: null, maxMinor: null });
  expect(decide({ ...good, limits: [limitOf(), closed] })).toMatchObject({ code: 'COUNTRY_NOT_ALLOWED' });
  expect(decide({ ...good, limits: [{ ...closed, closing: 'MCC_NOT_ALLOWED' }] })).toMatchObject({
    code: 'MCC_NOT_ALLOWED',
  });
  expect(decide({ ...good, ...shop({ mcc: '7995' }), limits: [closed] })).not.toHaveProperty('detail.ruleId');
});
