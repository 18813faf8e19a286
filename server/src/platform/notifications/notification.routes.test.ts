import { codes } from '@console/contracts';
import { cancelCard, type Card, exportCards, topUpCards } from '@console/contracts/cards';
import { countUnread, listNotifications, markAllRead, markRead } from '@console/contracts/notifications';
import { decideReview, readReview } from '@console/contracts/reviews';
import type { DemoLogin } from '@console/demo/ids';
import { deleteExpired } from '../housekeeping/expired.store';
import { expireReviews } from '../reviews/expire-reviews.actions';
import { cardIn } from '../../testing/card-samples';
import { readEvents } from '../../testing/event-reader';
import { workAll } from '../../testing/job-worker';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { sql } from '../db/sql';

type Headers = Record<string, string>;

let test_: TestApp;
const people: Partial<Record<DemoLogin, Headers>> = {};
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
});
afterAll(() => test_.close());
beforeEach(() => test_.database.owner.execute(sql`delete from notification`));

const as = async (login: DemoLogin): Promise<Headers> => (people[login] ??= await test_.signIn(login));
const report = async (login: DemoLogin) => (await test_.call(listNotifications, {}, await as(login))).list;
const typesOf = async (login: DemoLogin) => (await report(login)).map(({ type }) => type);
const unreadOf = async (login: DemoLogin) => (await test_.call(countUnread, {}, await as(login))).unread;

const used = new Set<string>();
async function askForEnd(login: DemoLogin): Promise<Card> {
  const card = await cardIn(test_, await as(login), 'ACTIVE', ({ id }) => !used.has(id));
  used.add(card.id);
  await test_.call(cancelCard, { id: card.id, version: card.version, reason: 'NOT_NEEDED' }, await as(login));
  return card;
}

test('approvers are notified of a review, and its maker of the decision', async () => {
  const card = await askForEnd('operations');
  const [waiting] = await report('finance.checker');
  expect(waiting).toMatchObject({ type: 'REVIEW_WAITING', objectType: 'review', readAt: null });
  expect(waiting?.label).toContain(card.alias);
  expect(waiting?.page).toMatch(/^cards-cancel-review\?q=RV-/);
  expect(await typesOf('owner')).toEqual(['REVIEW_WAITING']);
  expect([await typesOf('operations'), await typesOf('support')]).toEqual([[], []]);

  const checker = await as('finance.checker');
  const review = await test_.call(readReview, { id: waiting?.objectId ?? '' }, checker);
  const decision = { id: review.id, version: review.version, decision: 'REJECT' as const, note: 'Still needed' };
  await test_.call(decideReview, decision, checker);
  expect(await typesOf('operations')).toEqual(['REVIEW_REJECTED']);
  // The notifications of the other approvers are settled.
  expect([await unreadOf('finance.checker'), await unreadOf('owner')]).toEqual([0, 0]);
});

test('users who see reviews are notified of a review without an approver, and the maker of an expired review', async () => {
  await askForEnd('owner.zh');
  expect(await typesOf('owner.zh')).toEqual(['REVIEW_STUCK']);
  await askForEnd('operations');
  const { now } = test_.clock;
  await test_.database.owner.execute(
    sql`update review set due_at = ${now} where id in (select object_id from notification where type = 'REVIEW_WAITING')`,
  );
  await expireReviews({ registry: test_.app.registry, pool: test_.database.pool, clock: () => test_.clock.now });
  expect(await typesOf('operations')).toEqual(['REVIEW_EXPIRED']);
  expect(await unreadOf('finance.checker')).toBe(0);
});

test("a job's result is sent to its creator in the transaction that ends the job", async () => {
  const operations = await as('operations');
  await test_.call(exportCards, { format: 'CSV', filter: { currency: ['USD'] } }, operations);
  const card = await cardIn(test_, operations, 'CANCELLED');
  const selection = { items: [{ id: card.id, version: card.version }] };
  await test_.call(topUpCards, { selection, amount: { amount: '1.00', currency: card.currency } }, operations);
  await workAll(test_);
  const list = await report('operations');
  expect(list.map(({ type, label }) => `${type} ${label}`).toSorted()).toEqual([
    'JOB_DONE CARD_EXPORT',
    'JOB_FAILED CARD_TOPUP',
  ]);
});

let filled = 0;
const fill = (login: DemoLogin, count: number) => {
  const before = filled;
  filled += count;
  return test_.database.owner.execute(sql`
    insert into notification (id, company_id, user_id, type, object_type, object_id, label, created_at)
    select 'ntf_01K0000000000000000' || lpad((n + ${before}::int)::text, 7, '0'), company_id, id, 'JOB_DONE', 'job', 'job_1', 'CARD_EXPORT',
      ${test_.clock.now}::timestamptz + n * interval '1 second'
    from app_user, generate_series(1, ${count}::int) n where login_name = ${login}`);
};

test('notifications are paged by 30, newest first, and the unread count stops at a hundred', async () => {
  await fill('support', 130);
  const support = await as('support');
  const first = await test_.call(listNotifications, {}, support);
  expect([first.list.length, first.hasMore, first.unread]).toEqual([30, true, 100]);
  const seen = [...first.list];
  for (let page = first; page.hasMore;) {
    const after = seen.at(-1)?.id ?? '';
    page = await test_.call(listNotifications, { after }, support);
    seen.push(...page.list);
  }
  const times = seen.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(new Set(seen.map(({ id }) => id)).size).toBe(130);
});

test('marking all as read stops at the given notification; newer notifications stay unread', async () => {
  await fill('support', 3);
  const support = await as('support');
  const [newest, second] = await report('support');
  expect(await test_.call(markAllRead, { upTo: second?.id ?? '' }, support)).toEqual({ unread: 1 });
  expect(await test_.call(markRead, { id: newest?.id ?? '' }, support)).toEqual({ unread: 0 });
});

test('notifications of other users cannot be read or marked, and their ids are treated as unknown', async () => {
  await fill('support', 2);
  const [foreign] = await report('support');
  const operations = await as('operations');
  const id = foreign?.id ?? '';
  expect(await test_.post(markRead.path, { id }, operations)).toMatchObject({ code: codes.notFound });
  expect(await test_.call(markAllRead, { upTo: id }, operations)).toEqual({ unread: 0 });
  expect(await test_.call(listNotifications, { after: id }, operations)).toMatchObject({ list: [], unread: 0 });
  expect(await unreadOf('support')).toBe(2);
});

test("only the recipient's open pages get an event, one per transaction", async () => {
  const [mine, other] = [
    await readEvents(test_.app, await as('support')),
    await readEvents(test_.app, await as('risk')),
  ];
  for (const stream of [mine, other]) expect(await stream.next()).toMatchObject({ say: 'release' });
  await fill('support', 5);
  expect(await mine.next()).toEqual({ say: 'notifications' });
  await fill('risk', 1);
  expect(await other.next()).toEqual({ say: 'notifications' });
  const [one] = await report('support');
  await test_.call(markRead, { id: one?.id ?? '' }, await as('support'));
  expect(await mine.next()).toEqual({ say: 'notifications' });
  for (const stream of [mine, other]) stream.leave();
});

test('notifications are deleted after two months', async () => {
  await fill('support', 1);
  const remaining = async () => {
    const { rowCount } = await test_.database.owner.execute(sql`select from notification`);
    return rowCount;
  };
  const clean = (days: number) =>
    deleteExpired(test_.database.owner, new Date(test_.clock.now.getTime() + days * 86_400_000));
  await clean(59);
  expect(await remaining()).toBe(1);
  await clean(61);
  expect(await remaining()).toBe(0);
});
