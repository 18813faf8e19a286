import { codes } from '@console/contracts';
import {
  createCard,
  exportTransactions,
  listShareCards,
  listTransactions,
  readCard,
  readCardActivities,
  readTransaction,
  readTransactionLedger,
  simulateAuthorization,
  simulateClearing,
  simulateIncrement,
  type Transaction,
} from '@console/contracts/cards';
import { downloadJob } from '@console/contracts/jobs';
import type { DemoLogin } from '@console/demo/ids';
import { draftOf, submission } from '../../../testing/card-samples';
import { workAll } from '../../../testing/job-worker';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let operations: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
});
afterAll(() => console_.close());

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
const hotel = { shopName: 'Hotel am Ring', mcc: '7011', shopCountry: 'DE', shopCity: 'Köln' };
const grocer = { shopName: 'Corner Grocer', mcc: '5411', shopCountry: 'US' };

async function newCard(deposit = '500.00'): Promise<string> {
  const draft = await draftOf(console_, operations, '40001201', { deposit: usd(deposit) });
  return (await console_.call(createCard, draft, operations)).card.id;
}

const pay = (cardId: string, amount: string, shop = grocer) =>
  console_.call(simulateAuthorization, { cardId, amount: usd(amount), ...shop }, operations);

const ledgerOf = async (id: string) => (await console_.call(readTransactionLedger, { id }, operations)).list;

const listed = async (filter: Record<string, unknown>): Promise<Transaction[]> =>
  (await console_.call(listTransactions, { filter, pageSize: 200 }, operations)).list;

describe('the ledger of a purchase', () => {
  test('lists holds and entries with both sides by event', async () => {
    const bought = await console_.call(
      simulateAuthorization,
      { cardId: await newCard(), amount: eur('12.34'), exchangeRate: '1.0832', ...hotel },
      operations,
    );
    await console_.call(
      simulateClearing,
      { transactionId: bought.id, amount: eur('12.00'), exchangeRate: '1.0840' },
      operations,
    );
    const [held, collected, ...more] = await ledgerOf(bought.id);
    expect(more).toEqual([]);
    expect(held).toEqual({ seq: 1, holds: [{ kind: 'PLACED', amount: usd('13.90') }], entries: [] });
    expect(collected?.holds).toEqual([
      { kind: 'CAPTURED', amount: usd('13.54') },
      { kind: 'RELEASED', amount: usd('0.36') },
    ]);
    expect(collected?.entries).toMatchObject([
      {
        event: 'CARD_CLEARED',
        lines: [
          { code: 'CARD_BALANCE', side: 'D', amount: usd('13.54') },
          { code: 'CHANNEL_SETTLEMENT', side: 'C', amount: usd('13.01') },
          { code: 'FEE_INCOME:CROSS_BORDER', side: 'C', amount: usd('0.30') },
          { code: 'FEE_INCOME:CROSS_CURRENCY', side: 'C', amount: usd('0.13') },
          { code: 'FEE_INCOME:TRANSACTION', side: 'C', amount: usd('0.10') },
        ],
      },
    ]);
  });

  test('is empty for a declined purchase', async () => {
    const declined = await pay(await newCard('10.00'), '999.00');
    expect(declined.phase).toBe('DECLINED');
    expect(await ledgerOf(declined.id)).toEqual([]);
  });

  test('is refused to a user who may only view purchases, and is not found by another company', async () => {
    const { id } = await pay(await newCard(), '20.00');
    const support = await console_.signIn('support');
    expect((await console_.call(readTransaction, { id }, support)).id).toBe(id);
    expect(await console_.post(readTransactionLedger.path, { id }, support)).toMatchObject({
      code: codes.noPermission,
    });
    expect(await console_.post(readTransactionLedger.path, { id }, await console_.signIn('owner.zh'))).toMatchObject({
      code: codes.notFound,
    });
  });
});

test('a final fee line also contains its estimate', async () => {
  const { id } = await pay(await newCard(), '100.00');
  const estimated = await console_.call(simulateIncrement, { transactionId: id, amount: usd('100.00') }, operations);
  expect(estimated.feeLines).toMatchObject([{ amount: usd('1.00'), estimated: usd('1.00'), state: 'ESTIMATED' }]);
  const collected = await console_.call(simulateClearing, { transactionId: id, amount: usd('150.00') }, operations);
  expect(collected.feeLines).toMatchObject([{ amount: usd('0.75'), estimated: usd('1.00'), state: 'FINAL' }]);
});

