import { codes } from '@console/contracts';
import { verifyLedger } from '@console/contracts/accounts';
import {
  createCard,
  freezeCard,
  listTransactions,
  readCard,
  readTransaction,
  simulateAuthorization,
  simulateChargeback,
  simulateClearing,
  simulateExpiry,
  simulateForcePost,
  simulateIncrement,
  simulateRefund,
  simulateReversal,
} from '@console/contracts/cards';
import { draftOf, submission } from '../../../testing/card-samples';
import { sideBySide } from '../../../testing/side-by-side';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { sql } from '../../../platform/db/sql';
import { expireDuePurchases } from './expire.actions';

let console_: TestApp;
let operations: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
});
afterAll(() => console_.close());

/** New USD card with a balance. */
async function newCard(deposit = '100.00', more = {}): Promise<string> {
  const draft = await draftOf(console_, operations, '40001201', {
    deposit: { amount: deposit, currency: 'USD' },
    ...more,
  });
  return (await console_.call(createCard, draft, operations)).card.id;
}

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
const grocer = { shopName: 'Corner Grocer', mcc: '5411', shopCountry: 'US' };
const abroad = { shopName: 'Café am Markt', mcc: '5812', shopCountry: 'DE', shopCity: 'Köln' };

const pay = (cardId: string, amount: string, more = {}) =>
  console_.call(simulateAuthorization, { cardId, amount: usd(amount), ...grocer, ...more }, operations);
const balanceOf = async (id: string) => (await console_.call(readCard, { id }, operations)).balance.amount;
const isSound = async () => (await console_.call(verifyLedger, {}, await console_.signIn('auditor'))).isSound;

/** Ledger lines of a purchase, with side, account and amount. */
async function linesOf(txnId: string): Promise<string[]> {
  const { rows } = await console_.database.pool.query<{ line: string }>(
    `select l.side || ' ' || a.code || ' ' || l.amount_minor as line from ledger_line l join ledger_entry e on e.id = l.entry_id
     join ledger_account a on a.id = l.account_id where e.source_type = 'TRANSACTION' and e.source_id = $1 order by 1`,
    [txnId],
  );
  return rows.map(({ line }) => line);
}

test('a single-use card is declined the second time, and other cards are not', async () => {
  const cardId = await newCard();
  const setUsage = (usage: string) =>
    console_.database.pool.query(
      'update card_bin b set usage_type = $2 from card c where c.id = $1 and b.id = c.bin_id',
      [cardId, usage],
    );
  expect(await pay(cardId, '5.00')).toMatchObject({ phase: 'AUTHORIZED' });
  await setUsage('SINGLE_USE');
  expect(await pay(cardId, '6.00')).toMatchObject({ phase: 'DECLINED', declineCode: 'MAX_USES' });
  await setUsage('MULTI_USE');
  expect(await pay(cardId, '6.00')).toMatchObject({ phase: 'AUTHORIZED' });
});

describe('platform parameters apply from the next purchase', () => {
  const set = (code: string, value: string, isActive = true) =>
    console_.database.owner.execute(
      sql`update system_parameter set value = ${value}, is_active = ${isActive} where code = ${code}`,
    );
  const daysHeld = async (cardId: string, mcc: string) => {
    const { at, expiresAt } = await pay(cardId, '2.00', { mcc, shopName: `Shop ${mcc}` });
    return (Date.parse(expiresAt ?? '') - Date.parse(at)) / 86_400_000;
  };

  test('the days until a hold expires apply from the next purchase, for shops and hotels', async () => {
    const cardId = await newCard();
    expect([await daysHeld(cardId, '5411'), await daysHeld(cardId, '7011')]).toEqual([7, 31]);
    await set('hold.expiry.days', '3');
    await set('hold.expiry.long_stay_days', '45');
    expect([await daysHeld(cardId, '5812'), await daysHeld(cardId, '7012')]).toEqual([3, 3]);
    expect(await daysHeld(cardId, '7512')).toBe(45);
    await set('hold.expiry.days', '7', false);
    await set('hold.expiry.long_stay_days', '31', false);
    expect([await daysHeld(cardId, '5814'), await daysHeld(cardId, '7513')]).toEqual([7, 31]);
  });

  test('the decline of purchases in a suspended company applies from the next purchase', async () => {
    const cardId = await newCard();
    const suspend = (status: string) =>
      console_.database.owner.execute(sql`
        update company set status = ${status} where id = (select company_id from card where id = ${cardId})`);
    await suspend('SUSPENDED');
    expect(await pay(cardId, '5.00')).toMatchObject({ declineCode: 'COMPANY_SUSPENDED' });
    await set('company.suspended.auth_policy', 'APPROVE');
    expect(await pay(cardId, '6.00')).toMatchObject({ phase: 'AUTHORIZED' });
    await set('company.suspended.auth_policy', 'APPROVE', false);
    expect(await pay(cardId, '7.00')).toMatchObject({ declineCode: 'COMPANY_SUSPENDED' });
    await suspend('ACTIVE');
  });
});

