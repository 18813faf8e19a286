import { codes } from '@console/contracts';
import { cancelCard, type Card, readCard, readCardHistory } from '@console/contracts/cards';
import {
  addReviewNote,
  decideReview,
  listReviews,
  readReview,
  type ReviewDecision,
  type ReviewDetail,
} from '@console/contracts/reviews';
import * as fc from 'fast-check';
import { settleDueOrders } from '../../domains/cards/channels/settle-order.actions';
import { submission } from '../../testing/card-samples';
import { cardIn } from '../../testing/card-samples';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { expireReviews } from './expire-reviews.actions';

type Headers = Record<string, string>;

let test_: TestApp;
let maker: Headers;
let checker: Headers;
let owner: Headers;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  [maker, checker, owner] = (await Promise.all(
    (['operations', 'finance.checker', 'owner'] as const).map((login) => test_.signIn(login)),
  )) as [Headers, Headers, Headers];
  // Orders of the demo become due when the clock is advanced; these tests count only their own orders.
  await test_.database.pool.query(
    "update card_order set due_at = due_at + interval '10 years' where finished_at is null",
  );
  // One channel of the demo refuses some requests, which is irrelevant for reviews.
  await test_.database.pool.query(
    "update card set channel_id = (select id from channel where mode = 'SYNC' limit 1) where status = 'ACTIVE'",
  );
});
afterAll(() => test_.close());

const used = new Set<string>();
/** Returns an active card that no test has used. */
async function freshCard(headers = maker): Promise<Card> {
  const card = await cardIn(test_, headers, 'ACTIVE', ({ id }) => !used.has(id));
  used.add(card.id);
  return card;
}

const ask = ({ id, version }: Card, headers = maker) =>
  test_.call(cancelCard, { id, version, reason: 'NOT_NEEDED' }, headers);
const openOf = async ({ id }: Card, headers = maker): Promise<ReviewDetail> => {
  const { rows } = await test_.database.pool.query<{ id: string }>(
    'select id from review where object_id = $1 order by submitted_at desc, id desc limit 1',
    [id],
  );
  return test_.call(readReview, { id: rows[0]?.id ?? '' }, headers);
};
const decide = (review: ReviewDetail, decision: ReviewDecision, headers = checker, note = 'Seen') =>
  test_.post(
    decideReview.path,
    { id: review.id, version: review.version, decision, note },
    { ...headers, ...submission() },
  );
/** Runs the approved channel order, to which the channel may respond later. */
async function closeAtChannel(): Promise<void> {
  const settling = { pool: test_.database.pool, clock: () => test_.clock.now };
  const start = test_.clock.now;
  while ((await settleDueOrders(settling)) > 0) test_.clock.advance(31);
  test_.clock.now = start;
}
const stateOf = async ({ id }: Card) => (await test_.call(readCard, { id }, maker)).state;
const moneyOf = async (merchantId: string, currency: string) => {
  const { rows } = await test_.database.pool.query<{ sum: string }>(
    `select sum(balance) as sum from ledger_account where currency = $2 and (owner_id = $1 and code = 'MERCHANT_AVAILABLE'
      or id in (select ledger_account_id from card where merchant_id = $1))`,
    [merchantId, currency],
  );
  return rows[0]?.sum;
};

test('[seed 4.11] a card is blocked during the review of its cancellation, and its balance is returned after the approval', async () => {
  const card = await freshCard();
  const before = await moneyOf(card.merchant.id, card.currency);
  expect(await ask(card)).toMatchObject({ state: 'CANCEL_REVIEW', blockSource: 'SYSTEM' });
  const review = await openOf(card);
  expect(review).toMatchObject({ state: 'PENDING', reason: 'NOT_NEEDED', amount: card.balance });
  expect((await decide(review, 'APPROVE')).code).toBe(200);
  await closeAtChannel();
  const after = await test_.call(readCard, { id: card.id }, maker);
  expect([after.state, after.balance.amount]).toEqual([
    'CANCELLED',
    (0).toFixed(card.balance.amount.split('.')[1]?.length ?? 0),
  ]);
  expect(await moneyOf(card.merchant.id, card.currency)).toBe(before);
  const { list } = await test_.call(readCardHistory, { id: card.id }, maker);
  expect(list.slice(0, 2)).toMatchObject([
    { from: 'CANCEL_REVIEW', to: 'CANCELLED', by: 'CHANNEL' },
    { from: 'ACTIVE', to: 'CANCEL_REVIEW', actor: 'Daniel Koh' },
  ]);
  expect(await openOf(card)).toMatchObject({
    state: 'APPROVED',
    execution: 'DONE',
    decided: [{ step: 1, decision: 'APPROVE', by: 'Lukas Brandt', note: 'Seen' }],
  });
});

