import { codes, type Money } from '@console/contracts';
import { listAccountOptions } from '@console/contracts/accounts';
import {
  type Card,
  limitCard,
  listCardholderOptions,
  listCards,
  precheckTopUp,
  precheckWithdraw,
  readCard,
  renameCard,
  topUpCard,
  updateCard,
  withdrawCard,
} from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let operations: Record<string, string>;

beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
});
afterAll(() => console_.close());

const usd = (amount: string): Money => ({ amount, currency: 'USD' });

async function activeCard(accept: (card: Card) => boolean = () => true): Promise<Card> {
  const filter = { state: ['ACTIVE' as const], merchantId: [firstMerchantId], currency: ['USD' as const] };
  const { list } = await console_.call(listCards, { pageSize: 100, filter }, operations);
  const card = list.find((one) => one.fundingMode === 'RECHARGE' && accept(one));
  if (!card) throw new Error('The demo has no such card.');
  return card;
}
const minorOf = ({ amount }: Money) => Math.round(Number(amount) * 100);
const accountOf = async () => {
  const { list } = await console_.call(listAccountOptions, { merchantId: firstMerchantId }, operations);
  const account = list.find(({ currency }) => currency === 'USD');
  if (!account) throw new Error('The merchant has no such account.');
  return minorOf(account.available);
};
const seen = ({ id, version }: Pick<Card, 'id' | 'version'>) => ({ id, version });
const tell = (path: string, body: unknown, headers = operations) =>
  console_.post(path, body, { ...headers, ...submission() });
const ordersOf = async (id: string) => {
  const { rows } = await console_.database.pool.query<{ type: string; state: string }>(
    "select type, state from card_order where card_id = $1 and type <> 'CREATE' order by created_at, id",
    [id],
  );
  return rows.map(({ type, state }) => `${type} ${state}`);
};

test("a card is topped up from its merchant's account at the previewed price", async () => {
  const card = await activeCard();
  const before = await accountOf();
  const preview = await console_.call(precheckTopUp, { id: card.id, amount: usd('12.50') }, operations);
  expect([minorOf(preview.fee), minorOf(preview.available), minorOf(preview.left)]).toEqual([0, before, before - 1250]);
  const after = await console_.call(topUpCard, { ...seen(card), amount: usd('12.50') }, operations);
  expect(minorOf(after.balance) - minorOf(card.balance)).toBe(1250);
  expect(await accountOf()).toBe(before - 1250);
  expect(await ordersOf(card.id)).toContain('TOPUP SUCCESS');
});

test('a withdrawal returns to the account, and one above the balance is refused', async () => {
  const card = await activeCard(({ balance }) => minorOf(balance) > 200);
  const before = await accountOf();
  const preview = await console_.call(precheckWithdraw, { id: card.id, amount: usd('1.00') }, operations);
  expect(minorOf(preview.available)).toBe(minorOf(card.balance));
  const after = await console_.call(withdrawCard, { ...seen(card), amount: usd('1.00') }, operations);
  expect(minorOf(card.balance) - minorOf(after.balance)).toBe(100);
  expect(await accountOf()).toBe(before + 100);
  const refused = await tell(withdrawCard.path, { ...seen(after), amount: usd('9000000.00') });
  expect(refused).toMatchObject({
    code: codes.exceedsBalance,
    fieldErrors: [{ field: 'amount', code: 'EXCEEDS_BALANCE', params: { available: after.balance.amount } }],
  });
});

test('a limit is set, changed and removed, each with its reason in the audit log', async () => {
  const card = await activeCard();
  const limit = { limit: usd('300'), limitPeriod: 'WEEK' as const };
  const limited = await console_.call(limitCard, { ...seen(card), ...limit, reason: 'HOLDER_REQUEST' }, operations);
  expect(limited).toMatchObject({ limit: { amount: { amount: '300.00' }, period: 'WEEK' }, version: card.version + 1 });
  const free = await console_.call(limitCard, { ...seen(limited), reason: 'OTHER', note: 'Trade fair' }, operations);
  expect(free.limit).toBeNull();
  const { rows } = await console_.database.pool.query<{ reason: string }>(
    "select reason from audit_event where object_id = $1 and action = '/card/updateLimit' order by at, id",
    [card.id],
  );
  expect(rows.map(({ reason }) => reason).sort()).toEqual(['HOLDER_REQUEST', 'OTHER: Trade fair']);
  expect(await ordersOf(card.id)).toEqual(expect.arrayContaining(['UPDATE_LIMIT SUCCESS', 'UPDATE_LIMIT SUCCESS']));
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['of zero', { limit: usd('0'), limitPeriod: 'DAY' }, 'limit', 'AMOUNT'],
  ['in another currency', { limit: { amount: '5', currency: 'EUR' }, limitPeriod: 'DAY' }, 'limit', 'CURRENCY'],
  ['without a period', { limit: usd('5') }, 'limitPeriod', 'REQUIRED'],
  ['for another reason without a note', { reason: 'OTHER' }, 'note', 'REQUIRED'],
])('[seed 5.15] a limit %s is refused next to its field', async (_name, change, field, code) => {
  const card = await activeCard();
  const response = await tell(limitCard.path, { ...seen(card), reason: 'LESS_RISK', ...change });
  expect(response).toMatchObject({ code: codes.invalid, fieldErrors: [{ field, code }] });
});

