import { createCard, listAccountOptions, listIssuableBins, readCard, readCardHistory } from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import type { Result } from './channel.adapter';
import { isOpen, type OrderState, orderTransitions, stateAfter } from './order.rules';
import { sandboxAdapters } from './sandbox.adapter';
import { settleDueOrders } from './settle-order.actions';

const states = Object.keys(orderTransitions) as OrderState[];
const answers: Result[] = [
  { at: 'done', channelCardId: 'x' },
  { at: 'rejected', reason: 'x' },
  { at: 'timed-out', askAfterMs: 1 },
  { at: 'accepted', askAfterMs: 1 },
];

describe('an order', () => {
  test.each(states.filter(isOpen).filter((state) => state !== 'WAITING'))(
    'in state %s never fails by a timeout',
    (state) => {
      expect(stateAfter(state, { at: 'timed-out', askAfterMs: 1 })).toBe('UNKNOWN');
    },
  );

  test.each(['SUCCESS', 'FAILED', 'CANCELLED'] as const)('in final state %s does not change', (state) => {
    for (const response of answers.slice(0, 3))
      if (stateOfAnswer(response) !== state) expect(() => stateAfter(state, response)).toThrow('cannot go');
  });
});

const stateOfAnswer = ({ at }: Result): OrderState =>
  at === 'done' ? 'SUCCESS' : at === 'rejected' ? 'FAILED' : 'UNKNOWN';

describe('the sandbox', () => {
  const orders = Array.from({ length: 2_000 }, (_, index) => `order_${index}`);

  test('accepts an order immediately and responds after five to thirty seconds, always in the same way for the same order', async () => {
    for (const order of orders) {
      const [taken, again] = [await sandboxAdapters.ASYNC.create(order), await sandboxAdapters.ASYNC.create(order)];
      const wait = taken.at === 'accepted' ? taken.askAfterMs : 0;
      expect(wait >= 5_000 && wait <= 30_000).toBe(true);
      expect(again).toEqual(taken);
    }
  });

  test('declines about three percent of the orders', async () => {
    const said = await Promise.all(orders.map((order) => sandboxAdapters.ASYNC.query(order)));
    const declined = said.filter(({ at }) => at === 'rejected').length;
    expect(declined > 30 && declined < 90).toBe(true);
  });
});

