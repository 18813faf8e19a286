import { codes } from '@console/contracts';
import { listAccountOptions, verifyLedger } from '@console/contracts/accounts';
import {
  type CardBatchDraft,
  createCardBatch,
  createCard,
  exportCardBatch,
  inspectCardFile,
  listCardBatches,
  listCardBatchItems,
  listCardholderOptions,
  precheckCards,
  readCard,
  readCardBatch,
  readCardHistory,
  retryCardBatch,
} from '@console/contracts/cards';
import { cancelJob, listJobs, retryJob } from '@console/contracts/jobs';
import { settleDueOrders } from '../channels/settle-order.actions';
import { firstMerchantId } from '@console/demo/ids';
import { leaseSeconds } from '../../../platform/jobs/job.rules';
import { runDueJob } from '../../../platform/jobs/run-job.actions';
import { draftOf, submission } from '../../../testing/card-samples';
import { dyingPool } from '../../../testing/dying-pool';
import { workAll, workerOf } from '../../../testing/job-worker';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let operations: Record<string, string>;

beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
  // Moves the demo's pending orders into the future, because these tests count only their own orders.
  await console_.database.pool.query(
    "update card_order set due_at = due_at + interval '10 years' where finished_at is null",
  );
});
afterAll(() => console_.close());

const instant = '40001201';
const unsteady = '40003417';

const batchDraft = async (bin: string, change: Partial<CardBatchDraft> = {}): Promise<CardBatchDraft> => ({
  ...(await draftOf(console_, operations, bin)),
  count: 2,
  holderMode: 'ONE',
  alias: 'Ads-{seq:3}',
  ...change,
});
const begin = async (bin: string, change: Partial<CardBatchDraft> = {}) =>
  console_.call(createCardBatch, await batchDraft(bin, change), operations);
const read = (batchNo: string) => console_.call(readCardBatch, { batchNo }, operations);
const itemsOf = async (batchNo: string) => (await console_.call(listCardBatchItems, { batchNo }, operations)).list;
const accountOf = async (id: string) => {
  const { list } = await console_.call(listAccountOptions, { merchantId: firstMerchantId }, operations);
  return Math.round(Number(list.find((one) => one.id === id)?.available.amount) * 100);
};
const expectSoundBooks = async () => {
  const owner = await console_.signIn('owner');
  expect(await console_.call(verifyLedger, {}, owner)).toMatchObject({ isSound: true, findings: [] });
};

/** Polls the channel until it has answered every order. */
async function settleAll(): Promise<void> {
  for (let look = 0; look < 3; look += 1) {
    console_.clock.advance(31);
    while ((await settleDueOrders({ pool: console_.database.pool, clock: () => console_.clock.now })) > 0);
  }
  operations = await console_.signIn('operations');
}

test('[seed 5] a batch places one hold for all cards, and each card takes its part of it when it is created', async () => {
  const draft = await batchDraft(instant, { count: 4, deposit: { amount: '20', currency: 'USD' } });
  const before = await accountOf(draft.accountId);
  const { batchNo, job } = await console_.call(createCardBatch, draft, operations);
  expect(job).toMatchObject({ type: 'CARD_CREATE', total: 4, page: `cards-balance-batch?no=${batchNo}` });
  expect(await accountOf(draft.accountId)).toBe(before - 4 * 2100);
  expect(await read(batchNo)).toMatchObject({
    state: 'RUNNING',
    counts: { WAITING: 4, DONE: 0 },
    reserved: { amount: '84.00' },
    jobId: job.id,
  });
  await workAll(console_);
  expect(await read(batchNo)).toMatchObject({
    state: 'DONE',
    counts: { WAITING: 0, DONE: 4 },
    reserved: { amount: '0.00' },
    jobId: null,
  });
  expect(await accountOf(draft.accountId)).toBe(before - 4 * 2100);
  const items = await itemsOf(batchNo);
  expect(items.map(({ alias }) => alias)).toEqual(['Ads-001', 'Ads-002', 'Ads-003', 'Ads-004']);
  expect(await console_.call(readCard, { id: items[2]?.card?.id ?? '' }, operations)).toMatchObject({
    state: 'ACTIVE',
    alias: 'Ads-003',
    balance: { amount: '20.00' },
    batchNo,
  });
  await expectSoundBooks();
});

