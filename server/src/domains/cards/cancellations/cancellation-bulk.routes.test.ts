import { codes } from '@console/contracts';
import {
  approveMatched,
  cancelCard,
  type Card,
  listCards,
  precheckCancellations,
  readCancellation,
  resyncMismatched,
} from '@console/contracts/cards';
import { listJobItems, listJobs, retryJob } from '@console/contracts/jobs';
import { listReviews, readReview } from '@console/contracts/reviews';
import { submission } from '../../../testing/card-samples';
import { workAll } from '../../../testing/job-worker';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { readDueBalances } from './read-balances.actions';

type Headers = Record<string, string>;

let test_: TestApp;
let maker: Headers;
let checker: Headers;
let free: Card[];
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  [maker = {}, checker = {}] = await Promise.all(
    (['operations', 'finance.checker'] as const).map((one) => test_.signIn(one)),
  );
  // Removes the demo's own reviews from this approver's list.
  await query(`update review set maker_id = (select id from app_user where login_name = 'finance.checker')`);
  const filter = { state: ['ACTIVE' as const], currency: ['USD' as const] };
  const { list } = await test_.call(listCards, { pageSize: 200, filter }, maker);
  free = list.filter(({ bin, balance }) => bin.bin.startsWith('4000') && balance.amount !== '0.00');
});
afterAll(() => test_.close());

const query = (text: string, values: unknown[] = []) => test_.database.pool.query(text, values);
const compare = async () => {
  while ((await readDueBalances({ pool: test_.database.pool, clock: () => test_.clock.now })) > 0);
};
/** Makes the balance of the sandbox differ by an amount in cents. */
const differ = ({ id }: Card, cents: number) =>
  query(
    `insert into sandbox_card (card_id, company_id, gap_minor) select id, company_id, $2 from card where id = $1
     on conflict (card_id) do update set gap_minor = $2`,
    [id, cents],
  );

/** Requests a cancellation as the maker, for a card at a channel that answers immediately. */
async function request(cents = 0): Promise<{ card: Card; id: string }> {
  const card = free.shift();
  if (!card) throw new Error('The demo has too few cards.');
  await query("update card set channel_id = (select id from channel where mode = 'SYNC' limit 1) where id = $1", [
    card.id,
  ]);
  await differ(card, cents);
  const { version } = card;
  await test_.call(cancelCard, { id: card.id, version, reason: 'NOT_NEEDED' }, { ...maker, ...submission() });
  const { rows } = await query('select id from review where object_id = $1', [card.id]);
  await compare();
  return { card, id: rows[0].id };
}

const precheck = () => test_.call(precheckCancellations, {}, checker);
const begin = (operation: typeof approveMatched, asOf: string) =>
  test_.call(operation, { asOf }, { ...checker, ...submission() });
const stateOf = async (id: string) => (await test_.call(readReview, { id }, checker)).state;
const matchOf = async (id: string) => (await test_.call(readCancellation, { id }, checker)).match;
const jobOf = async (id: string) => (await test_.call(listJobs, {}, checker)).list.find((one) => one.id === id);

test('[seed 4] one job approves all matched cancellations; mismatches and later requests stay pending', async () => {
  const before = await precheck();
  const [one, other, differing] = [await request(), await request(), await request(250)];
  const counted = await precheck();
  const sum = Number(one.card.balance.amount) + Number(other.card.balance.amount);
  expect(before.matched).toEqual({ count: 0, returned: [] });
  expect(counted).toMatchObject({
    matched: { count: 2, returned: [{ amount: sum.toFixed(2), currency: 'USD' }] },
    mismatched: { count: 1 },
  });
  test_.clock.advance(1);
  const later = await request();
  const job = await begin(approveMatched, counted.asOf);
  expect(job).toMatchObject({ type: 'CANCEL_APPROVE', total: 2 });
  await workAll(test_);
  expect(await jobOf(job.id)).toMatchObject({ state: 'SUCCEEDED', ok: 2 });
  const states = await Promise.all([one, other, differing, later].map(({ id }) => stateOf(id)));
  expect(states).toEqual(['APPROVED', 'APPROVED', 'PENDING', 'PENDING']);
  const { rows } = await query('select actor_id from audit_event where trace_id = $1 and object_id = $2', [
    job.id,
    one.id,
  ]);
  expect(rows).toHaveLength(1);
});

test('a cancellation that no longer matches when the job reaches it fails with a reason, also in a retry', async () => {
  const { card, id } = await request();
  const { asOf } = await precheck();
  const job = await begin(approveMatched, asOf);
  await differ(card, -100);
  await query('update cancel_request set due_at = $2 where review_id = $1', [id, test_.clock.now]);
  await compare();
  await workAll(test_);
  const { list } = await test_.call(listJobItems, { id: job.id, state: 'FAILED' }, checker);
  expect(list).toMatchObject([{ targetId: id, message: 'Channel and ledger no longer match' }]);
  const again = await test_.call(retryJob, { id: job.id }, checker);
  await workAll(test_);
  expect(await jobOf(again.id)).toMatchObject({ ok: 0, failed: 1 });
  expect(await stateOf(id)).toBe('PENDING');
});

test('the balances of all mismatches are read again, and the list has the new comparison', async () => {
  const { card, id } = await request(500);
  await differ(card, 0);
  const { asOf, mismatched } = await precheck();
  const job = await begin(resyncMismatched, asOf);
  expect(job).toMatchObject({ type: 'CANCEL_RESYNC', total: mismatched.count });
  await workAll(test_);
  expect(await jobOf(job.id)).toMatchObject({ failed: 0 });
  await compare();
  expect(await matchOf(id)).toBe('MATCHED');
  const { list } = await test_.call(listReviews, { pageSize: 100, keyword: card.alias }, checker);
  expect(list.find((row) => row.id === id)?.compared).toEqual({
    match: 'MATCHED',
    difference: { amount: '0.00', currency: 'USD' },
  });
});

test("a maker's own cancellations are not selected, and a user without the permission is refused", async () => {
  await request();
  await query(`update review set maker_id = (select id from app_user where login_name = 'finance.checker')`);
  const { asOf, matched } = await precheck();
  expect(matched.count).toBe(0);
  const send = (headers: Headers) => test_.post(approveMatched.path, { asOf }, { ...headers, ...submission() });
  expect(await send(checker)).toMatchObject({ code: codes.invalid });
  expect(await send(await test_.signIn('auditor'))).toMatchObject({ code: codes.noPermission });
});
