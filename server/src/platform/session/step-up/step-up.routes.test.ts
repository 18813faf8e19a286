import { codes, endSession, stepUp } from '@console/contracts';
import { operations } from '@console/contracts/operations';
import { decideWaiver } from '@console/contracts/releases';
import { enableSecondFactor, startSecondFactor } from '@console/contracts/profile';
import { demoPassword } from '@console/demo/ids';
import { fromBase32 } from '../../../testing/base32';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { text } from '../../db/column';
import { newId } from '../../db/ids';
import { sql } from '../../db/sql';
import { codeAt, stepAt } from '../second-factor/totp';

type Headers = Record<string, string>;

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

/** A call that needs step-up authentication. If it is permitted, its review is not found. */
const decide = (headers: Headers) =>
  test.post(decideWaiver.path, { id: newId('wvr'), decision: 'REJECTED', why: 'A test decides it.' }, headers);
const prove = (proof: string, headers: Headers) => test.post(stepUp.path, { proof }, headers);

const auditLines = async () => {
  const columns = { result: text, actor_id: text };
  const { rows } = await test.database.owner.execute(
    sql`select result, actor_id from audit_event where action = ${stepUp.path} order by at, result`,
    columns,
  );
  return rows.map(({ result }) => result);
};

it('step-up authentication requires the password five minutes after the sign-in, and not before', async () => {
  const headers = await test.signIn('owner');
  test.clock.advance(299);
  expect((await decide(headers)).code).toBe(codes.notFound);
  test.clock.advance(1);
  expect(await decide(headers)).toMatchObject({ code: codes.stepUp, data: { by: 'password' } });
  expect(await prove(demoPassword, headers)).toMatchObject({ code: codes.ok });
  expect((await decide(headers)).code).toBe(codes.notFound);
  test.clock.advance(300);
  expect((await decide(headers)).code).toBe(codes.stepUp);
  expect(await auditLines()).toEqual(['OK']);
});

it('step-up authentication is not offered to a user without the permission', async () => {
  const headers = await test.signIn('support');
  test.clock.advance(300);
  expect((await decide(headers)).code).toBe(codes.noPermission);
});

it('step-up authentication applies to one session; another session of the same user needs its own', async () => {
  const [one, other] = [await test.signIn('owner'), await test.signIn('owner')];
  test.clock.advance(300);
  await test.call(stepUp, { proof: demoPassword }, one);
  expect((await decide(one)).code).toBe(codes.notFound);
  expect((await decide(other)).code).toBe(codes.stepUp);
  await test.call(endSession, {}, one);
  expect((await prove(demoPassword, one)).code).toBe(codes.signedOut);
});

it('step-up authentication requires a code instead of the password from users with a second factor, and each code works once', async () => {
  const headers = await test.signIn('owner');
  const { secret } = await test.call(startSecondFactor, { password: demoPassword }, headers);
  const codeNow = () => codeAt(fromBase32(secret), stepAt(test.clock.now));
  const { recoveryCodes } = await test.call(enableSecondFactor, { code: codeNow() }, headers);
  test.clock.advance(300);
  expect(await decide(headers)).toMatchObject({ code: codes.stepUp, data: { by: 'code' } });
  const wrong = { code: codes.invalid, fieldErrors: [{ field: 'proof', code: 'WRONG_CODE' }] };
  expect(await prove(demoPassword, headers)).toMatchObject(wrong);
  const code = codeNow();
  expect((await prove(code, headers)).code).toBe(codes.ok);
  expect(await prove(code, headers)).toMatchObject(wrong);
  expect((await decide(headers)).code).toBe(codes.notFound);
  test.clock.advance(300);
  expect((await prove(recoveryCodes[0] ?? '', headers)).code).toBe(codes.ok);
});

it('the listed sensitive calls require step-up authentication', () => {
  const needing = Object.values(operations).filter(({ needsProof }) => needsProof);
  expect(needing.map(({ path }) => path).toSorted()).toEqual([
    '/agreement/publish',
    '/apiKey/create',
    '/apiKey/rotate',
    '/apiKey/update',
    '/button/update',
    '/company/close',
    '/company/resume',
    '/company/submit',
    '/company/suspend',
    '/devopsGrant/save',
    '/devopsModule/decide',
    '/devopsRelease/activate',
    '/devopsRelease/decide',
    '/devopsRelease/drain',
    '/devopsRelease/rollback',
    '/devopsRelease/withdraw',
    '/dict/create',
    '/dict/update',
    '/dictDetail/create',
    '/dictDetail/delete',
    '/dictDetail/status',
    '/dictDetail/update',
    '/emailAccount/connect',
    '/emailAccount/default',
    '/module/create',
    '/module/delete',
    '/module/grant',
    '/module/update',
    '/parameter/update',
    '/role/copy',
    '/role/create',
    '/role/delete',
    '/role/status',
    '/role/update',
    '/user/endSessions',
    '/user/invite',
    '/user/resend',
    '/user/resetFactor',
    '/user/resetPassword',
    '/user/status',
    '/user/unlock',
    '/user/update',
    '/user/withdraw',
  ]);
});