test('cardholders are assigned in turns', async () => {
  const { list } = await console_.call(listCardholderOptions, { merchantId: firstMerchantId }, operations);
  const [first, second] = list;
  const cardholderIds = [first?.id ?? '', second?.id ?? ''];
  const { batchNo } = await begin(instant, { count: 3, holderMode: 'ROUND_ROBIN', cardholderIds });
  await workAll(console_);
  expect((await itemsOf(batchNo)).map(({ cardholder }) => cardholder)).toEqual([
    first?.name,
    second?.name,
    first?.name,
  ]);
});

test('failed cards of a batch release their money, have a reason, and can be retried as the same cards', async () => {
  const draft = await batchDraft(unsteady, { count: 40 });
  const before = await accountOf(draft.accountId);
  const { batchNo } = await console_.call(createCardBatch, draft, operations);
  await workAll(console_);
  const request = await read(batchNo);
  expect(request).toMatchObject({ state: 'RUNNING', counts: { ORDERED: 40 } });
  expect(Number(request.reserved.amount)).toBeGreaterThan(0);
  await settleAll();
  const { counts, state } = await read(batchNo);
  expect(state).toBe('PARTIAL');
  expect(counts.DONE + counts.FAILED).toBe(40);
  expect(counts.FAILED).toBeGreaterThan(0);
  const each = Math.round((Number(request.deposit?.amount) + Number(request.fee.amount)) * 100);
  expect(await accountOf(draft.accountId)).toBe(before - counts.DONE * each);
  await expectSoundBooks();

  const failed = (await itemsOf(batchNo)).filter((item) => item.state === 'FAILED');
  expect(failed[0]?.message).toContain('SANDBOX-05');
  const [one] = failed;
  const stranger = (await itemsOf(batchNo)).find((item) => item.state === 'DONE')?.card?.id;
  const wrong = { batchNo, cardId: stranger };
  expect((await console_.post('/cardBatch/retry', wrong, { ...operations, ...submission() })).code).toBe(
    codes.transition,
  );
  const single = await console_.call(retryCardBatch, { batchNo, cardId: one?.card?.id }, operations);
  expect(single).toMatchObject({ total: 1 });
  await workAll(console_);
  await settleAll();
  counts.FAILED = (await read(batchNo)).counts.FAILED;
  const again = await console_.call(retryCardBatch, { batchNo }, operations);
  expect(again).toMatchObject({ total: counts.FAILED });
  await workAll(console_);
  await settleAll();
  const after = await read(batchNo);
  expect(after.counts.DONE).toBeGreaterThan(counts.DONE);
  expect(await accountOf(draft.accountId)).toBe(before - after.counts.DONE * each);
  const now = await itemsOf(batchNo);
  // The first one may have been refused again.
  const made = failed.slice(1).find(({ seq }) => now[seq - 1]?.state === 'DONE');
  expect(now[(made?.seq ?? 0) - 1]?.card?.id).toBe(made?.card?.id);
  const history = await console_.call(readCardHistory, { id: made?.card?.id ?? '' }, operations);
  expect(history.list.map(({ to }) => to)).toEqual(['ACTIVE', 'PENDING', 'CREATING', 'FAILED', 'PENDING', 'CREATING']);
  await expectSoundBooks();
});

test('a batch that has not started can be cancelled, and its money is released', async () => {
  const draft = await batchDraft(instant, { count: 5 });
  const before = await accountOf(draft.accountId);
  const { batchNo, job } = await console_.call(createCardBatch, draft, operations);
  await console_.call(cancelJob, { id: job.id }, operations);
  await workAll(console_);
  expect(await read(batchNo)).toMatchObject({ state: 'CANCELLED', counts: { CANCELLED: 5 }, jobId: null });
  expect(await accountOf(draft.accountId)).toBe(before);
  const response = await console_.post('/cardBatch/retry', { batchNo }, { ...operations, ...submission() });
  expect(response.code).toBe(codes.transition);
  await expectSoundBooks();
});