describe('reference purchase', () => {
  test('the reference purchase is held with its estimated fees and captured with its final fees', async () => {
    const cardId = await newCard();
    const bought = await console_.call(
      simulateAuthorization,
      { cardId, amount: eur('12.34'), exchangeRate: '1.0832', ...abroad },
      operations,
    );
    expect(bought).toMatchObject({
      phase: 'AUTHORIZED',
      status: 'PENDING',
      region: 'CROSS_BORDER',
      billed: usd('13.37'),
      held: usd('13.90'),
      exchangeRate: '1.0832000000',
      feeLines: [
        { kind: 'CROSS_BORDER', amount: usd('0.30'), state: 'ESTIMATED' },
        { kind: 'CROSS_CURRENCY', amount: usd('0.13'), state: 'ESTIMATED' },
        { kind: 'TRANSACTION', amount: usd('0.10'), state: 'ESTIMATED' },
      ],
    });
    expect(bought.trace).toHaveLength(9);
    expect(await balanceOf(cardId)).toBe('86.10');
    const cleared = await console_.call(
      simulateClearing,
      { transactionId: bought.id, amount: eur('12.00'), exchangeRate: '1.0840' },
      operations,
    );
    expect(cleared).toMatchObject({
      phase: 'CLEARED',
      status: 'SUCCESS',
      held: usd('0.00'),
      cleared: usd('13.01'),
      fees: usd('0.53'),
    });
    expect(await linesOf(bought.id)).toEqual([
      'C CHANNEL_SETTLEMENT 1301',
      'C FEE_INCOME:CROSS_BORDER 30',
      'C FEE_INCOME:CROSS_CURRENCY 13',
      'C FEE_INCOME:TRANSACTION 10',
      'D CARD_BALANCE 1354',
    ]);
    expect(await balanceOf(cardId)).toBe('86.46');
  });

  test('the reference purchase has a small ticket fee only after its clearing', async () => {
    const small = { amount: eur('3.20'), exchangeRate: '1.0840' };
    const bought = await console_.call(
      simulateAuthorization,
      { cardId: await newCard(), ...small, ...abroad },
      operations,
    );
    expect(bought.feeLines.map(({ kind }) => kind)).not.toContain('SMALL_TICKET');
    const cleared = await console_.call(simulateClearing, { transactionId: bought.id, ...small }, operations);
    expect([cleared.fees, cleared.cleared]).toEqual([usd('0.93'), usd('3.47')]);
    expect(await isSound()).toBe(true);
  });
});