describe('settling orders', () => {
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

  const settling = () => ({ pool: console_.database.pool, clock: () => console_.clock.now });

  async function issue(bin: string, count: number): Promise<string[]> {
    const chosen = (await console_.call(listIssuableBins, {}, operations)).list.find((one) => one.bin === bin);
    const account = (await console_.call(listAccountOptions, { merchantId: firstMerchantId }, operations)).list.find(
      ({ currency }) => currency === chosen?.currency,
    );
    if (!chosen || !account) throw new Error(`The BIN ${bin} cannot be issued.`);
    const draft = {
      binId: chosen.id,
      merchantId: firstMerchantId,
      accountId: account.id,
      deposit: chosen.minDeposit,
      alias: 'Later',
      validTo: '2026-12-31',
    };
    const ids: string[] = [];
    while (ids.length < count) ids.push((await console_.call(createCard, draft, operations)).card.id);
    return ids;
  }

  const statesOf = async (ids: string[]) => {
    const { rows } = await console_.database.pool.query<{ create_status: string; state: string; attempts: number }>(
      'select c.create_status, o.state, o.attempts from card c join card_order o on o.card_id = c.id where c.id = any($1)',
      [ids],
    );
    return rows;
  };

  /** Polls the channel until it has answered every order. */
  async function settleAll(): Promise<void> {
    while ((await settleDueOrders(settling())) > 0);
    console_.clock.advance(31);
    while ((await settleDueOrders(settling())) > 0);
  }

  test('sets a card to pending when the channel has received its order, and to its final state after the response', async () => {
    const [id = ''] = await issue('51005521', 1);
    const seen = async () => (await console_.call(readCard, { id }, operations)).state;
    expect([await statesOf([id]), await seen()]).toEqual([
      [{ create_status: 'CREATING', state: 'WAITING', attempts: 0 }],
      'CREATING',
    ]);
    expect(await settleDueOrders(settling())).toBe(1);
    expect([await statesOf([id]), await seen()]).toEqual([
      [{ create_status: 'PENDING', state: 'PROCESSING', attempts: 1 }],
      'PENDING',
    ]);
    expect(await settleDueOrders(settling())).toBe(0);
    console_.clock.advance(31);
    expect(await settleDueOrders(settling())).toBe(1);
    expect(['ACTIVE', 'FAILED']).toContain(await seen());
    const { list } = await console_.call(readCardHistory, { id }, operations);
    expect(list.slice(1)).toMatchObject([
      { seq: 2, from: 'CREATING', to: 'PENDING', by: 'CHANNEL', actor: 'SANDBOX-DEFERRED' },
      { seq: 1, from: null, to: 'CREATING' },
    ]);
  });

  test('refunds deposit and fee of the few cards that fail', async () => {
    const ids = await issue('51005521', 150);
    await settleAll();
    const rows = await statesOf(ids);
    expect(rows.every(({ create_status, state }) => (create_status === 'SUCCESS') === (state === 'SUCCESS'))).toBe(
      true,
    );
    const { rows: balances } = await console_.database.pool.query<{
      create_status: string;
      balance: string;
      reversals: number;
    }>(
      `select c.create_status, la.balance, (select count(*)::int from ledger_entry e where e.source_id = c.id and e.reverses_entry_id is not null) as reversals
       from card c join ledger_account la on la.id = c.ledger_account_id where c.id = any($1)`,
      [ids],
    );
    for (const { create_status, balance, reversals } of balances)
      expect([balance, reversals]).toEqual(create_status === 'FAILED' ? ['0', 1] : ['2000', 0]);
  });

  test('queries again after the unsteady channel times out once', async () => {
    const [id = ''] = await issue('40003417', 1);
    console_.clock.advance(31);
    expect(await settleDueOrders(settling())).toBe(1);
    expect(await statesOf([id])).toEqual([{ create_status: 'PENDING', state: 'UNKNOWN', attempts: 1 }]);
    console_.clock.advance(31);
    expect(await settleDueOrders(settling())).toBe(1);
    expect((await statesOf([id]))[0]).toMatchObject({ attempts: 2, state: expect.stringMatching(/SUCCESS|FAILED/) });
  });

  test('resumes the order of a dead process after its lease and queries it instead of creating a second card', async () => {
    const [id = ''] = await issue('51005521', 1);
    await console_.database.pool.query(
      "update card_order set state = 'PROCESSING', attempts = 1, due_at = $2 where card_id = $1",
      [id, console_.clock.now],
    );
    expect(await settleDueOrders(settling())).toBe(1);
    expect((await statesOf([id]))[0]?.attempts).toBe(2);
  });

  test('by concurrent processes settles each order once', async () => {
    const ids = await issue('51005521', 30);
    const settleThrice = () =>
      Promise.all([settleDueOrders(settling()), settleDueOrders(settling()), settleDueOrders(settling())]);
    await settleThrice();
    console_.clock.advance(31);
    await settleThrice();
    const rows = await statesOf(ids);
    expect(new Set(rows.map(({ attempts }) => attempts))).toEqual(new Set([2]));
    const { list } = await console_.call(readCardHistory, { id: ids[0] ?? '' }, operations);
    expect(list.map(({ seq, by }) => [seq, by])).toEqual([
      [3, 'CHANNEL'],
      [2, 'CHANNEL'],
      [1, 'CONSOLE'],
    ]);
    expect((await console_.call(readCard, { id: ids[0] ?? '' }, operations)).version).toBe(3);
  });
});