describe('the list of transactions', () => {
  test('can be filtered by country, merchant category and kind of fee', async () => {
    const cardId = await newCard();
    const abroad = await pay(cardId, '50.00', hotel);
    const home = await pay(cardId, '60.00');
    const idsOf = async (filter: Record<string, unknown>) =>
      (await listed({ cardId: [cardId], ...filter })).map(({ id }) => id);
    expect(await idsOf({})).toEqual([home.id, abroad.id]);
    expect(await idsOf({ country: ['DE', 'FR'] })).toEqual([abroad.id]);
    expect(await idsOf({ mcc: ['5411'] })).toEqual([home.id]);
    expect(await idsOf({ feeKind: ['CROSS_BORDER'] })).toEqual([abroad.id]);
    expect(await idsOf({ feeKind: ['TRANSACTION'] })).toEqual([home.id, abroad.id]);
  });

  test('is exported with the same rows in the same order', async () => {
    const cardId = await newCard();
    await pay(cardId, '10.00');
    await pay(cardId, '9999.00');
    const rows = await listed({ cardId: [cardId] });
    const job = await console_.call(exportTransactions, { format: 'CSV', filter: { cardId: [cardId] } }, operations);
    await workAll(console_);
    const { url } = await console_.call(downloadJob, { id: job.id }, operations);
    const file = (await console_.app.inject({ method: 'GET', url })).rawPayload.toString('utf8');
    const lines = file.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(rows.map(({ id }) => id));
    expect(lines[0]).toContain('Insufficient balance');
  });

  test('can be exported only with the permission', async () => {
    const operator = await console_.signIn('channel.operator');
    const key = { 'idempotency-key': 'export-by-operator' };
    expect(await console_.post(exportTransactions.path, { format: 'CSV' }, { ...operator, ...key })).toMatchObject({
      code: codes.noPermission,
    });
  });
});

describe('the filtered list of transactions', () => {
  test('the filter by billed amount includes both bounds and only one currency', async () => {
    const cardId = await newCard();
    for (const amount of ['9.99', '10.00', '20.00', '20.01']) await pay(cardId, amount);
    const billed = async (range: object) => {
      const rows = await listed({ cardId: [cardId], amount: { currency: 'USD', ...range } });
      return rows.map((row) => row.billed.amount).sort();
    };
    expect(await billed({ from: '10', to: '20.00' })).toEqual(['10.00', '20.00']);
    expect(await billed({ to: '9.99' })).toEqual(['9.99']);
    expect(await billed({ from: '20.01' })).toEqual(['20.01']);
    expect(await listed({ cardId: [cardId], amount: { currency: 'EUR', from: '1' } })).toEqual([]);
    const wrong = { filter: { amount: { currency: 'USD', from: '2', to: '1' } } };
    expect(await console_.post(listTransactions.path, wrong, operations)).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'filter.amount.to', code: 'AMOUNT_ORDER' }],
    });
  });

  test('the filter by pool returns purchases paid by the pool, and none to another company', async () => {
    const { list } = await console_.call(listShareCards, { pageSize: 10, filter: { state: ['ACTIVE'] } }, operations);
    const [shared] = list;
    if (!shared) throw new Error('The demo has share cards.');
    const { id } = await pay(shared.id, '1.00');
    await pay(await newCard(), '1.00');
    const rows = await listed({ poolId: [shared.pool.id] });
    expect(rows.map((row) => row.id)).toContain(id);
    const cards = await console_.call(
      listShareCards,
      { pageSize: 200, filter: { poolId: [shared.pool.id] } },
      operations,
    );
    expect(cards.list.map((card) => card.id)).toEqual(
      expect.arrayContaining([...new Set(rows.map((row) => row.card.id))]),
    );
    const other = await console_.signIn('owner.zh');
    const found = await console_.call(listTransactions, { filter: { poolId: [shared.pool.id] } }, other);
    expect(found.list).toEqual([]);
  });
});

