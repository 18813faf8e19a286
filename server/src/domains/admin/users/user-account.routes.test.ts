import { codes, resetPassword, signIn } from '@console/contracts';
import { readProfile } from '@console/contracts/profile';
import {
  changeUserStatus,
  endUserSessions,
  listUserSessions,
  mailUserPassword,
  readUser,
  readUserHistory,
  resetUserFactor,
  unlockUser,
} from '@console/contracts/users';
import { demoPassword, demoUsers } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { mailsTo, tokenIn } from '../../../testing/mailbox';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp();
  owner = await test_.signIn('owner');
});
afterAll(() => test_.close());

const read = (id: string, headers = owner) => test_.call(readUser, { id }, headers);
const targetOf = async (id: string) => ({ id, version: (await read(id)).version });
const setStatus = async (id: string, to: 'ACTIVE' | 'DISABLED', headers = owner) =>
  test_.post(changeUserStatus.path, { ...(await targetOf(id)), to, note: 'Left the company.' }, headers);
const enter = (loginName: string) => test_.post(signIn.path, { loginName, password: demoPassword });

it("a user with view permission only can't change users", async () => {
  const auditor = await test_.signIn('auditor');
  expect((await read(demoUsers.risk, auditor)).allowedActions).toEqual([]);
  expect((await setStatus(demoUsers.risk, 'DISABLED', auditor)).code).toBe(codes.noPermission);
  expect((await test_.post(listUserSessions.path, { id: demoUsers.risk }, auditor)).code).toBe(codes.noPermission);
  expect((await test_.post(unlockUser.path, await targetOf(demoUsers.risk), auditor)).code).toBe(codes.noPermission);
});

it("users can't disable themselves, and a user of another company is not found", async () => {
  expect(await setStatus(demoUsers.owner, 'DISABLED')).toMatchObject({
    code: codes.noPermission,
    data: { reason: 'OWN' },
  });
  const { allowedActions } = await read(demoUsers.owner);
  expect(allowedActions.map(({ enabled }) => enabled)).toEqual(allowedActions.map(() => false));
  const lanshi = await test_.signIn('owner.zh');
  const target = { ...(await targetOf(demoUsers.risk)), to: 'DISABLED' };
  expect((await test_.post(changeUserStatus.path, target, lanshi)).code).toBe(codes.notFound);
});

it('disabling ends sessions and links, and enabling permits sign-in again', async () => {
  const risk = await test_.signIn('risk');
  await test_.call(mailUserPassword, await targetOf(demoUsers.risk), owner);
  const token = tokenIn((await mailsTo(test_, 'risk@aldermoor.example'))[0]);
  expect((await setStatus(demoUsers.risk, 'DISABLED')).code).toBe(200);
  expect((await test_.post(readProfile.path, {}, risk)).code).toBe(401);
  expect((await enter('risk')).code).toBe(codes.signInFailed);
  const typed = { password: 'Console#One1', confirmPassword: 'Console#One1' };
  expect((await test_.post(resetPassword.path, { token, ...typed })).code).toBe(codes.linkInvalid);
  expect((await setStatus(demoUsers.risk, 'DISABLED')).code).toBe(codes.transition);
  expect((await setStatus(demoUsers.risk, 'ACTIVE')).code).toBe(200);
  expect((await enter('risk')).code).toBe(200);
});

it('only one of two owners who disable each other concurrently succeeds', async () => {
  await test_.database.owner.execute(sql`
    insert into user_role (company_id, user_id, role_id)
    select company_id, ${demoUsers.devops}, role_id from user_role where user_id = ${demoUsers.owner}`);
  const devops = await test_.signIn('devops');
  const [one, other] = [await targetOf(demoUsers.devops), await targetOf(demoUsers.owner)];
  const answers = await Promise.all([
    test_.post(changeUserStatus.path, { ...one, to: 'DISABLED' }, owner),
    test_.post(changeUserStatus.path, { ...other, to: 'DISABLED' }, devops),
  ]);
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  await test_.database.owner.execute(sql`update app_user set status = 'ACTIVE' where status = 'DISABLED'`);
  await test_.database.owner.execute(sql`
    delete from user_role where user_id = ${demoUsers.devops} and role_id <> ${demoUsers.devops.replace('user_', 'role_')}`);
  owner = await test_.signIn('owner');
});

