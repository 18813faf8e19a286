import { codes, type Money } from '@console/contracts';
import {
  cancelCards,
  type Card,
  freezeCard,
  freezeCards,
  limitCards,
  listCards,
  precheckBulk,
  readCard,
  renameCards,
  topUpCards,
  unfreezeCards,
  withdrawCards,
} from '@console/contracts/cards';
import { listAccounts } from '@console/contracts/accounts';
import { cancelJob, listJobItems, listJobs, retryJob } from '@console/contracts/jobs';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { workAll } from '../../../testing/job-worker';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let operations: Record<string, string>;

beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
});
afterAll(() => console_.close());

const cardsIn = async (state: Card['state'], count: number, headers = operations) => {
  const filter = { state: [state], merchantId: [firstMerchantId], currency: ['USD' as const] };
  const { list } = await console_.call(listCards, { pageSize: 50, filter }, headers);
  return list.filter(({ fundingMode }) => fundingMode === 'RECHARGE').slice(0, count);
};
const selectionOf = (cards: Card[]) => ({ items: cards.map(({ id, version }) => ({ id, version })) });
const readAgain = ({ id }: Card) => console_.call(readCard, { id }, operations);
const jobOf = async (id: string) =>
  (await console_.call(listJobs, {}, operations)).list.find((one) => one.id === id) ?? null;
const usd = (amount: string): Money => ({ amount, currency: 'USD' });