test('a batch whose process dies at any statement is continued, and each card is created once', async () => {
  for (const statements of [8, 25, 41, 60, 77]) {
    const draft = await batchDraft(instant, { count: 3 });
    const before = await accountOf(draft.accountId);
    const { batchNo } = await console_.call(createCardBatch, draft, operations);
    const pool = dyingPool(console_.database.pool, statements);
    await runDueJob(workerOf(console_, { pool }), new AbortController().signal).catch(() => undefined);
    console_.clock.advance(leaseSeconds + 1);
    operations = await console_.signIn('operations');
    for (let look = 0; look < 50 && (await read(batchNo)).state === 'RUNNING'; look += 1) await workAll(console_);
    expect(await read(batchNo)).toMatchObject({ state: 'DONE', counts: { DONE: 3 }, reserved: { amount: '0.00' } });
    expect(before - (await accountOf(draft.accountId))).toBe(3 * 1100);
  }
  await expectSoundBooks();
});

test('a card that the console refuses releases its money, and the job can be retried', async () => {
  const draft = await batchDraft(instant);
  const before = await accountOf(draft.accountId);
  const { batchNo, job } = await console_.call(createCardBatch, draft, operations);
  const setMerchant = (status: string) =>
    console_.database.pool.query('update merchant set status = $1 where id = $2', [status, firstMerchantId]);
  await setMerchant('SUSPENDED');
  await workAll(console_);
  await setMerchant('ACTIVE');
  expect(await read(batchNo)).toMatchObject({ state: 'FAILED', counts: { FAILED: 2 } });
  expect(await accountOf(draft.accountId)).toBe(before);
  expect((await itemsOf(batchNo)).map(({ message }) => message)).toEqual([
    'The merchant is suspended: no new cards, top-ups or higher limits',
    'The merchant is suspended: no new cards, top-ups or higher limits',
  ]);
  await console_.call(retryJob, { id: job.id }, operations);
  // The job already retries these cards, so a second retry is refused.
  const twice = await console_.post('/cardBatch/retry', { batchNo }, { ...operations, ...submission() });
  expect(twice.code).toBe(codes.transition);
  await workAll(console_);
  expect(await read(batchNo)).toMatchObject({ state: 'DONE', counts: { DONE: 2 } });
  await expectSoundBooks();
});

test('the results of the cards can be exported', async () => {
  const { batchNo } = await begin(instant, { alias: 'Files' });
  await workAll(console_);
  const job = await console_.call(exportCardBatch, { batchNo, format: 'CSV' }, operations);
  await workAll(console_);
  const done = (await console_.call(listJobs, {}, operations)).list.find(({ id }) => id === job.id);
  expect(done).toMatchObject({ state: 'SUCCEEDED', total: 2, ok: 2 });
  expect(done?.file?.name).toMatch(/^card-batch-.*\.csv$/);
});

test.each<[string, Partial<CardBatchDraft>, string, string]>([
  ['more cards than the BIN allows', { count: 201 }, 'count', 'CARD_COUNT'],
  ['cardholders in turns without a cardholder', { holderMode: 'ROUND_ROBIN' }, 'cardholderIds', 'REQUIRED'],
  ['a deposit below the minimum', { deposit: { amount: '9.99', currency: 'USD' } }, 'deposit', 'MIN_AMOUNT'],
])('[seed 5.12, 5.13, 5.14, 5.15] %s is refused next to its field', async (_name, change, field, code) => {
  const draft = await batchDraft(instant, change);
  const response = await console_.post('/cardBatch/create', draft, { ...operations, ...submission() });
  expect(response).toMatchObject({ code: codes.invalid, fieldErrors: [{ field, code }] });
});