describe('a cancellation request', () => {
  test('[seed 4.12, 8] is refused while transactions are pending, at the request and at the approval', async () => {
    const card = await freshCard();
    const hold = (amount: number) =>
      test_.database.pool.query(
        'update ledger_account set hold_out = $2 where id = (select ledger_account_id from card where id = $1)',
        [card.id, amount],
      );
    await hold(1);
    const refused = await test_.post(
      cancelCard.path,
      { id: card.id, version: card.version, reason: 'NOT_NEEDED' },
      { ...maker, ...submission() },
    );
    expect(refused).toMatchObject({
      code: codes.pendingTransactions,
      message: 'Pending transactions exist. Card cancellation is unavailable.',
    });
    await hold(0);
    await ask(card);
    await hold(1);
    const review = await openOf(card);
    expect((await decide(review, 'APPROVE')).code).toBe(codes.pendingTransactions);
    expect((await openOf(card)).state).toBe('PENDING');
    await hold(0);
    expect((await decide(review, 'APPROVE')).code).toBe(200);
  });

  test('is submitted once: a second request returns the first', async () => {
    const card = await freshCard();
    const { version } = await ask(card);
    const response = await test_.post(
      cancelCard.path,
      { id: card.id, version, reason: 'REPLACED' },
      { ...owner, ...submission() },
    );
    expect(response).toMatchObject({ code: codes.openReview, data: { reviewId: (await openOf(card)).id } });
  });
});

