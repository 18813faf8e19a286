import { codes } from '@console/contracts';
import { listAccountOptions, verifyLedger } from '@console/contracts/accounts';
import { listAudit } from '@console/contracts/audit';
import {
  createCard,
  createCardBatch,
  listCardBatchItems,
  readCard,
  readCardHistory,
  retryCard,
  type CardDetail,
} from '@console/contracts/cards';

import { firstMerchantId } from '@console/demo/ids';
import { cardIn, draftOf, submission } from '../../../testing/card-samples';
import { workAll } from '../../../testing/job-worker';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { settleDueOrders } from '../channels/settle-order.actions';

let test_: TestApp;
let operations: Record<string, string>;

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  // Moves the demo's pending orders into the future, because these tests count only their own orders.
  await test_.database.pool.query(
    "update card_order set due_at = due_at + interval '10 years' where finished_at is null",
  );
});
afterAll(() => test_.close());

const unsteady = '40003417';
const now = () => ({ ...operations, ...submission() });
const detail = (id: string) => test_.call(readCard, { id }, operations);
const availableOf = async (accountId: string) => {
  const { list } = await test_.call(listAccountOptions, { merchantId: firstMerchantId }, operations);
  return Math.round(Number(list.find(({ id }) => id === accountId)?.available.amount) * 100);
};

/** Polls the channel until it has answered every order. */
async function settleAll(): Promise<void> {
  for (let look = 0; look < 3; look += 1) {
    test_.clock.advance(31);
    while ((await settleDueOrders({ pool: test_.database.pool, clock: () => test_.clock.now })) > 0);
  }
  operations = await test_.signIn('operations');
}

/** Orders cards until the channel has refused one; by order id, it refuses one in four. */
async function refused(): Promise<{ card: CardDetail; accountId: string }> {
  const draft = await draftOf(test_, operations, unsteady);
  for (let tries = 0; tries < 60; tries += 1) {
    const made = await test_.call(createCard, draft, operations);
    await settleAll();
    const card = await detail(made.card.id);
    if (card.state === 'FAILED') return { card, accountId: draft.accountId };
  }
  throw new Error('The channel refused none of sixty.');
}

describe('a card that was ordered alone and refused by its channel', () => {
  test.each<[string, (card: CardDetail) => Promise<{ code: number }>, number]>([
    [
      'by a user without the permission to create cards',
      async ({ id, version }) =>
        test_.post(retryCard.path, { id, version }, { ...(await test_.signIn('auditor')), ...submission() }),
      codes.noPermission,
    ],
    [
      'outside the data scope',
      async ({ id, version }) =>
        test_.post(retryCard.path, { id, version }, { ...(await test_.signIn('owner.zh')), ...submission() }),
      codes.notFound,
    ],
    [
      'with a stale version',
      ({ id, version }) => test_.post(retryCard.path, { id, version: version - 1 }, now()),
      codes.versionConflict,
    ],
  ])('is not ordered again %s', async (_who, attempt, code) => {
    const card = await cardIn(test_, operations, 'FAILED');
    expect(await attempt(await detail(card.id))).toMatchObject({ code });
    expect(await detail(card.id)).toMatchObject({ state: 'FAILED', version: card.version });
  });

  test.each(['ACTIVE', 'FROZEN', 'CANCELLED', 'EXPIRED'] as const)(
    'in state %s is not ordered again',
    async (state) => {
      const { id, version } = await cardIn(test_, operations, state);
      expect(await test_.post(retryCard.path, { id, version }, now())).toMatchObject({
        code: codes.transition,
        data: { reason: 'CARD_NOT_NOW' },
      });
    },
  );

  test('is ordered again once for the price of its first order, as the same card, even if the request is repeated', async () => {
    const { card, accountId } = await refused();
    const before = await availableOf(accountId);
    const headers = now();
    const input = { id: card.id, version: card.version };
    const [first, second] = [
      await test_.post(retryCard.path, input, headers),
      await test_.post(retryCard.path, input, headers),
    ];
    expect(first).toMatchObject({
      code: codes.ok,
      data: { at: 'ordered', card: { state: 'CREATING', failure: null } },
    });
    expect(second.data).toEqual(first.data);
    const paid = before - (await availableOf(accountId));
    expect(paid).toBeGreaterThan(0);
    expect(await test_.post(retryCard.path, input, now())).toMatchObject({ code: codes.versionConflict });

    // Retries until the channel accepts it; each refusal returns the money.
    for (let tries = 0; tries < 30; tries += 1) {
      await settleAll();
      const { id, version, state } = await detail(card.id);
      if (state === 'ACTIVE') break;
      expect(await availableOf(accountId)).toBe(before);
      await test_.call(retryCard, { id, version }, operations);
    }
    expect(await detail(card.id)).toMatchObject({ state: 'ACTIVE', number: card.number });
    expect(await availableOf(accountId)).toBe(before - paid);
    const { list } = await test_.call(readCardHistory, { id: card.id }, operations);
    expect(list.map(({ to }) => to).slice(0, 3)).toEqual(['ACTIVE', 'PENDING', 'CREATING']);
    const owner = await test_.signIn('owner');
    expect(await test_.call(verifyLedger, {}, owner)).toMatchObject({ isSound: true, findings: [] });
    const lines = await test_.call(listAudit, { filter: { action: [retryCard.path] } }, owner);
    expect(lines.list[0]).toMatchObject({ action: retryCard.path, objectId: card.id });
  });

  test("is not ordered again if its merchant's account has less than the price", async () => {
    const { card, accountId } = await refused();
    await test_.database.pool.query(
      'update ledger_account set hold_out = balance where id = (select ledger_account_id from account where id = $1)',
      [accountId],
    );
    expect(await test_.post(retryCard.path, { id: card.id, version: card.version }, now())).toMatchObject({
      code: codes.exceedsBalance,
    });
    expect(await detail(card.id)).toMatchObject({ state: 'FAILED' });
    await test_.database.pool.query(
      'update ledger_account set hold_out = 0 where id = (select ledger_account_id from account where id = $1)',
      [accountId],
    );
  });
});

test('a card of a batch is ordered again by a job', async () => {
  const draft = await draftOf(test_, operations, unsteady);
  const { batchNo } = await test_.call(
    createCardBatch,
    { ...draft, count: 20, holderMode: 'ONE', alias: 'Ads-{seq:3}' },
    operations,
  );
  await workAll(test_);
  await settleAll();
  const { list } = await test_.call(listCardBatchItems, { batchNo, state: 'FAILED' }, operations);
  const { id, version } = await detail(list[0]?.card?.id ?? '');
  expect(await test_.call(retryCard, { id, version }, operations)).toMatchObject({ at: 'job', job: { total: 1 } });
  await workAll(test_);
  expect(await detail(id)).toMatchObject({ state: 'CREATING' });
});