describe('card activities', () => {
  test('add up to the displayed balance, each with its purchase [seed 4]', async () => {
    const id = await newCard();
    console_.clock.advance(5);
    const { id: transactionId } = await pay(id, '100.00');
    await console_.call(simulateClearing, { transactionId, amount: usd('80.00') }, operations);
    const { list } = await console_.call(readCardActivities, { id }, operations);
    const money = list.filter(({ kind }) => kind === 'MONEY');
    expect(money.map(({ what, amount }) => [what, amount?.amount])).toEqual([
      ['CARD_CLEARED', '-80.40'],
      ['CARD_ISSUED', '500.00'],
    ]);
    expect(list).toContainEqual(expect.objectContaining({ kind: 'ORDER', what: 'CREATE', state: 'SUCCESS' }));
    const [last] = money;
    expect(last?.transaction).toEqual({ id: transactionId, shop: grocer.shopName });
    expect(last?.balanceAfter).toEqual((await console_.call(readCard, { id }, operations)).balance);
  });

  test('contain authorizations and ledger entries, the latter only for users who may view them', async () => {
    const id = await newCard();
    console_.clock.advance(5);
    const { id: transactionId } = await pay(id, '100.00');
    await console_.call(simulateClearing, { transactionId, amount: usd('80.00') }, operations);
    const movesFor = async (login: DemoLogin) =>
      (await console_.call(readCardActivities, { id }, await console_.signIn(login))).list;
    const purchases = (await movesFor('operations')).filter(({ kind }) => kind === 'PURCHASE');
    expect(
      purchases.map(({ what, state, amount, transaction }) => [what, state, amount?.amount, transaction?.id]),
    ).toEqual([['AUTH', 'ACCEPTED', '100.00', transactionId]]);
    const cleared = (await movesFor('operations')).find(({ what }) => what === 'CARD_CLEARED');
    expect(cleared?.entry?.lines.map(({ side, code, amount }) => `${side} ${code} ${amount.amount}`)).toEqual([
      'D CARD_BALANCE 80.40',
      'C CHANNEL_SETTLEMENT 80.00',
      'C FEE_INCOME:TRANSACTION 0.40',
    ]);
    const support = await movesFor('support');
    expect(support.filter(({ entry }) => entry !== null)).toEqual([]);
    expect(support).toHaveLength((await movesFor('operations')).length);
  });

  test('have the decline reason of a purchase', async () => {
    const id = await newCard('10.00');
    const declined = await pay(id, '999.00');
    const { list } = await console_.call(readCardActivities, { id }, operations);
    const { declineCode } = await console_.call(readTransaction, { id: declined.id }, operations);
    expect(declineCode).not.toBeNull();
    expect(list.filter(({ kind }) => kind === 'PURCHASE')).toMatchObject([
      { what: 'AUTH', state: 'REFUSED', error: declineCode, transaction: { id: declined.id } },
    ]);
  });

  test('are not found by another company', async () => {
    const id = await newCard();
    const other = await console_.signIn('owner.zh');
    expect(await console_.post(readCardActivities.path, { id }, other)).toMatchObject({ code: codes.notFound });
  });
});

test('[seed 6.7] the expiry in a decision is hidden from users without access to expiries', async () => {
  const { id } = await pay(await newCard(), '20.00');
  const support = await console_.signIn('support');
  const seen = async () => {
    const { trace } = await console_.call(readTransaction, { id }, support);
    return trace.find(({ check }) => check === 'VALIDITY')?.inputs;
  };
  expect(await seen()).toHaveProperty('validTo', '2026-12-31');
  await console_.database.pool.query(
    "update app_user set hidden_groups = '{CARD_EXPIRY}' where login_name = 'support'",
  );
  expect(await seen()).not.toHaveProperty('validTo');
  expect(await seen()).toHaveProperty('today');
  // Approval or decline would reveal whether a guessed expiry is correct.
  const shop = { shopName: 'Shop', mcc: '5411', shopCountry: 'US', amount: usd('1.00') };
  const guess = { cardId: await newCard(), ...shop, expiry: '12/26' };
  const refused = await console_.post(simulateAuthorization.path, guess, { ...support, ...submission() });
  expect(refused).toMatchObject({ code: codes.noPermission, data: { groups: ['CARD_EXPIRY'] } });
});