describe('decisions on authorizations', () => {
  test('an amount above the balance is declined with both amounts and without a hold', async () => {
    const cardId = await newCard('20.00');
    const declined = await pay(cardId, '20.00');
    expect(declined).toMatchObject({
      phase: 'DECLINED',
      status: 'REJECTED',
      declineCode: 'INSUFFICIENT_BALANCE',
      declineDetail: { available: '2000', needed: '2010' },
      held: usd('0.00'),
    });
    expect(declined.trace.at(-1)).toMatchObject({ step: 7, passed: false });
    expect(await balanceOf(cardId)).toBe('20.00');
  });

  test('a purchase is declined for a frozen card, above the limit, and as a duplicate within a minute', async () => {
    const limited = await newCard('100.00', { limit: usd('30'), limitPeriod: 'DAY' });
    expect(await pay(limited, '20.00')).toMatchObject({ phase: 'AUTHORIZED' });
    expect(await pay(limited, '20.00', { shopName: 'Other' })).toMatchObject({ declineCode: 'LIMIT_EXCEEDED' });
    expect(await pay(limited, '9.00', { shopName: 'Third' })).toMatchObject({ phase: 'AUTHORIZED' });
    const twin = await newCard();
    await pay(twin, '5.00');
    expect(await pay(twin, '5.00')).toMatchObject({ declineCode: 'RISK_RULE' });
    const { id, version } = await console_.call(readCard, { id: twin }, operations);
    await console_.call(freezeCard, { id, version, reason: 'LOST' }, operations);
    expect(await pay(twin, '6.00')).toMatchObject({ declineCode: 'CARD_BLOCKED' });
  });

  test('an authorization of at most one currency unit is a verification without a hold', async () => {
    const cardId = await newCard();
    expect(await pay(cardId, '1.00')).toMatchObject({ type: 'VERIFICATION', phase: 'CLEARED', held: usd('0.00') });
    expect(await balanceOf(cardId)).toBe('100.00');
  });

  test('exactly fifty of two hundred concurrent purchases are approved if the balance covers fifty', async () => {
    // 2.10 each, including fees: fifty purchases use up the balance.
    const cardId = await newCard('105.00');
    const answers = await sideBySide(200, (index) => pay(cardId, '2.00', { shopName: `Shop ${index}`, mcc: '5411' }));
    const approved = answers.filter(({ phase }) => phase === 'AUTHORIZED');
    expect(approved).toHaveLength(50);
    expect(await balanceOf(cardId)).toBe('0.00');
  });
});

describe('events of purchases', () => {
  test('a repeated event has only one effect', async () => {
    const cardId = await newCard();
    const sale = { eventId: 'evt-auth-1', amount: usd('10.00') };
    const first = await console_.call(simulateAuthorization, { cardId, ...sale, ...grocer }, operations);
    const again = await console_.call(simulateAuthorization, { cardId, ...sale, ...grocer }, operations);
    expect(again.id).toBe(first.id);
    const clear = { transactionId: first.id, eventId: 'evt-clear-1', amount: usd('10.00') };
    await console_.call(simulateClearing, clear, operations);
    await console_.call(simulateClearing, clear, operations);
    const after = await console_.call(readTransaction, { id: first.id }, operations);
    expect(after.events.map(({ kind }) => kind)).toEqual(['AUTH', 'CLEAR']);
    expect(await balanceOf(cardId)).toBe('89.90');
  });

  test('events increase, decrease and release a hold', async () => {
    const cardId = await newCard();
    const { id } = await pay(cardId, '40.00');
    const raised = await console_.call(simulateIncrement, { transactionId: id, amount: usd('20.00') }, operations);
    expect(raised.held).toEqual(usd('60.30'));
    const poor = await console_.call(simulateIncrement, { transactionId: id, amount: usd('90.00') }, operations);
    expect([poor.held, poor.events.at(-1)?.accepted]).toEqual([usd('60.30'), false]);
    const part = await console_.call(simulateReversal, { transactionId: id, amount: usd('30.00') }, operations);
    expect([part.phase, part.held]).toEqual(['PARTIALLY_REVERSED', usd('30.15')]);
    const whole = await console_.call(simulateReversal, { transactionId: id }, operations);
    expect([whole.phase, whole.held, whole.fees]).toEqual(['REVERSED', usd('0.00'), usd('0.00')]);
    expect(await balanceOf(cardId)).toBe('100.00');
  });

  test('a refund credits the card, with an alert if it exceeds the captured amount', async () => {
    const cardId = await newCard();
    const { id } = await pay(cardId, '10.00');
    await console_.call(simulateClearing, { transactionId: id, amount: usd('10.00') }, operations);
    const part = await console_.call(simulateRefund, { transactionId: id, amount: usd('4.00') }, operations);
    expect([part.phase, part.refunded]).toEqual(['PARTIALLY_REFUNDED', usd('4.00')]);
    const over = await console_.call(simulateRefund, { transactionId: id, amount: usd('6.01') }, operations);
    expect([over.phase, over.alerts]).toEqual(['REFUNDED', ['OVER_REFUND']]);
    expect(await balanceOf(cardId)).toBe('99.91');
  });

  test('a chargeback returns the captured amount once, without the fees', async () => {
    const cardId = await newCard();
    const { id } = await pay(cardId, '50.00');
    const ask = (more = {}) =>
      console_.post('/simulator/chargeback', { transactionId: id, ...more }, { ...operations, ...submission() });
    expect(await ask()).toMatchObject({ code: codes.transition, data: { from: 'AUTHORIZED' } });
    await console_.call(simulateClearing, { transactionId: id, amount: usd('50.00') }, operations);
    const before = await balanceOf(cardId);
    const back = await console_.call(simulateChargeback, { transactionId: id, eventId: 'cb-1' }, operations);
    expect(back).toMatchObject({ phase: 'CHARGED_BACK', status: 'SUCCESS', refunded: usd('50.00'), alerts: [] });
    expect(back.events.at(-1)).toMatchObject({ kind: 'CHARGEBACK', amount: usd('50.00'), accepted: true });
    expect(Number(await balanceOf(cardId)) - Number(before)).toBe(50);
    // The channel repeats the event, then sends another one.
    await console_.call(simulateChargeback, { transactionId: id, eventId: 'cb-1' }, operations);
    expect(await ask()).toMatchObject({ code: codes.transition, data: { from: 'CHARGED_BACK' } });
    expect(Number(await balanceOf(cardId)) - Number(before)).toBe(50);
    expect(await isSound()).toBe(true);
  });

  test('an event that the phase of the purchase does not permit is refused without changes', async () => {
    const { id } = await pay(await newCard('20.00'), '30.00');
    const response = await console_.post(
      '/simulator/clear',
      { transactionId: id, amount: usd('30.00') },
      { ...operations, ...submission() },
    );
    expect(response).toMatchObject({ code: codes.transition, data: { from: 'DECLINED' } });
  });
});

