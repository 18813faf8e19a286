import { endSession, flushTokenTime, queryMenus } from '@console/contracts';
import { demoPassword } from '@console/demo/ids';
import { solve } from '../../testing/solve';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { pick, text } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';
import { findActor } from './actor.query';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const attempt = (loginName: string, password: string) => test.post('/login', { loginName, password });

/** Signs in and solves the captcha that is required after three failures. */
const attemptPatiently = async (loginName: string, password: string) => {
  const response = await attempt(loginName, password);
  return response.code === 3002
    ? test.post('/login', { loginName, password, captcha: solve(response.data) })
    : response;
};

/** Signs in and returns the token and the resume cookie, as a browser stores them. */
async function visit(loginName = 'support'): Promise<{ token: string; cookie: string }> {
  const payload = { loginName, password: demoPassword };
  const response = await test.app.inject({ method: 'POST', url: '/admin/login', payload });
  return { token: response.json<{ data: { token: string } }>().data.token, cookie: response.cookies[0]?.value ?? '' };
}

const resume = (cookie: string) =>
  test.app.inject({
    method: 'POST',
    url: '/admin/session/resume',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: {},
    cookies: { resume: cookie },
  });

it('a revoked role grants neither its permissions nor access to all merchants', async () => {
  const { owner } = test.database;
  const actorNow = async () => {
    const { rows } = await owner.execute(sql`select id from app_user where login_name = 'operations'`, { id: text });
    return findActor(owner, rows[0]?.id ?? '');
  };
  expect(await actorNow()).toMatchObject({ merchantIds: null });
  const roles = sql`select ur.role_id from user_role ur join app_user u on u.id = ur.user_id where u.login_name = 'operations'`;
  await owner.execute(sql`update role set deleted_at = now() where id in (${roles})`);
  expect(await actorNow()).toMatchObject({ merchantIds: [], permissions: new Set() });
  await owner.execute(sql`update role set deleted_at = null where id in (${roles})`);
});

describe('sign-in', () => {
  it('an unknown user, a wrong password and a locked account get the same message [seed 5.4, 7.6]', async () => {
    const text = 'Incorrect account or password, please try again.';
    expect(await attempt('nobody', demoPassword)).toMatchObject({ code: 3001, message: text, data: null });
    for (let count = 0; count < 5; count += 1)
      expect(await attemptPatiently('auditor', 'wrong')).toMatchObject({ code: 3001, message: text });
    expect(await attemptPatiently('auditor', demoPassword)).toMatchObject({ code: 3001, message: text });
    test.clock.advance(30 * 60);
    expect(await attempt('auditor', demoPassword)).toMatchObject({ code: 200 });
  });

  it('logs a failure', async () => {
    const { traceId } = await attempt('finance.maker', 'wrong');
    const { rows } = await test.database.owner.execute(
      sql`select result, object_label from audit_event where trace_id = ${traceId}`,
      pick(tables.audit_event, 'result', 'object_label'),
    );
    expect(rows).toEqual([{ result: 'FAILED', object_label: 'finance.maker' }]);
  });

  it('stores only hashes of the token and the resume secret', async () => {
    const { token, cookie } = await visit();
    const { rowCount } = await test.database.owner.execute(sql`
      select 1 from session_token where token_hash in (${token}, ${cookie})
      union all select 1 from session_resume where resume_hash in (${token}, ${cookie})`);
    expect(rowCount).toBe(0);
  });

  it('returns the resume secret in a cookie that scripts cannot read', async () => {
    const payload = { loginName: 'support', password: demoPassword };
    const response = await test.app.inject({ method: 'POST', url: '/admin/login', payload });
    expect(response.cookies[0]).toMatchObject({
      name: 'resume',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 43_200,
    });
  });
});