describe('an approver', () => {
  test('is never the maker, a user without the button, or a user who cannot see the card', async () => {
    const card = await freshCard(owner);
    await ask(card, owner);
    const review = await openOf(card);
    expect((await decide(review, 'APPROVE', owner)).code).toBe(codes.ownItem);
    expect((await decide(review, 'APPROVE', maker)).code).toBe(codes.noPermission);
    expect((await decide(review, 'APPROVE', await test_.signIn('owner.zh'))).code).toBe(codes.notFound);
    expect((await decide(review, 'APPROVE', await test_.signIn('developer'))).code).toBe(codes.noPermission);
    expect(await stateOf(card)).toBe('CANCEL_REVIEW');
    const { rows } = await test_.database.pool.query<{ result: string }>(
      `select result from audit_event where action = '/review/decide' and result = 'DENIED'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });

  test('rejects with a reason, and then the card has its previous state', async () => {
    const card = await freshCard();
    await ask(card);
    const review = await openOf(card);
    expect((await decide(review, 'REJECT', checker, '')).code).toBe(codes.invalid);
    expect((await decide(review, 'REJECT', checker, 'Still needed')).code).toBe(200);
    const after = await test_.call(readCard, { id: card.id }, maker);
    expect([after.state, after.blockSource, after.cancelState]).toEqual(['ACTIVE', null, 'NONE']);
    expect((await decide(await openOf(card), 'APPROVE')).code).toBe(codes.transition);
  });

  test('can add a note before the decision', async () => {
    const card = await freshCard();
    await ask(card);
    const { id } = await openOf(card);
    const said = await test_.call(addReviewNote, { id, text: '请先核对余额' }, checker);
    expect(said.notes).toMatchObject([{ by: 'Lukas Brandt', text: '请先核对余额' }]);
  });
});

test('a card that changed after the request is not cancelled: the review ends, and a new one can be submitted', async () => {
  const card = await freshCard();
  await ask(card);
  await test_.database.pool.query(`update card set alias = 'Renamed', version = version + 1 where id = $1`, [card.id]);
  const review = await openOf(card);
  expect((await decide(review, 'APPROVE')).code).toBe(codes.versionConflict);
  expect(await openOf(card)).toMatchObject({ state: 'EXPIRED', isStale: true, execution: null });
  const released = await test_.call(readCard, { id: card.id }, maker);
  expect(released.state).toBe('ACTIVE');
  await ask(released);
  expect((await openOf(card)).state).toBe('PENDING');
});

describe('deadlines and missing approvers', () => {
  const tend = () =>
    expireReviews({ registry: test_.app.registry, pool: test_.database.pool, clock: () => test_.clock.now });
  const setChecker = (status: string) =>
    test_.database.pool.query('update app_user set status = $1 where login_name = any($2)', [
      status,
      ['owner', 'finance.checker'],
    ]);

  test('a review is stuck while it has no possible approver, and continues when it has one', async () => {
    const card = await freshCard();
    await ask(card);
    await setChecker('DISABLED');
    await tend();
    expect((await openOf(card)).state).toBe('STUCK');
    await setChecker('ACTIVE');
    await tend();
    expect((await openOf(card)).state).toBe('PENDING');
    expect(await tend()).toBe(0);
  });

  test('it is stuck from the start if the maker is alone in the company', async () => {
    const alone = await test_.signIn('owner.zh');
    const card = await freshCard(alone);
    await ask(card, alone);
    expect(await openOf(card, alone)).toMatchObject({ state: 'STUCK' });
  });

  test('it expires after two weeks, and the card has its previous state', async () => {
    const card = await freshCard();
    await ask(card);
    const review = await openOf(card);
    test_.clock.advance(14 * 86_400);
    const late = await test_.signIn('finance.checker');
    expect((await decide(review, 'APPROVE', late)).code).toBe(codes.transition);
    await tend();
    test_.clock.advance(-14 * 86_400);
    expect(await openOf(card)).toMatchObject({ state: 'EXPIRED', isStale: false });
    expect(await stateOf(card)).toBe('ACTIVE');
  });
});

test('only one of several concurrent decisions is applied, and the card has its result', async () => {
  const decisions = fc.array(
    fc.record({
      decision: fc.constantFrom<ReviewDecision>('APPROVE', 'REJECT', 'WITHDRAW'),
      who: fc.constantFrom<'maker' | 'checker' | 'owner'>('maker', 'checker', 'owner'),
    }),
    { minLength: 3, maxLength: 7 },
  );
  const cardStateAfter = { APPROVED: 'CANCELLED', REJECTED: 'ACTIVE', WITHDRAWN: 'ACTIVE', PENDING: 'CANCEL_REVIEW' };
  await fc.assert(
    fc.asyncProperty(decisions, async (tried) => {
      const card = await freshCard();
      const before = await moneyOf(card.merchant.id, card.currency);
      await ask(card);
      const review = await openOf(card);
      const people = { maker, checker, owner };
      const answers = await Promise.all(tried.map(({ decision, who }) => decide(review, decision, people[who])));
      const received = answers.filter(({ code }) => code === 200);
      const after = await openOf(card);
      const may = tried.some(({ decision, who }) => (decision === 'WITHDRAW') === (who === 'maker'));
      expect(received.length).toBe(may ? 1 : 0);
      await closeAtChannel();
      expect(await stateOf(card)).toBe(cardStateAfter[after.state as keyof typeof cardStateAfter]);
      expect(await moneyOf(card.merchant.id, card.currency)).toBe(before);
    }),
    { numRuns: 15 },
  );
});

test("the filter isMine lists only the user's own reviews, and another company does not see them", async () => {
  await ask(await freshCard());
  const mine = await test_.call(listReviews, { filter: { isMine: true, state: ['PENDING'] } }, maker);
  expect(mine.list.length).toBeGreaterThan(0);
  expect(mine.list.every(({ maker: { name }, state }) => name === 'Daniel Koh' && state === 'PENDING')).toBe(true);
  const zh = await test_.call(listReviews, {}, await test_.signIn('owner.zh'));
  const ids = new Set(mine.list.map(({ id }) => id));
  expect(zh.list.some(({ id }) => ids.has(id))).toBe(false);
});