describe('a bulk freeze', () => {
  test('is a job with a result, a history entry and an audit log entry for each card', async () => {
    const cards = await cardsIn('ACTIVE', 3);
    const job = await console_.call(freezeCards, { selection: selectionOf(cards), reason: 'REVIEW' }, operations);
    expect(job).toMatchObject({ type: 'CARD_FREEZE', state: 'QUEUED', total: 3, done: 0 });
    await workAll(console_);
    expect(await jobOf(job.id)).toMatchObject({ state: 'SUCCEEDED', total: 3, done: 3, ok: 3, failed: 0 });
    for (const card of cards) expect(await readAgain(card)).toMatchObject({ state: 'FROZEN', blockReason: 'REVIEW' });
    const { rows } = await console_.database.pool.query(
      'select action, actor_type, actor_id from audit_event where object_id = any($1) and trace_id = $2',
      [cards.map(({ id }) => id), job.id],
    );
    expect(rows.map(({ action, actor_type }) => [action, actor_type])).toEqual(
      cards.map(() => ['/card/bulkFreeze', 'USER']),
    );
  });

  test('a number beyond the range of the database column is refused as invalid input', async () => {
    const [card] = await cardsIn('ACTIVE', 1);
    if (!card) throw new Error('The demo has too few cards.');
    const version = Number.MAX_SAFE_INTEGER;
    const items = [{ id: card.id, version }];
    const job = await console_.call(freezeCards, { selection: selectionOf([card]), reason: 'REVIEW' }, operations);
    const refused = await Promise.all([
      console_.post('/card/bulkFreeze', { selection: { items }, reason: 'REVIEW' }, { ...operations, ...submission() }),
      console_.post('/card/bulkPrecheck', { selection: { items }, deed: 'FREEZE' }, operations),
      console_.post('/job/items', { id: job.id, after: version }, operations),
    ]);
    expect(refused.map(({ code }) => code)).toEqual([codes.invalid, codes.invalid, codes.invalid]);
    await console_.call(cancelJob, { id: job.id }, operations);
  });

  test('that fails for some cards has a reason for each of them, and only those cards are retried', async () => {
    const [first, second] = await cardsIn('ACTIVE', 2);
    if (!first || !second) throw new Error('The demo has too few cards.');
    // A concurrent call freezes the first card.
    const frozen = await console_.call(
      freezeCard,
      { id: first.id, version: first.version, reason: 'LOST' },
      { ...operations, ...submission() },
    );
    const job = await console_.call(
      freezeCards,
      { selection: selectionOf([first, second]), reason: 'REVIEW' },
      operations,
    );
    await workAll(console_);
    expect(await jobOf(job.id)).toMatchObject({ state: 'PARTIAL', ok: 1, failed: 1 });
    const failed = await console_.call(listJobItems, { id: job.id, state: 'FAILED' }, operations);
    expect(failed.list).toMatchObject([
      { targetId: first.id, message: 'Someone else changed this record. Reload to see their change' },
    ]);
    const again = await console_.call(retryJob, { id: job.id }, operations);
    expect(again).toMatchObject({ total: 1, state: 'QUEUED' });
    await workAll(console_);
    const { list } = await console_.call(listJobItems, { id: again.id }, operations);
    expect(list).toMatchObject([{ targetId: first.id, state: 'FAILED', message: 'The card is already frozen' }]);
    expect((await readAgain(first)).version).toBe(frozen.version);
  });

  test('of all matching cards except one changes exactly those cards', async () => {
    const frozen = await cardsIn('FROZEN', 50);
    const [spared] = frozen.filter(({ blockSource }) => blockSource === 'ADMIN');
    if (!spared) throw new Error('The demo has no card that an administrator froze.');
    const matching = { filter: { state: ['FROZEN' as const], merchantId: [firstMerchantId] } };
    const selection = { matching, except: [spared.id] };
    const preview = await console_.call(precheckBulk, { deed: 'UNFREEZE', selection }, operations);
    const job = await console_.call(unfreezeCards, { selection, reason: 'RESOLVED' }, operations);
    await workAll(console_);
    const impossible = preview.impossible.reduce((sum, { count }) => sum + count, 0);
    expect(await jobOf(job.id)).toMatchObject({ ok: preview.possible, failed: impossible });
    expect(await readAgain(spared)).toMatchObject({ state: 'FROZEN' });
  });

  test('of all cards that match a short keyword counts exactly those cards', async () => {
    const matching = { filter: { merchantId: [firstMerchantId] }, keyword: 'tr' };
    const { total } = await console_.call(listCards, matching, operations);
    const all = await console_.call(listCards, { filter: matching.filter }, operations);
    expect([total > 0, total < all.total]).toEqual([true, true]);
    const preview = await console_.call(
      precheckBulk,
      { deed: 'FREEZE', selection: { matching, except: [] } },
      operations,
    );
    expect(preview.possible + preview.impossible.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  test('that is cancelled before its start changes nothing, and cannot be cancelled twice', async () => {
    const cards = await cardsIn('ACTIVE', 2);
    const job = await console_.call(freezeCards, { selection: selectionOf(cards), reason: 'LOST' }, operations);
    expect(await console_.call(cancelJob, { id: job.id }, operations)).toMatchObject({ state: 'CANCELLED', done: 0 });
    await workAll(console_);
    for (const card of cards) expect(await readAgain(card)).toMatchObject({ state: 'ACTIVE' });
    expect(await console_.post('/job/cancel', { id: job.id }, operations)).toMatchObject({ code: codes.transition });
  });

  test('cannot be seen, cancelled or downloaded by another user', async () => {
    const cards = await cardsIn('ACTIVE', 1);
    const job = await console_.call(freezeCards, { selection: selectionOf(cards), reason: 'LOST' }, operations);
    const risk = await console_.signIn('risk');
    expect((await console_.call(listJobs, {}, risk)).list).toEqual([]);
    for (const path of ['/job/cancel', '/job/items', '/job/download'])
      expect(await console_.post(path, { id: job.id }, risk)).toMatchObject({ code: codes.notFound });
    await console_.call(cancelJob, { id: job.id }, operations);
  });

  test('fails if its user has lost the permission', async () => {
    const cards = await cardsIn('ACTIVE', 1);
    const job = await console_.call(freezeCards, { selection: selectionOf(cards), reason: 'LOST' }, operations);
    const withdrawn = await console_.database.pool.query(
      "delete from role_button where button_code = 'cards.card.freeze' returning *",
    );
    await workAll(console_);
    for (const { company_id, role_id, button_code } of withdrawn.rows)
      await console_.database.pool.query(
        'insert into role_button (company_id, role_id, button_code) values ($1, $2, $3)',
        [company_id, role_id, button_code],
      );
    expect(await jobOf(job.id)).toMatchObject({
      state: 'FAILED',
      done: 0,
      message: 'The required permission was revoked',
    });
    for (const card of cards) expect(await readAgain(card)).toMatchObject({ state: 'ACTIVE' });
  });

  test('outside the data scope, without cards or without a mandatory note is refused immediately', async () => {
    const [foreign] = await cardsIn('ACTIVE', 1);
    const other = await console_.signIn('owner.zh');
    const send = (body: object, headers: Record<string, string>) =>
      console_.post('/card/bulkFreeze', body, { ...headers, ...submission() });
    const selection = selectionOf(foreign ? [foreign] : []);
    expect(await send({ selection, reason: 'LOST' }, other)).toMatchObject({ code: codes.notFound });
    expect(await send({ selection, reason: 'OTHER' }, operations)).toMatchObject({ code: codes.invalid });
    const none = { matching: { keyword: 'no card is called so' }, except: [] };
    expect(await send({ selection: none, reason: 'LOST' }, operations)).toMatchObject({ code: codes.invalid });
    const auditor = await console_.signIn('auditor');
    expect(await send({ selection, reason: 'LOST' }, auditor)).toMatchObject({ code: codes.noPermission });
  });
});

describe('a bulk cancellation', () => {
  test('[seed 4.12, 8] requests each card separately and fails for cards with pending transactions, in the preview and the job', async () => {
    const cards = await cardsIn('ACTIVE', 3);
    const [held] = cards;
    await console_.database.pool.query(
      'update ledger_account set hold_out = 1 where id = (select ledger_account_id from card where id = $1)',
      [held?.id],
    );
    const selection = selectionOf(cards);
    const pending = 'Pending transactions exist. Card cancellation is unavailable.';
    const preview = await console_.call(precheckBulk, { deed: 'CANCEL', selection }, operations);
    expect(preview).toMatchObject({ possible: 2, impossible: [{ message: pending, count: 1 }], total: null });
    const job = await console_.call(cancelCards, { selection, reason: 'NOT_NEEDED' }, operations);
    await workAll(console_);
    expect(await jobOf(job.id)).toMatchObject({ type: 'CARD_CANCEL', state: 'PARTIAL', ok: 2, failed: 1 });
    const { list } = await console_.call(listJobItems, { id: job.id, state: 'FAILED' }, operations);
    expect(list).toMatchObject([{ targetId: held?.id, message: pending }]);
    const states = await Promise.all(cards.map(readAgain));
    expect(states.map(({ state }) => state)).toEqual(['ACTIVE', 'CANCEL_REVIEW', 'CANCEL_REVIEW']);
    await console_.database.pool.query(
      'update ledger_account set hold_out = 0 where id = (select ledger_account_id from card where id = $1)',
      [held?.id],
    );
    const again = await console_.call(retryJob, { id: job.id }, operations);
    await workAll(console_);
    expect(await jobOf(again.id)).toMatchObject({ state: 'SUCCEEDED', ok: 1 });
  });
});

describe('a bulk transfer', () => {
  const accountOf = async () => {
    const filter = { merchantId: [firstMerchantId], currency: ['USD' as const] };
    const [account] = (await console_.call(listAccounts, { filter }, operations)).list;
    return Number(account?.available.amount);
  };

  test('is exact to the cent, and an insufficient balance is the result of its card', async () => {
    const cards = await cardsIn('ACTIVE', 3);
    const before = await accountOf();
    const balances = cards.map(({ balance }) => Number(balance.amount));
    const selection = selectionOf(cards);
    const preview = await console_.call(precheckBulk, { deed: 'TOPUP', selection, amount: usd('12.34') }, operations);
    expect(preview).toEqual({ possible: 3, impossible: [], total: usd('37.02') });
    await console_.call(topUpCards, { selection, amount: usd('12.34') }, operations);
    await workAll(console_);
    const after = await Promise.all(cards.map(readAgain));
    expect(after.map(({ balance }) => Number(balance.amount).toFixed(2))).toEqual(
      balances.map((balance) => (balance + 12.34).toFixed(2)),
    );
    expect((before - (await accountOf())).toFixed(2)).toBe('37.02');
    const job = await console_.call(withdrawCards, { selection, amount: usd('999999.00') }, operations);
    await workAll(console_);
    expect(await jobOf(job.id)).toMatchObject({ state: 'FAILED', ok: 0, failed: 3 });
    const { list } = await console_.call(listJobItems, { id: job.id }, operations);
    expect(list.map(({ message }) => message)).toEqual(cards.map(() => 'Cannot exceed balance'));
    await console_.call(withdrawCards, { selection, amount: usd('12.34') }, operations);
    await workAll(console_);
    expect(await accountOf()).toBeCloseTo(before, 2);
  });

  test('of zero is refused, and one in another currency fails', async () => {
    const cards = await cardsIn('ACTIVE', 1);
    const selection = selectionOf(cards);
    const key = submission();
    const none = await console_.post('/card/bulkTopup', { selection, amount: usd('0.00') }, { ...operations, ...key });
    expect(none).toMatchObject({ code: codes.invalid });
    const other = { amount: '5.00', currency: 'EUR' as const };
    const preview = await console_.call(precheckBulk, { deed: 'TOPUP', selection, amount: other }, operations);
    expect(preview.impossible).toEqual([
      { reason: 'CARD_CURRENCY', message: 'The card is in another currency', count: 1 },
    ]);
    const job = await console_.call(topUpCards, { selection, amount: other }, operations);
    await workAll(console_);
    expect(await jobOf(job.id)).toMatchObject({ state: 'FAILED', failed: 1 });
  });
});

describe('a bulk limit', () => {
  const limit = { limit: usd('75.00'), limitPeriod: 'MONTH' as const, reason: 'LESS_RISK' as const };

  test('is set on each card in its currency, and the preview counts them', async () => {
    const [first, second] = await cardsIn('ACTIVE', 2);
    const { list } = await console_.call(
      listCards,
      { pageSize: 10, filter: { state: ['ACTIVE'], currency: ['EUR'], merchantId: [firstMerchantId] } },
      operations,
    );
    const [other] = list;
    if (!first || !second || !other) throw new Error('The demo has too few cards.');
    const selection = selectionOf([first, second, other]);
    const preview = await console_.call(precheckBulk, { deed: 'LIMIT', selection, amount: limit.limit }, operations);
    expect(preview).toMatchObject({ possible: 2, impossible: [{ reason: 'CARD_CURRENCY', count: 1 }], total: null });
    const job = await console_.call(limitCards, { selection, ...limit }, operations);
    await workAll(console_);
    expect(await jobOf(job.id)).toMatchObject({ type: 'CARD_LIMIT', state: 'PARTIAL', ok: 2, failed: 1 });
    for (const card of [first, second])
      expect((await readAgain(card)).limit).toMatchObject({ amount: usd('75.00'), period: 'MONTH' });
    const failed = await console_.call(listJobItems, { id: job.id, state: 'FAILED' }, operations);
    expect(failed.list).toMatchObject([{ targetId: other.id, message: 'The card is in another currency' }]);
  });

  test('without a period is refused, and so is a user without the permission', async () => {
    const selection = selectionOf(await cardsIn('ACTIVE', 1));
    const refused = await console_.post(
      '/card/bulkLimit',
      { selection, ...limit, limitPeriod: undefined },
      {
        ...operations,
        ...submission(),
      },
    );
    expect(refused).toMatchObject({ code: codes.invalid, fieldErrors: [{ field: 'limitPeriod', code: 'REQUIRED' }] });
    const support = { ...(await console_.signIn('support')), ...submission() };
    expect(await console_.post('/card/bulkLimit', { selection, ...limit }, support)).toMatchObject({
      code: codes.noPermission,
    });
  });
});

test('many cards get one alias, each with its own last digits', async () => {
  const cards = await cardsIn('ACTIVE', 2);
  const job = await console_.call(renameCards, { selection: selectionOf(cards), alias: 'Ads {last4}' }, operations);
  await workAll(console_);
  expect(await jobOf(job.id)).toMatchObject({ type: 'CARD_RENAME', state: 'SUCCEEDED', ok: 2 });
  for (const card of cards) expect((await readAgain(card)).alias).toBe(`Ads ${card.number.slice(-4)}`);
});