describe('a session', () => {
  it('ends after 900 seconds without a call', async () => {
    const user = await test.signIn('risk');
    test.clock.advance(899);
    expect(await test.call(flushTokenTime, {}, user)).toMatchObject({
      idleSeconds: 900,
      warnSeconds: 870,
      countdownSeconds: 30,
    });
    test.clock.advance(900);
    expect(await test.post('/flushTokenTime', {}, user)).toMatchObject({ code: 401 });
  });

  it('is not renewed by background calls', async () => {
    const user = await test.signIn('risk');
    test.clock.advance(600);
    await test.call(queryMenus, {}, { ...user, 'x-activity': 'auto' });
    test.clock.advance(300);
    expect(await test.post('/menu/query', {}, user)).toMatchObject({ code: 401 });
  });

  it('returns its idle time at sign-in, and the same key for drafts each time', async () => {
    const enter = async () => Object((await attempt('support', demoPassword)).data);
    const [first, second] = [await enter(), await enter()];
    expect(first.idle).toEqual({ idleSeconds: 900, warnSeconds: 870, countdownSeconds: 30 });
    expect(Buffer.from(first.draftKey, 'base64')).toHaveLength(32);
    expect(second.draftKey).toBe(first.draftKey);
  });

  it('follows the parameters, and their defaults if one is invalid', async () => {
    const setWarn = (value: string) =>
      test.database.owner.execute(
        sql`update system_parameter set value = ${value} where code = 'session.idle_warn_seconds'`,
      );
    await setWarn('60');
    const user = await test.signIn('risk');
    expect(await test.call(flushTokenTime, {}, user)).toMatchObject({ warnSeconds: 60, idleSeconds: 90 });
    test.clock.advance(90);
    expect(await test.post('/flushTokenTime', {}, user)).toMatchObject({ code: 401 });
    await setWarn('soon');
    expect(await test.call(flushTokenTime, {}, await test.signIn('risk'))).toMatchObject({ warnSeconds: 870 });
    await setWarn('870');
  });

  it('ends after 12 hours, even if active', async () => {
    const user = await test.signIn('risk');
    for (let minute = 0; minute < 12 * 60 - 10; minute += 10) {
      test.clock.advance(600);
      await test.call(flushTokenTime, {}, user);
    }
    test.clock.advance(600);
    expect(await test.post('/flushTokenTime', {}, user)).toMatchObject({ code: 401 });
  });

  it('ends in every tab at sign-out, and its cookie is invalid', async () => {
    const first = await visit();
    const second = (await resume(first.cookie)).json<{ data: { token: string } }>().data;
    const cookie = `resume=${first.cookie}`;
    await test.call(endSession, {}, { authorization: second.token, cookie });
    for (const token of [first.token, second.token])
      expect(await test.post('/menu/query', {}, { authorization: token, cookie })).toMatchObject({ code: 401 });
    expect((await resume(first.cookie)).json()).toMatchObject({ code: 401 });
  });

  it('ends immediately for a disabled user', async () => {
    const user = await test.signIn('devops');
    await test.database.owner.execute(sql`update app_user set status = 'DISABLED' where login_name = 'devops'`);
    expect(await test.post('/menu/query', {}, user)).toMatchObject({ code: 401 });
  });
});

describe('resuming', () => {
  it('issues a token for the tab and replaces the secret', async () => {
    const { token, cookie } = await visit();
    const response = await resume(cookie);
    expect(response.json()).toMatchObject({ code: 200, data: { loginName: 'support' } });
    const { value: fresh } = response.cookies[0] ?? {};
    expect(fresh).not.toBe(cookie);
    // The first tab continues with the cookie of the second.
    const first = { authorization: token, cookie: `resume=${fresh}` };
    expect(await test.post('/menu/query', {}, first)).toMatchObject({ code: 200 });
  });

  it('serves two tabs with the same secret at the same time', async () => {
    const { cookie } = await visit();
    const answers = await Promise.all([resume(cookie), resume(cookie)]);
    expect(answers.map((response) => response.json<{ code: number }>().code)).toEqual([200, 200]);
  });

  it('ends the session when an old secret is used later', async () => {
    const { token, cookie } = await visit();
    await resume(cookie);
    test.clock.advance(60);
    expect((await resume(cookie)).json()).toMatchObject({ code: 401 });
    const user = { authorization: token, cookie: `resume=${cookie}` };
    expect(await test.post('/menu/query', {}, user)).toMatchObject({ code: 401 });
  });

  it('is refused without a cookie and with a made-up one', async () => {
    expect(await test.post('/session/resume', {})).toMatchObject({ code: 401 });
    expect((await resume('made-up')).json()).toMatchObject({ code: 401 });
  });
});
