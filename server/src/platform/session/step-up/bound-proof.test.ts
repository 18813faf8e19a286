import { codes, type Envelope, stepUp, wrongProofs } from '@console/contracts';
import { disableSecondFactor, enableSecondFactor, readProfile, startSecondFactor } from '@console/contracts/profile';
import { demoPassword } from '@console/demo/ids';
import { fromBase32 } from '../../../testing/base32';
import { race, racers } from '../../../testing/race';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { int, nullable, text } from '../../db/column';
import { sql } from '../../db/sql';
import { codeAt, stepAt } from '../second-factor/totp';

type Headers = Record<string, string>;

let test_: TestApp;
beforeEach(async () => {
  test_ = await openTestApp();
});
afterEach(() => test_.close());

const signedOut = { code: codes.signedOut, data: { reason: wrongProofs } };

/** Sends a call from a separate network. */
async function from(network: number, path: string, payload: object, headers: Headers): Promise<Envelope> {
  const request = { url: `/admin${path}`, payload, headers, remoteAddress: `203.0.113.${network}` };
  return (await test_.app.inject({ method: 'POST', ...request })).json<Envelope>();
}

const prove = (proof: string, headers: Headers, network = 1) => from(network, stepUp.path, { proof }, headers);

async function guess(headers: Headers, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1)
    expect(await prove('Wrong#Pass1', headers, count + 10)).toMatchObject({ code: codes.invalid });
}

const logged = async (path: string) => {
  const columns = { result: text, ended: nullable(int) };
  const { rows } = await test_.database.owner.execute(
    sql`select result, (after->>'endedSessions')::int as ended from audit_event where action = ${path} order by id`,
    columns,
  );
  return rows.map(({ result, ended }) => [result, ended]);
};

describe('five wrong proofs from five networks end the session', () => {
  const started = async (headers: Headers) => {
    const { secret } = await test_.call(startSecondFactor, { password: demoPassword }, headers);
    return () => codeAt(fromBase32(secret), stepAt(test_.clock.now));
  };
  const wrongPassword = { password: 'Wrong#Pass1' };
  const rightPassword = async () => ({ password: demoPassword });

  test.each([
    ['of step-up authentication', stepUp.path, { proof: 'Wrong#Pass1' }, async () => ({ proof: demoPassword })],
    ['before two-factor authentication is set up', startSecondFactor.path, wrongPassword, rightPassword],
    ['before two-factor authentication is turned off', disableSecondFactor.path, wrongPassword, rightPassword],
    [
      'of the new authenticator',
      enableSecondFactor.path,
      { code: '000000' },
      async (headers: Headers) => ({ code: (await started(headers))() }),
    ],
  ] as const)('%s, and a correct proof is refused afterwards', async (_title, path, wrong, rightOf) => {
    const headers = await test_.signIn('owner');
    const right = await rightOf(headers);
    for (let network = 1; network < 5; network += 1)
      expect(await from(network, path, wrong, headers)).toMatchObject({ code: codes.invalid });
    expect(await from(5, path, wrong, headers)).toMatchObject(signedOut);
    expect(await from(6, path, right, headers)).toMatchObject(signedOut);
    expect(await test_.post(readProfile.path, {}, headers)).toMatchObject(signedOut);
    const failures = (await logged(path)).filter(([result]) => result === 'FAILED');
    expect(failures).toEqual([...Array.from({ length: 4 }, () => ['FAILED', null]), ['FAILED', 1]]);
  });
});

it('the message states in both languages why the session has ended', async () => {
  const headers = await test_.signIn('owner');
  await guess(headers, 4);
  expect(await prove('Wrong#Pass1', { ...headers, language: 'zh_CN' })).toMatchObject({
    message: '密码或验证码多次输入错误，为保障账号安全，系统已将您登出，请重新登录',
  });
  expect(await prove(demoPassword, { ...headers, language: 'en_US' })).toMatchObject({
    message: 'You were signed out after too many incorrect passwords or codes. Sign in again',
  });
});

it('parallel proofs are counted one after another', async () => {
  const headers = await test_.signIn('owner');
  const meeting = { pool: test_.database.pool, table: 'public_attempt' };
  const answers = await race(meeting, (network) => prove('Wrong#Pass1', headers, network + 1));
  expect(answers).toEqual({ WRONG_PASSWORD: 4, [codes.signedOut]: racers - 4 });
  expect(await logged(stepUp.path)).toHaveLength(5);
});

it('wrong proofs are counted over all sessions of the user, and a new sign-in does not reset them', async () => {
  const [one, other] = [await test_.signIn('owner'), await test_.signIn('owner')];
  await guess(one, 3);
  await guess(other, 2);
  const fresh = await test_.signIn('owner');
  for (const headers of [one, other, fresh])
    expect(await prove(demoPassword, headers)).toMatchObject({ code: codes.tooMany });
  test_.clock.advance(30 * 60 - 1);
  expect(await prove(demoPassword, await test_.signIn('owner'))).toMatchObject({ code: codes.tooMany });
  test_.clock.advance(1);
  expect(await prove(demoPassword, await test_.signIn('owner'))).toMatchObject({ code: codes.ok });
});

it('four wrong proofs before and four after a correct proof do not end the session', async () => {
  const headers = await test_.signIn('owner');
  await guess(headers, 4);
  expect(await prove(demoPassword, headers)).toMatchObject({ code: codes.ok });
  test_.clock.advance(8 * 60);
  await test_.call(readProfile, {}, headers);
  test_.clock.advance(8 * 60);
  await guess(headers, 4);
  expect(await prove(demoPassword, headers)).toMatchObject({ code: codes.ok });
});

it('slow wrong proofs end the session too', async () => {
  const headers = await test_.signIn('owner');
  for (let count = 0; count < 4; count += 1) {
    await guess(headers, 1);
    test_.clock.advance(9 * 60);
  }
  expect(await prove('Wrong#Pass1', headers)).toMatchObject(signedOut);
  expect(await prove(demoPassword, await test_.signIn('owner'))).toMatchObject({ code: codes.ok });
});

it('wrong proofs do not lock sign-in, and wrong sign-ins do not lock proofs', async () => {
  const headers = await test_.signIn('owner');
  const enter = { loginName: 'owner', password: 'Wrong#Pass1' };
  for (let count = 0; count < 5; count += 1) await test_.post('/login', enter);
  expect(await prove(demoPassword, headers)).toMatchObject({ code: codes.ok });
});
