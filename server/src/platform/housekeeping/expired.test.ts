import { sendResetEmail } from '@console/contracts';
import { sendOnboardingCode } from '@console/contracts/onboarding';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { deleteExpired } from './expired.store';
import { counted } from '../db/common-columns';
import { sql } from '../db/sql';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const clean = () => deleteExpired(test.database.owner, test.clock.now);
const countOf = async (table: string) => {
  const { rows } = await test.database.owner.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
    counted,
  );
  return rows[0]?.count;
};
const counts = () => Promise.all(['session', 'session_token', 'session_resume', 'password_token'].map(countOf));
const day = 24 * 60 * 60;

it('only expired sessions and tokens are deleted', async () => {
  await test.signIn('owner');
  await test.call(sendResetEmail, { account: 'owner' }, {});
  expect(await clean()).toBe(0);
  expect(await counts()).toEqual([1, 1, 1, 1]);
  test.clock.advance(8 * day);
  expect(await clean()).toBe(1);
  expect(await counts()).toEqual([1, 1, 1, 0]);
  test.clock.advance(24 * day);
  expect(await clean()).toBe(1);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});

it('an unused onboarding code is deleted after a day', async () => {
  await test.call(sendOnboardingCode, { email: 'gone@harbour.example', website: 'http://localhost:4000' }, {});
  expect(await countOf('onboarding_code')).toBe(1);
  test.clock.advance(2 * day);
  await clean();
  expect(await countOf('onboarding_code')).toBe(0);
});

it('expired idempotency keys are deleted in batches', async () => {
  const { now } = test.clock;
  await test.database.owner.execute(sql`
    insert into idempotency_key (company_id, user_id, path, key, request_hash, created_at, expires_at)
    select company_id, id, '/x', n::text, '', ${now}, ${now}::timestamptz + case when n <= 700 then interval '0' else interval '1 hour' end
    from app_user, generate_series(1, 701) n where login_name = 'owner'`);
  test.clock.advance(1);
  expect([await clean(), await clean(), await clean()]).toEqual([500, 200, 0]);
  expect(await countOf('idempotency_key')).toBe(1);
});