test('a second batch that exceeds the balance after the hold of the first is refused next to the deposit', async () => {
  const draft = await batchDraft(instant, { count: 200 });
  const available = (await accountOf(draft.accountId)) / 100;
  const deposit = { amount: (available / 200 - 2).toFixed(2), currency: 'USD' as const };
  const { job } = await console_.call(createCardBatch, { ...draft, deposit }, operations);
  const response = await console_.post('/cardBatch/create', { ...draft, deposit }, { ...operations, ...submission() });
  expect(response).toMatchObject({
    code: codes.exceedsBalance,
    fieldErrors: [{ field: 'deposit', code: 'EXCEEDS_BALANCE' }],
  });
  await console_.call(cancelJob, { id: job.id }, operations);
});

test('a card that was created alone is a batch of one', async () => {
  const made = await console_.call(
    createCard,
    await draftOf(console_, operations, instant, { alias: 'At once' }),
    operations,
  );
  expect(await read(made.batchNo)).toMatchObject({ state: 'DONE', counts: { DONE: 1 }, jobId: null });
  expect(await itemsOf(made.batchNo)).toMatchObject([
    { seq: 1, alias: 'At once', state: 'DONE', card: { id: made.card.id } },
  ]);
});

test('a batch of another company is not found, and a retry without the permission to create cards is refused', async () => {
  const { batchNo } = await begin(instant);
  await workAll(console_);
  const other = await console_.signIn('owner.zh');
  expect(await console_.post('/cardBatch/detail', { batchNo }, other)).toMatchObject({ code: codes.notFound });
  expect(await console_.post('/cardBatch/items', { batchNo }, other)).toMatchObject({ code: codes.notFound });
  const risk = await console_.signIn('risk');
  const refused = await console_.post('/cardBatch/retry', { batchNo }, { ...risk, ...submission() });
  expect(refused.code).toBe(codes.noPermission);
});

