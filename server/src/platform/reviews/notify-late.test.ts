import { cancelCard, readCard } from '@console/contracts/cards';
import { listReviews } from '@console/contracts/reviews';
import { cardIn } from '../../testing/card-samples';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { notifyLate } from './notify-late.actions';

const token = 'a-token-of-a-collector';
let test_: TestApp;
let maker: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo', env: { METRICS_TOKEN: token } });
  maker = await test_.signIn('operations');
  // Reviews of the demo have many ages; this test counts only its own.
  await test_.database.pool.query("update review set alerted_at = $1::timestamptz + interval '1 year'", [
    test_.clock.now,
  ]);
  await test_.database.pool.query('delete from mail_outbox');
});
afterAll(() => test_.close());

const tell = () => notifyLate({ pool: test_.database.pool, clock: () => test_.clock.now });
const mailed = async (): Promise<string[]> => {
  const { rows } = await test_.database.pool.query(
    `select distinct u.login_name from mail_outbox m join app_user u on u.email = m.to_address order by 1`,
  );
  return rows.map(({ login_name }) => login_name);
};

test('approvers are notified of late reviews once a day, but not the maker; the dashboard shows these reviews too', async () => {
  const card = await cardIn(test_, maker, 'ACTIVE');
  await test_.call(cancelCard, { id: card.id, version: card.version, reason: 'NOT_NEEDED' }, maker);
  expect(await tell()).toBe(0);
  const mine = { filter: { stage: ['PENDING' as const], isMine: true } };
  expect((await test_.call(listReviews, mine, maker)).list[0]).toMatchObject({ objectId: card.id, isLate: false });

  test_.clock.advance(86_400);
  expect(await tell()).toBe(1);
  const reported = await mailed();
  expect(reported).toContain('finance.checker');
  expect(reported).not.toContain('operations');
  expect(await tell()).toBe(0);
  maker = await test_.signIn('operations');
  expect((await test_.call(listReviews, mine, maker)).list[0]).toMatchObject({ objectId: card.id, isLate: true });
  expect((await test_.call(readCard, { id: card.id }, maker)).state).toBe('CANCEL_REVIEW');

  test_.clock.advance(86_400);
  expect(await tell()).toBe(1);
});

test('stuck reviews are notified immediately to the users who can see them', async () => {
  const alone = await test_.signIn('owner.zh');
  const card = await cardIn(test_, alone, 'ACTIVE');
  await test_.database.pool.query('delete from mail_outbox');
  await test_.call(cancelCard, { id: card.id, version: card.version, reason: 'NOT_NEEDED' }, alone);
  expect(await tell()).toBe(1);
  expect(await mailed()).toEqual(['owner.zh']);
});

test('the metrics have the number of waiting reviews by stage', async () => {
  const { body } = await test_.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(body).toMatch(/vcc_reviews\{stage="PENDING"\} [1-9]/);
});