describe('clearings without an authorization', () => {
  test('a clearing without an authorization is booked even if the balance becomes negative, and linked to a later authorization', async () => {
    const cardId = await newCard('20.00');
    const sale = { cardId, channelRef: 'late-ref', amount: usd('30.00'), ...grocer };
    const forced = await console_.call(simulateForcePost, sale, operations);
    expect(forced).toMatchObject({ phase: 'FORCE_POSTED', alerts: ['NEGATIVE_BALANCE'], cleared: usd('30.00') });
    expect(await balanceOf(cardId)).toBe('-10.15');
    const late = await console_.call(simulateAuthorization, sale, operations);
    expect(late).toMatchObject({ id: forced.id, phase: 'CLEARED', held: usd('0.00') });
    expect(await balanceOf(cardId)).toBe('-10.15');
    expect(await isSound()).toBe(true);
  });

  test('a clearing without an authorization is matched to a purchase by code and similar amount', async () => {
    const cardId = await newCard();
    const { id, authorizationCode } = await pay(cardId, '50.00');
    const sale = { cardId, authorizationCode: authorizationCode ?? '', ...grocer };
    const far = await console_.call(simulateForcePost, { ...sale, amount: usd('10.00') }, operations);
    expect(far.phase).toBe('FORCE_POSTED');
    const near = await console_.call(simulateForcePost, { ...sale, amount: usd('52.00') }, operations);
    expect([near.id, near.phase]).toEqual([id, 'CLEARED']);
  });
});

test('a hold that expired is released, and the purchase can still be captured', async () => {
  const cardId = await newCard();
  const { id } = await pay(cardId, '10.00');
  const other = await pay(cardId, '11.00', { mcc: '7011', shopName: 'Hotel' });
  console_.clock.advance(8 * 86_400);
  operations = await console_.signIn('operations');
  const settling = { pool: console_.database.pool, clock: () => console_.clock.now };
  while ((await expireDuePurchases(settling)) > 0);
  expect(await console_.call(readTransaction, { id }, operations)).toMatchObject({
    phase: 'EXPIRED',
    held: usd('0.00'),
  });
  expect(await console_.call(readTransaction, { id: other.id }, operations)).toMatchObject({ phase: 'AUTHORIZED' });
  const late = await console_.call(simulateClearing, { transactionId: id, amount: usd('10.00') }, operations);
  expect([late.phase, late.cleared]).toEqual(['CLEARED', usd('10.00')]);
  const ended = await console_.call(simulateExpiry, { transactionId: other.id }, operations);
  expect(ended.phase).toBe('EXPIRED');
  expect(await isSound()).toBe(true);
});

