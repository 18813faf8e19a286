import { updatePassword } from '@console/contracts';
import { dismissFirstSteps, type FirstStep, readFirstSteps } from '@console/contracts/accounts';
import { demoPassword } from '@console/demo/ids';
import { bool } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const stepsOf = async (headers: Record<string, string>) => (await test.call(readFirstSteps, {}, headers)).steps;
const isDone = (steps: FirstStep[], kind: FirstStep['kind']) => steps.find((step) => step.kind === kind)?.isDone;

it('the checklist is empty for users without the setup permissions and refused without a session', async () => {
  expect(await test.post(readFirstSteps.path, {})).toMatchObject({ code: 401 });
  expect(await stepsOf(await test.signIn('auditor'))).toEqual([]);
  // A new user in the first week doesn't have the setup permissions either.
  const fresh = 'Fresh#Pass9';
  const own = { loginName: 'newcomer', oldPassword: demoPassword, password: fresh, confirmPassword: fresh };
  await test.post(updatePassword.path, own);
  expect(await stepsOf((await test.enter('newcomer', fresh)).headers)).toEqual([]);
});

it("steps are completed by records of the user's own company only", async () => {
  const [own, other] = [await test.signIn('owner'), await test.signIn('owner.zh')];
  const before = await stepsOf(own);
  expect(before.map(({ kind }) => kind)).toEqual(['SECOND_FACTOR', 'COLLEAGUE', 'WEBHOOK', 'FUNDS', 'CARD']);
  expect(before.find(({ kind }) => kind === 'CARD')?.page).toBe('cards-balance-create-card');
  expect([isDone(before, 'SECOND_FACTOR'), isDone(before, 'COLLEAGUE')]).toEqual([false, true]);
  expect(isDone(await stepsOf(other), 'COLLEAGUE')).toBe(false);

  const { owner } = test.database;
  await owner.execute(sql`
    insert into webhook_endpoint (id, company_id, url, events, status, secret_sealed, created_at, created_by, updated_at, updated_by)
    select 'hook_first', company_id, 'https://hooks.example', array['card.created'], 'ACTIVE', '', now(), id, now(), id
    from app_user where login_name = 'owner'`);
  expect(isDone(await stepsOf(own), 'WEBHOOK')).toBe(true);
  expect(isDone(await stepsOf(other), 'WEBHOOK')).toBe(false);
});

it('dismissing the checklist hides it for that user only', async () => {
  const [own, other] = [await test.signIn('owner'), await test.signIn('owner.zh')];
  await test.call(dismissFirstSteps, {}, own);
  expect(await stepsOf(own)).toEqual([]);
  expect((await stepsOf(other)).length).toBeGreaterThan(0);
  const { rows } = await test.database.owner.execute(
    sql`select first_steps_dismissed_at is not null as dismissed from app_user where login_name = 'owner'`,
    { dismissed: bool },
  );
  expect(rows).toEqual([{ dismissed: true }]);
});