test('alias, cardholder and last day are changed within the rules of the BIN', async () => {
  const card = await activeCard(({ bin }) => bin.bin === '40001201');
  const named = await console_.call(renameCard, { ...seen(card), alias: '差旅 2' }, operations);
  expect(named.alias).toBe('差旅 2');
  const { list } = await console_.call(listCardholderOptions, { merchantId: firstMerchantId }, operations);
  const other = list.find(({ id }) => id !== card.cardholder?.id);
  const held = await console_.call(
    updateCard,
    { ...seen(named), cardholderId: other?.id, validTo: '2026-12-31' },
    operations,
  );
  expect(held).toMatchObject({ cardholder: { id: other?.id }, validTo: '2026-12-31' });
  const early = await tell(updateCard.path, { ...seen(held), cardholderId: other?.id, validTo: '2026-03-10' });
  expect(early).toMatchObject({ code: codes.invalid, fieldErrors: [{ field: 'validTo', code: 'MIN_VALIDITY' }] });
  const nobody = await console_.call(updateCard, seen(held), operations);
  expect(nobody).toMatchObject({ cardholder: null, validTo: '2026-12-31' });
});

test('a stale version is refused with the current card, and nothing is changed', async () => {
  const card = await activeCard();
  const named = await console_.call(renameCard, { ...seen(card), alias: 'First' }, operations);
  for (const [path, change] of [
    [renameCard.path, { alias: 'Second' }],
    [limitCard.path, { reason: 'LESS_RISK' }],
    [updateCard.path, {}],
    [topUpCard.path, { amount: usd('1') }],
  ] as const)
    expect(await tell(path, { ...seen(card), ...change })).toMatchObject({
      code: codes.versionConflict,
      data: { current: { alias: 'First', version: named.version } },
    });
});

test('a user without the permissions is refused, and a user from whom the expiry is hidden cannot set it', async () => {
  const card = await activeCard();
  const risk = await console_.signIn('risk');
  for (const path of [topUpCard.path, withdrawCard.path, limitCard.path, renameCard.path, updateCard.path])
    expect(await tell(path, seen(card), risk)).toMatchObject({ code: codes.noPermission });
  const hide = (groups: string[]) =>
    console_.database.pool.query("update app_user set hidden_groups = $1 where login_name = 'operations'", [groups]);
  await hide(['CARD_EXPIRY']);
  const refused = await tell(updateCard.path, { ...seen(card), validTo: '2026-12-31' });
  expect(refused).toMatchObject({ code: codes.noPermission, data: { groups: ['CARD_EXPIRY'] } });
  await hide([]);
  expect((await console_.call(readCard, { id: card.id }, operations)).version).toBe(card.version);
});

test("[seed 5.16] a limit above the pool's deposit is refused, and so is a top-up above the BIN's maximum", async () => {
  const filter = { state: ['ACTIVE' as const], currency: ['USD' as const] };
  const { list } = await console_.call(listCards, { pageSize: 200, filter }, operations);
  const shared = list.find(({ fundingMode }) => fundingMode === 'SHARE');
  if (!shared) throw new Error('The demo has no such card.');
  const request = { ...seen(shared), limit: usd('90000000.00'), limitPeriod: 'MONTH', reason: 'MORE_SPENDING' };
  const above = await tell(limitCard.path, request);
  expect([above.code, above.fieldErrors?.[0]?.field]).toEqual([codes.limitAboveDeposit, 'limit']);

  const card = await activeCard();
  await console_.database.pool.query('update card_bin set max_topup_minor = 500 where id = $1', [card.bin.id]);
  const topUp = (amount: string) => tell(topUpCard.path, { ...seen(card), amount: usd(amount) });
  const beyond = await topUp('5.01');
  expect([beyond.code, beyond.fieldErrors?.map(({ field, code }) => `${field} ${code}`)]).toEqual([
    codes.invalid,
    ['amount MAX_AMOUNT'],
  ]);
  expect((await topUp('5.00')).code).toBe(codes.ok);
});
