import { codes } from '@console/contracts';
import { listAccountOptions, listAccounts } from '@console/contracts/accounts';
import {
  createCard,
  createCardBatch,
  listBinOptions,
  listCardholderOptions,
  listCards,
  listIssuableBins,
  listMerchantOptions,
  precheckCards,
  readCard,
  readCardHistory,
} from '@console/contracts/cards';
import { cancelJob } from '@console/contracts/jobs';
import { firstMerchantId } from '@console/demo/ids';
import { draftOf, type Draft, submission } from '../../../testing/card-samples';
import { sql } from '../../../platform/db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let operations: Record<string, string>;
let ownerZh: Record<string, string>;

beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
  ownerZh = await console_.signIn('owner.zh');
});
afterAll(() => console_.close());

describe('issuing a card', () => {
  const availableOf = async (draft: Draft) =>
    Number(
      (await console_.call(listAccountOptions, { merchantId: firstMerchantId }, operations)).list.find(
        ({ id }) => id === draft.accountId,
      )?.available.amount,
    );

  test('at a channel that responds immediately creates an active card with its deposit', async () => {
    const draft = await draftOf(console_, operations, '40001201', {
      alias: '春季推广',
      deposit: { amount: '25.50', currency: 'USD' },
      limit: { amount: '100', currency: 'USD' },
      limitPeriod: 'DAY',
    });
    const before = await availableOf(draft);
    const price = await console_.call(
      precheckCards,
      { binId: draft.binId, accountId: draft.accountId, count: 3, deposit: draft.deposit },
      operations,
    );
    expect(price).toMatchObject({
      feeTotal: { amount: '3.00' },
      depositTotal: { amount: '76.50' },
      total: { amount: '79.50' },
    });
    const made = await console_.call(createCard, draft, operations);
    expect(made.card.createStatus).toBe('SUCCESS');
    expect(await availableOf(draft)).toBeCloseTo(before - 26.5, 2);
    const card = await console_.call(readCard, { id: made.card.id }, operations);
    expect(card).toMatchObject({
      state: 'ACTIVE',
      alias: '春季推广',
      balance: { amount: '25.50' },
      limit: { period: 'DAY' },
      batchNo: made.batchNo,
      createdBy: 'Daniel Koh',
      validFrom: '2026-03-09',
    });
    expect((await console_.call(readCardHistory, { id: card.id }, operations)).list).toMatchObject([
      { seq: 1, from: null, to: 'ACTIVE' },
    ]);
    const [newest] = (await console_.call(listCards, { pageSize: 10 }, operations)).list;
    expect(newest?.id).toBe(made.card.id);
  });

  test("is refused below the platform's minimum validity, even if that of the BIN is lower", async () => {
    const set = (value: string) =>
      console_.database.owner.execute(
        sql`update system_parameter set value = ${value} where code = 'card.min_validity_days'`,
      );
    const draft = await draftOf(console_, operations, '40001201');
    await set('90');
    const { list } = await console_.call(listIssuableBins, {}, operations);
    expect(list.map(({ minValidityDays }) => minValidityDays).filter((days) => days < 90)).toEqual([]);
    const refused = await console_.post(
      '/card/create',
      { ...draft, validTo: '2026-06-06' },
      { ...operations, ...submission() },
    );
    expect(refused.fieldErrors).toMatchObject([{ field: 'validTo', code: 'MIN_VALIDITY', params: { days: '90' } }]);
    const made = await console_.call(createCard, { ...draft, validTo: '2026-06-07' }, operations);
    expect(made.card.createStatus).toBe('SUCCESS');
    await set('1');
  });

  test('at an asynchronous channel creates a card in state CREATING, which cannot be frozen', async () => {
    const made = await console_.call(createCard, await draftOf(console_, operations, '51005521'), operations);
    const card = await console_.call(readCard, { id: made.card.id }, operations);
    expect(card).toMatchObject({ state: 'CREATING', status: null, createStatus: 'CREATING' });
    expect(card.allowedActions).toContainEqual({ action: 'FREEZE', enabled: false, reason: 'CARD_CREATING' });
  });

  test('twice with the same idempotency key creates one card', async () => {
    const headers = { ...operations, ...submission() };
    const draft = await draftOf(console_, operations, '40001201', { alias: 'Once only' });
    const [first, second] = [
      await console_.post('/card/create', draft, headers),
      await console_.post('/card/create', draft, headers),
    ];
    expect(second.data).toEqual(first.data);
    expect((await console_.call(listCards, { keyword: 'Once only' }, operations)).total).toBe(1);
  });

  test.each<[string, Partial<Draft>, string, string]>([
    ['a deposit below the minimum', { deposit: { amount: '9.99', currency: 'USD' } }, 'deposit', 'MIN_AMOUNT'],
    ['a deposit in another currency', { deposit: { amount: '10', currency: 'EUR' } }, 'deposit', 'CURRENCY'],
    ['a deposit with too many digits', { deposit: { amount: '10.005', currency: 'USD' } }, 'deposit', 'AMOUNT'],
    ['a validity that is too short', { validTo: '2026-04-07' }, 'validTo', 'MIN_VALIDITY'],
    ['a limit without a period', { limit: { amount: '5', currency: 'USD' } }, 'limitPeriod', 'REQUIRED'],
  ])('%s is refused next to its field', async (_name, change, field, code) => {
    const response = await console_.post('/card/create', await draftOf(console_, operations, '40001201', change), {
      ...operations,
      ...submission(),
    });
    expect(response).toMatchObject({ code: codes.invalid, fieldErrors: [{ field, code }] });
  });

  test('with exactly the minimum validity succeeds', async () => {
    const made = await console_.call(
      createCard,
      await draftOf(console_, operations, '40001201', { validTo: '2026-04-08' }),
      operations,
    );
    expect(made.card.createStatus).toBe('SUCCESS');
  });

  test('above the balance is refused with the required amount', async () => {
    const draft = await draftOf(console_, operations, '40001201');
    // The batch reserves almost the whole balance.
    const each = Math.floor(((await availableOf(draft)) - 200) / 200).toFixed(2);
    const many = {
      ...draft,
      count: 200,
      deposit: { amount: each, currency: 'USD' as const },
      holderMode: 'ONE' as const,
    };
    const { job } = await console_.call(createCardBatch, many, operations);
    const deposit = { amount: '50000.00', currency: 'USD' as const };
    const response = await console_.post('/card/create', { ...draft, deposit }, { ...operations, ...submission() });
    expect(response).toMatchObject({
      code: codes.exceedsBalance,
      fieldErrors: [{ field: 'deposit', code: 'EXCEEDS_BALANCE', params: { required: '50001.00', currency: 'USD' } }],
    });
    await console_.call(cancelJob, { id: job.id }, operations);
  });

  test("for a suspended merchant, from another merchant's account or for a foreign cardholder is refused next to the field", async () => {
    const merchants = (await console_.call(listMerchantOptions, {}, operations)).list;
    const suspended = merchants.find(({ status }) => status === 'SUSPENDED')?.id ?? '';
    const response = await console_.post(
      '/card/create',
      await draftOf(console_, operations, '40001201', { merchantId: suspended }),
      {
        ...operations,
        ...submission(),
      },
    );
    expect(response.code).toBe(codes.transition);
    expect(response.fieldErrors?.map(({ field, code }) => [field, code])).toEqual([
      ['merchantId', 'MERCHANT_SUSPENDED'],
    ]);
    const foreign = await draftOf(console_, operations, '40001201', { merchantId: merchants[1]?.id ?? '' });
    const unpaid = await console_.post('/card/create', foreign, { ...operations, ...submission() });
    expect(unpaid.fieldErrors?.map(({ field, code }) => [field, code])).toEqual([['accountId', 'ACCOUNT_NOT_USABLE']]);
    const [holder] = (await console_.call(listCardholderOptions, { merchantId: merchants[1]?.id ?? '' }, operations))
      .list;
    const other = await console_.post(
      '/card/create',
      await draftOf(console_, operations, '40001201', { cardholderId: holder?.id }),
      {
        ...operations,
        ...submission(),
      },
    );
    expect(other.fieldErrors?.map(({ code }) => code)).toEqual(['HOLDER_NOT_USABLE']);
  });

  test('from an account of another company is refused as not found', async () => {
    const [foreign] = (await console_.call(listAccounts, {}, ownerZh)).list;
    const response = await console_.post(
      '/card/create',
      await draftOf(console_, operations, '40001201', { accountId: foreign?.id }),
      {
        ...operations,
        ...submission(),
      },
    );
    expect(response.code).toBe(codes.notFound);
  });

  test('is not offered for a BIN under maintenance or one only for pools', async () => {
    const issuable = (await console_.call(listIssuableBins, {}, operations)).list.map(({ bin }) => bin);
    const known = (await console_.call(listBinOptions, {}, operations)).list.map(({ bin }) => bin);
    expect(known.filter((bin) => !issuable.includes(bin))).toEqual(['40003309', '40001426']);
  });
});
