import { endOnboarding, endSession, flushOnboardingTime, flushTokenTime, type SystemMarker } from '@console/contracts';
import { operations } from '@console/contracts/operations';
import { sendOnboardingCode } from '@console/contracts/onboarding';
import { secretHash } from '../../platform/http/secret-hash';
import { liveSql } from '../../platform/session/live-session.query';
import { codeFor, enterAsApplicant } from '../../testing/applicant';
import { mailsTo } from '../../testing/mailbox';
import { solve } from '../../testing/solve';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { sql } from '../../platform/db/sql';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
});
// All tests use one IP address, which is limited to ten mails.
beforeEach(() => test.database.owner.execute(sql`delete from public_attempt`));
afterAll(() => test.close());

const website = 'http://localhost:4000';
const verify = (body: object, headers = {}) => test.post('/public/onboarding/verify', body, headers);
const resume = (path: string, cookies: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: `/admin${path}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: {},
    cookies,
  });

describe('a mailed code', () => {
  it('signs in once and returns the page of the next step', async () => {
    const proof = await codeFor(test, 'Rosa@harbour.example');
    expect((await verify(proof)).data).toMatchObject({
      loginName: 'Rosa@harbour.example',
      nickname: 'Rosa',
      language: 'en_US',
      landingPage: 'onboardingProduct',
      idle: { idleSeconds: 900 },
    });
    expect(await verify(proof)).toMatchObject({ code: 3005 });
  });

  it('signs in the same applicant if the e-mail address differs in case only', async () => {
    const first = await enterAsApplicant(test, 'mei@harbour.example');
    const second = await enterAsApplicant(test, 'MEI@harbour.example');
    expect(second.userId).toBe(first.userId);
  });

  it('creates one applicant per company for the same e-mail address', async () => {
    const one = await enterAsApplicant(test, 'both@harbour.example');
    const other = await enterAsApplicant(test, 'both@harbour.example', 'http://lanshi.localhost:4000');
    expect(other.userId).not.toBe(one.userId);
  });

  it('gets the same response and the same waiting time for registered and unknown addresses', async () => {
    await enterAsApplicant(test, 'known@harbour.example');
    for (const email of ['known@harbour.example', 'new@harbour.example', 'support@aldermoor.example']) {
      const first = await test.call(sendOnboardingCode, { email, website }, {});
      expect([email, Object.keys(first), first.waitSeconds]).toEqual([email, ['waitSeconds', 'reference'], 300]);
      expect(await test.post(sendOnboardingCode.path, { email, website })).toMatchObject({ code: 1010 });
    }
    expect(await mailsTo(test, 'new@harbour.example')).toHaveLength(1);
  });

  it('is invalid after five wrong attempts, after ten minutes, and after a newer code', async () => {
    const guessed = await codeFor(test, 'guess@harbour.example');
    const wrong = { ...guessed, code: guessed.code === '22222222' ? '33333333' : '22222222' };
    for (let count = 0; count < 5; count += 1) expect(await verify(wrong)).toMatchObject({ code: 3005 });
    expect(await verify(guessed)).toMatchObject({ code: 3005 });

    const old = await codeFor(test, 'late@harbour.example');
    test.clock.advance(301);
    const newer = await codeFor(test, 'late@harbour.example');
    expect(await verify(old)).toMatchObject({ code: 3005 });
    test.clock.advance(600);
    expect(await verify(newer)).toMatchObject({ code: 3005 });
  });

  it('signs in only one of two concurrent requests', async () => {
    const proof = await codeFor(test, 'twice@harbour.example');
    const answers = await Promise.all([verify(proof), verify(proof)]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 3005]);
  });

  it("is mailed a few times a day without a sign-in, and the limit of one network doesn't block others", async () => {
    const email = 'wanted@harbour.example';
    const ask = async (ip: string) => {
      test.clock.advance(301);
      return (await test.post(sendOnboardingCode.path, { email, website }, { 'x-forwarded-for': ip })).code;
    };
    const askOften = async (ips: string[]) => {
      const answers = [];
      for (const ip of ips) answers.push(await ask(ip));
      return answers;
    };
    expect(await askOften(Array.from({ length: 5 }, () => '203.0.113.5'))).toEqual([200, 200, 200, 1010, 1010]);
    expect(await ask('198.51.100.7')).toBe(200);
    await askOften(Array.from({ length: 12 }, (_, number) => `203.0.113.${100 + number}`));
    expect(await mailsTo(test, email)).toHaveLength(9);
    test.clock.advance(24 * 60 * 60);
    expect(await ask('203.0.113.5')).toBe(200);
  });

  it('is mailed again without a daily limit after each sign-in', async () => {
    for (let count = 0; count < 12; count += 1) {
      test.clock.advance(100);
      await enterAsApplicant(test, 'often@harbour.example');
    }
    expect(await mailsTo(test, 'often@harbour.example')).toHaveLength(12);
  });

  it('requires a captcha after ten wrong codes from one network, also with unknown references', async () => {
    const madeUp = (number: number) => ({ reference: `a-made-up-reference-${number}`, code: '23456789' });
    for (let number = 0; number < 10; number += 1) expect(await verify(madeUp(number))).toMatchObject({ code: 3005 });
    const proof = await codeFor(test, 'patient@harbour.example');
    const { code, data } = await verify(proof);
    expect(code).toBe(3002);
    expect(await verify({ ...proof, captcha: solve(data) })).toMatchObject({ code: 200 });
  });

  it('requires a captcha before the eleventh mail, also if a proxy reports ports', async () => {
    const ask = (number: number) =>
      test.post(
        sendOnboardingCode.path,
        { email: `machine${number}@bulk.example`, website },
        { 'x-forwarded-for': `203.0.113.77:${50_000 + number}` },
      );
    for (let number = 0; number < 10; number += 1) expect(await ask(number)).toMatchObject({ code: 200 });
    expect(await ask(10)).toMatchObject({ code: 3002 });
  });

  it('is refused from a country that the company restricts', async () => {
    await test.database.owner.execute(sql`update company set restricted_login_countries = '{KP}'`);
    const { headers, cookie } = await enterAsApplicant(test, 'travel@harbour.example');
    const abroad = { 'x-country': 'KP' };
    expect(await verify(await codeFor(test, 'travel@harbour.example'), abroad)).toMatchObject({ code: 403 });
    expect(await test.post(flushOnboardingTime.path, {}, { ...headers, ...abroad })).toMatchObject({ code: 403 });
    const carried = { ...abroad, 'sec-fetch-site': 'same-origin', cookie: `resume-onboarding=${cookie?.value}` };
    expect(await test.post('/onboarding/session/resume', {}, carried)).toMatchObject({ code: 403 });
    await test.database.owner.execute(sql`update company set restricted_login_countries = '{}'`);
  });
});

describe('[seed 6.9] a session of the flow', () => {
  it('is refused by the console, and a console session is refused by the onboarding flow', async () => {
    const { headers } = await enterAsApplicant(test, 'mixed@harbour.example');
    const user = await test.signIn('owner');
    const needing = Object.values(operations).filter(({ permission }) => permission !== 'public');
    const wrong = ({ permission }: (typeof needing)[number]) => (permission === 'onboarding' ? user : headers);
    for (const operation of needing)
      expect([operation.path, (await test.post(operation.path, {}, wrong(operation))).code]).toEqual([
        operation.path,
        401,
      ]);
    expect(await test.post(flushOnboardingTime.path, {}, headers)).toMatchObject({ code: 200 });
    expect(await test.post(flushTokenTime.path, {}, user)).toMatchObject({ code: 200 });
  });

  it('has a token that is valid for its own session type only', async () => {
    const { headers, cookie } = await enterAsApplicant(test, 'kind@harbour.example');
    const hashes = { tokenHash: secretHash(headers.authorization), resumeHash: secretHash(cookie?.value ?? '') };
    const found = async (marker: SystemMarker) => {
      const live = liveSql({ ...hashes, now: test.clock.now, renews: false }, marker);
      return (await test.database.owner.execute(sql`with ${live} select 1 from live`)).rowCount;
    };
    expect([await found('self-onboarding'), await found('vcc')]).toEqual([1, 0]);
  });

  it('is not renewed by a console request', async () => {
    const { headers } = await enterAsApplicant(test, 'silent@harbour.example');
    test.clock.advance(600);
    expect(await test.post('/menu/query', {}, headers)).toMatchObject({ code: 401 });
    test.clock.advance(300);
    expect(await test.post(flushOnboardingTime.path, {}, headers)).toMatchObject({ code: 401 });
  });

  it('is resumed by its own cookie, which the console refuses', async () => {
    const { cookie, userId } = await enterAsApplicant(test, 'reload@harbour.example');
    expect(cookie).toMatchObject({ name: 'resume-onboarding', httpOnly: true, sameSite: 'Strict', path: '/' });
    const secret = cookie?.value ?? '';
    expect((await resume('/session/resume', { resume: secret })).json()).toMatchObject({ code: 401 });
    expect((await resume('/session/resume', { 'resume-onboarding': secret })).json()).toMatchObject({ code: 401 });
    const response = await resume('/onboarding/session/resume', { 'resume-onboarding': secret });
    expect(response.json()).toMatchObject({ code: 200, data: { userId } });
    expect(response.cookies[0]).toMatchObject({ name: 'resume-onboarding' });
    expect(response.cookies[0]?.value).not.toBe(secret);
  });

  it("can't be resumed by the console cookie", async () => {
    const payload = { loginName: 'support', password: 'Vcc#Demo1' };
    const response = await test.app.inject({ method: 'POST', url: '/admin/login', payload });
    const secret = response.cookies[0]?.value ?? '';
    const refused = await resume('/onboarding/session/resume', { 'resume-onboarding': secret });
    expect(refused.json()).toMatchObject({ code: 401 });
  });

  it('ends without ending the console session, and vice versa', async () => {
    const { headers } = await enterAsApplicant(test, 'leaves@harbour.example');
    const user = await test.signIn('support');
    await test.call(endOnboarding, {}, headers);
    expect(await test.post(flushOnboardingTime.path, {}, headers)).toMatchObject({ code: 401 });
    expect(await test.post(flushTokenTime.path, {}, user)).toMatchObject({ code: 200 });

    const again = await enterAsApplicant(test, 'leaves@harbour.example');
    await test.call(endSession, {}, user);
    expect(await test.post(flushOnboardingTime.path, {}, again.headers)).toMatchObject({ code: 200 });
  });

  it('ends immediately for a disabled applicant', async () => {
    const { headers, userId } = await enterAsApplicant(test, 'gone@harbour.example');
    await test.database.owner.execute(sql`update onboarding_account set status = 'DISABLED' where id = ${userId}`);
    expect(await test.post(flushOnboardingTime.path, {}, headers)).toMatchObject({ code: 401 });
    expect(await verify(await codeFor(test, 'gone@harbour.example'))).toMatchObject({ code: 3005 });
  });
});