test('a hold on a card below zero is released on expiry', async () => {
  const cardId = await newCard();
  const { id } = await pay(cardId, '10.00');
  const forced = await console_.call(simulateForcePost, { cardId, ...grocer, amount: usd('900.00') }, operations);
  expect(forced.alerts).toEqual(['NEGATIVE_BALANCE']);
  const given = await console_.call(simulateExpiry, { transactionId: id }, operations);
  expect([given.phase, given.held]).toEqual(['EXPIRED', usd('0.00')]);
  expect(await isSound()).toBe(true);
});

describe('list of transactions', () => {
  test('the list of transactions can be filtered by status and searched, and has totals by currency', async () => {
    const cardId = await newCard();
    await pay(cardId, '10.00', { shopName: 'Needle & Thread' });
    await pay(cardId, '500.00');
    const of = async (filter: object, keyword?: string) =>
      (
        await console_.call(
          listTransactions,
          { filter: { cardId: [cardId], ...filter }, ...(keyword ? { keyword } : {}) },
          operations,
        )
      ).list;
    expect((await of({ status: ['PENDING'] })).map(({ billed }) => billed.amount)).toEqual(['10.00']);
    expect((await of({ declineCode: ['INSUFFICIENT_BALANCE'] })).map(({ phase }) => phase)).toEqual(['DECLINED']);
    expect((await of({}, 'needle')).map(({ shop }) => shop.name)).toEqual(['Needle & Thread']);
    const [one] = await of({}, 'needle');
    expect(one?.txnNo).toMatch(/^TX-/);
    // With a filter the rows are compared, and without one the index is used.
    expect((await of({}, one?.txnNo.toLowerCase())).map(({ id }) => id)).toEqual([one?.id]);
    const { list } = await console_.call(listTransactions, { keyword: one?.txnNo ?? '' }, operations);
    expect(list.map(({ id }) => id)).toEqual([one?.id]);
    const page = await console_.call(listTransactions, { filter: { cardId: [cardId] } }, operations);
    expect(page.aggregates['billed']).toEqual([usd('510.00')]);
  });

  test('a purchase and a card of another company are not found, and simulating requires its permission', async () => {
    const cardId = await newCard();
    const { id } = await pay(cardId, '10.00');
    const other = await console_.signIn('owner.zh');
    expect(await console_.post('/transaction/detail', { id }, other)).toMatchObject({ code: codes.notFound });
    const sale = { cardId, amount: usd('1.00'), ...grocer };
    expect(await console_.post('/simulator/authorize', sale, { ...other, ...submission() })).toMatchObject({
      code: codes.notFound,
    });
    const auditor = await console_.signIn('auditor');
    expect(await console_.post('/simulator/authorize', sale, { ...auditor, ...submission() })).toMatchObject({
      code: codes.noPermission,
    });
  });

  test('an amount in another currency requires its exchange rate', async () => {
    const sale = { cardId: await newCard(), amount: eur('1.00'), ...grocer };
    expect(await console_.post('/simulator/authorize', sale, { ...operations, ...submission() })).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'exchangeRate', code: 'REQUIRED' }],
    });
  });

  test('an amount above the maximum is refused next to its field', async () => {
    const sale = { cardId: await newCard(), ...grocer };
    const headers = { ...operations, ...submission() };
    const huge = { ...sale, amount: eur('580987407659.00'), exchangeRate: '606287626' };
    expect(await console_.post('/simulator/forcePost', huge, headers)).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'exchangeRate', code: 'MAX_BILLED', params: { max: '1000000000000.00' } }],
    });
    expect(
      await console_.post('/simulator/forcePost', { ...sale, amount: usd('1000000000000.01') }, headers),
    ).toMatchObject({ code: codes.invalid, fieldErrors: [{ field: 'amount', code: 'MAX_AMOUNT' }] });
  });
});