describe('a file with one card per line', () => {
  const head = 'Cardholder,Date of birth,Card alias,Limit,Deposit';
  const fileOf = (...lines: string[]) => ({ name: 'cards.csv', text: `\uFEFF${[head, ...lines].join('\r\n')}` });
  const holders = async () =>
    (
      await console_.database.pool.query<{ id: string; name: string; email: string; birthday: string }>(
        `select id, name, email, birthday::text as birthday from cardholder where merchant_id = $1 and status = 'ACTIVE'
           and kyc_status in ('NOT_REQUIRED', 'PASSED') and deleted_at is null order by id limit 3`,
        [firstMerchantId],
      )
    ).rows;
  const draftWith = (file: { name: string; text: string }, change: Partial<CardBatchDraft> = {}) =>
    batchDraft(instant, { holderMode: 'CSV', file, limitPeriod: 'MONTH', ...change });
  const inspect = async (file: { name: string; text: string }, headers = operations) => {
    const { binId } = await batchDraft(instant);
    const { issues } = await console_.call(inspectCardFile, { binId, merchantId: firstMerchantId, file }, headers);
    return issues.map(({ line, column, code }) => `${line} ${column ?? '-'} ${code}`);
  };

  test('creates each card with the values of its line, and places a hold for their sum', async () => {
    const [first, second, third] = await holders();
    const file = fileOf(
      `${first?.id},,广告一组,,30.00 USD`,
      `${second?.email.toUpperCase()},,"Ads, second",$45.50,`,
      `${third?.name},${third?.birthday.replaceAll('-', '/')},,,`,
      ',,=SUM(A1),,１２．３４',
    );
    const draft = await draftWith(file, { count: 4, deposit: { amount: '20', currency: 'USD' } });
    const { accountId, binId, count, deposit } = draft;
    const price = await console_.call(precheckCards, { accountId, binId, count, deposit, file }, operations);
    expect([price.depositTotal.amount, price.total.amount]).toEqual(['82.34', '86.34']);
    const before = await accountOf(accountId);
    const { batchNo } = await console_.call(createCardBatch, draft, operations);
    expect(await accountOf(accountId)).toBe(before - 8634);
    await workAll(console_);
    expect(await itemsOf(batchNo)).toMatchObject([
      { alias: '广告一组', cardholder: first?.name, deposit: { amount: '30.00' }, limit: null },
      { alias: 'Ads, second', cardholder: second?.name, deposit: { amount: '20.00' }, limit: { amount: '45.50' } },
      { alias: 'Ads-003', cardholder: third?.name, deposit: { amount: '20.00' } },
      { alias: '=SUM(A1)', cardholder: null, deposit: { amount: '12.34' } },
    ]);
    expect(await read(batchNo)).toMatchObject({
      state: 'DONE',
      deposit: null,
      price: { amount: '86.34' },
      reserved: { amount: '0.00' },
    });
    const [, made] = await itemsOf(batchNo);
    expect(await console_.call(readCard, { id: made?.card?.id ?? '' }, operations)).toMatchObject({
      balance: { amount: '20.00' },
      limit: { amount: { amount: '45.50' }, period: 'MONTH' },
    });
    expect(await accountOf(accountId)).toBe(before - 8634);
    await expectSoundBooks();
    // The file contains names of persons, so it is not stored.
    const stored = await console_.database.pool.query('select draft from card_batch where batch_no = $1', [batchNo]);
    expect(JSON.stringify(stored.rows)).not.toContain(second?.email);
  });

  test('that is cancelled before its start releases the deposits of all lines', async () => {
    const draft = await draftWith(fileOf(',,One,,30', ',,Two,,50'));
    const before = await accountOf(draft.accountId);
    const { batchNo, job } = await console_.call(createCardBatch, draft, operations);
    expect(await accountOf(draft.accountId)).toBe(before - 8200);
    await console_.call(cancelJob, { id: job.id }, operations);
    await workAll(console_);
    expect(await read(batchNo)).toMatchObject({ state: 'CANCELLED', reserved: { amount: '0.00' } });
    expect(await accountOf(draft.accountId)).toBe(before);
  });

  test('reports unknown and unusable cardholders, and treats cardholders of other merchants as unknown', async () => {
    const { rows: foreign } = await console_.database.pool.query<{ id: string; email: string }>(
      'select id, email from cardholder where merchant_id <> $1 limit 1',
      [firstMerchantId],
    );
    const { rows: barred } = await console_.database.pool.query<{ id: string }>(
      `update cardholder set kyc_status = 'EXPIRED' where id = (select id from cardholder where merchant_id = $1
         and status = 'ACTIVE' and deleted_at is null order by id desc limit 1) returning id`,
      [firstMerchantId],
    );
    const lines = [
      `${foreign[0]?.id},,A,,`,
      `${foreign[0]?.email},,B,,`,
      'nobody@nowhere.example,,C,,',
      `${barred[0]?.id},,D,,`,
    ];
    const file = fileOf(...lines);
    expect(await inspect(file)).toEqual([
      '2 cardholder HOLDER_UNKNOWN',
      '3 cardholder HOLDER_UNKNOWN',
      '4 cardholder HOLDER_UNKNOWN',
      '5 cardholder HOLDER_NOT_USABLE',
    ]);
    const refused = await console_.post(createCardBatch.path, await draftWith(file, { count: 4 }), {
      ...operations,
      ...submission(),
    });
    expect(refused).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'file', code: 'FILE_ISSUES', params: { count: '4' } }],
    });
  });

  test('does not match cardholders by data that is hidden from the user', async () => {
    const [holder] = await holders();
    await console_.database.pool.query(
      `update app_user set hidden_groups = '{HOLDER_CONTACT,HOLDER_IDENTITY}' where login_name = 'merchant.owner'`,
    );
    const blind = await console_.signIn('merchant.owner');
    const file = fileOf(`${holder?.email},,A,,`, `${holder?.name},${holder?.birthday},B,,`, `${holder?.id},,C,,`);
    expect(await inspect(file, blind)).toEqual(['2 cardholder HOLDER_HIDDEN', '3 cardholder HOLDER_HIDDEN']);
  });

  test.each([
    ['no file', undefined, 1, ['file REQUIRED']],
    ['another number of cards', fileOf(',,A,,'), 2, ['count FILE_COUNT']],
    ['a decimal comma', fileOf(',,A,,"12,50"'), 1, ['file FILE_ISSUES']],
    ['an amount with an unquoted comma', fileOf(',,A,,1,234.50'), 1, ['file FILE_ISSUES']],
    ['invalid cells', fileOf(',,A,x,', ',,B,,9.99'), 2, ['file FILE_ISSUES']],
  ])('%s is refused next to its field, and no card is ordered', async (_name, file, count, fields) => {
    const draft = await batchDraft(instant, { holderMode: 'CSV', file, count, limitPeriod: 'DAY' });
    const before = await accountOf(draft.accountId);
    const response = await console_.post(createCardBatch.path, draft, { ...operations, ...submission() });
    expect(response.fieldErrors?.map(({ field, code }) => `${field} ${code}`)).toEqual(fields);
    expect(await accountOf(draft.accountId)).toBe(before);
  });
});