it('an account that is locked by wrong passwords can be unlocked by another user', async () => {
  await test_.database.owner.execute(sql`
    update app_user set locked_until = ${new Date(test_.clock.now.getTime() + 60_000)} where id = ${demoUsers.support}`);
  expect((await enter('support')).code).not.toBe(200);
  const { status, allowedActions } = await read(demoUsers.support);
  expect([status, allowedActions.some(({ action }) => action === 'UNLOCK')]).toEqual(['LOCKED', true]);
  await test_.call(unlockUser, await targetOf(demoUsers.support), owner);
  expect((await read(demoUsers.support)).status).toBe('ACTIVE');
  expect((await enter('support')).code).toBe(200);
});

it('failed sign-ins can be cleared only if some are counted, and the log has no status change', async () => {
  const offered = async () => {
    const { allowedActions } = await read(demoUsers.auditor);
    return allowedActions.map(({ action }) => action).filter((action) => ['UNLOCK', 'CLEAR_FAILURES'].includes(action));
  };
  const wrong = () => test_.post(signIn.path, { loginName: 'auditor', password: 'Wrong#Pass1' });
  expect(await offered()).toEqual([]);
  expect((await test_.post(unlockUser.path, await targetOf(demoUsers.auditor), owner)).code).toBe(codes.transition);
  // The auditor has signed in from this network, so the network has its own counter.
  await test_.signIn('auditor');
  await wrong();
  expect(await offered()).toEqual(['CLEAR_FAILURES']);
  await test_.call(unlockUser, await targetOf(demoUsers.auditor), owner);
  expect(await offered()).toEqual([]);
  const { list } = await test_.call(readUserHistory, { id: demoUsers.auditor }, owner);
  expect(list[0]).toMatchObject({ action: unlockUser.path, before: null, after: { hasClearedFailures: true } });

  await test_.database.owner.execute(sql`
    update app_user set failed_count = 2, first_failed_at = ${test_.clock.now} where id = ${demoUsers.auditor}`);
  expect(await offered()).toEqual(['CLEAR_FAILURES']);
  await test_.call(unlockUser, await targetOf(demoUsers.auditor), owner);
  expect(await offered()).toEqual([]);
});

it('resetting two-factor authentication ends the sessions', async () => {
  const headers = await test_.signIn('developer');
  expect((await test_.post(resetUserFactor.path, await targetOf(demoUsers.developer), owner)).code).toBe(
    codes.transition,
  );
  await test_.database.owner.execute(sql`
    update app_user set totp_sealed = decode('00', 'hex'), totp_enabled_at = ${test_.clock.now}
    where id = ${demoUsers.developer}`);
  expect((await read(demoUsers.developer)).hasSecondFactor).toBe(true);
  await test_.call(resetUserFactor, await targetOf(demoUsers.developer), owner);
  expect((await read(demoUsers.developer)).hasSecondFactor).toBe(false);
  expect((await test_.post(readProfile.path, {}, headers)).code).toBe(401);
});

it('sessions of a user are listed, and can be ended one by one or all together', async () => {
  const id = demoUsers.operations;
  const [first, second, third] = [
    await test_.signIn('operations'),
    await test_.signIn('operations'),
    await test_.signIn('operations'),
  ];
  const { list } = await test_.call(listUserSessions, { id }, owner);
  expect(list).toHaveLength(3);
  const [newest] = list.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  expect(await test_.call(endUserSessions, { id, sessionId: newest?.id }, owner)).toEqual({ ended: 1 });
  expect((await test_.post(readProfile.path, {}, third)).code).toBe(401);
  expect((await test_.post(readProfile.path, {}, first)).code).toBe(200);
  expect(await test_.call(endUserSessions, { id }, owner)).toEqual({ ended: 2 });
  expect((await test_.post(readProfile.path, {}, second)).code).toBe(401);
  expect((await test_.post(endUserSessions.path, { id, sessionId: newest?.id }, owner)).code).toBe(codes.notFound);
});

it('a password link can be mailed once in five minutes', async () => {
  await test_.call(mailUserPassword, await targetOf(demoUsers.devops), owner);
  expect((await test_.post(mailUserPassword.path, await targetOf(demoUsers.devops), owner)).code).toBe(codes.tooMany);
  expect(await mailsTo(test_, 'devops@aldermoor.example')).toHaveLength(1);
});