describe('the list of card batches', () => {
  const states = ['RUNNING', 'DONE', 'PARTIAL', 'FAILED', 'CANCELLED'] as const;

  test.each(states)('the filter %s finds only batches in that state', async (state) => {
    const { list } = await console_.call(listCardBatches, { filter: { state: [state] }, pageSize: 100 }, operations);
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map((batch) => batch.state))).toEqual(new Set([state]));
  });

  test("has every batch once, newest first, and can be filtered by the user's own batches", async () => {
    const counts = await Promise.all(
      states.map(
        async (state) => (await console_.call(listCardBatches, { filter: { state: [state] } }, operations)).total,
      ),
    );
    const { list, total } = await console_.call(listCardBatches, { pageSize: 200 }, operations);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
    const days = list.map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted().toReversed());
    const mine = await console_.call(
      listCardBatches,
      { filter: { isMine: true } },
      await console_.signIn('merchant.owner'),
    );
    expect(new Set(mine.list.map(({ createdBy }) => createdBy)).size).toBe(1);
    const [first] = list;
    const found = await console_.call(
      listCardBatches,
      { keyword: first?.batchNo.slice(-6).toLowerCase() ?? '' },
      operations,
    );
    expect(found.list.map(({ batchNo }) => batchNo)).toEqual([first?.batchNo]);
  });

  test('has no batches of other companies and merchants', async () => {
    const { list } = await console_.call(listCardBatches, { pageSize: 200 }, await console_.signIn('merchant.owner'));
    expect(new Set(list.map(({ merchant }) => merchant.id))).toEqual(new Set([firstMerchantId]));
    const own = new Set(
      (await console_.call(listCardBatches, { pageSize: 200 }, operations)).list.map((one) => one.batchNo),
    );
    const other = await console_.call(listCardBatches, { pageSize: 200 }, await console_.signIn('owner.zh'));
    expect(other.list.filter(({ batchNo }) => own.has(batchNo))).toEqual([]);
  });
});

test('a cap equal to the cards of a batch permits all of them and no further card', async () => {
  const { binId } = await batchDraft(instant);
  await console_.database.pool.query(
    `update bin_assignment a set issue_cap = 3 + (select count(*) from card c where c.bin_id = a.bin_id
       and c.company_id = a.company_id and c.create_status <> 'FAILED'
       and (a.merchant_id is null or c.merchant_id = a.merchant_id)) where a.bin_id = $1`,
    [binId],
  );
  const { batchNo } = await begin(instant, { count: 3 });
  await workAll(console_);
  const response = await console_.post(createCardBatch.path, await batchDraft(instant), {
    ...operations,
    ...submission(),
  });
  await console_.database.pool.query('update bin_assignment set issue_cap = null where bin_id = $1', [binId]);
  expect(await read(batchNo)).toMatchObject({ state: 'DONE', counts: { DONE: 3 } });
  expect(response.fieldErrors).toMatchObject([{ field: 'count', code: 'BIN_CAP', params: { left: '0' } }]);
});
