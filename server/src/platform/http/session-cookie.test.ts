import { endSession, resumeOnboarding, resumeSession, signIn } from '@console/contracts';
import { operations } from '@console/contracts/operations';
import { openUpload } from '@console/contracts/files';
import { demoPassword } from '@console/demo/ids';
import { enterAsApplicant } from '../../testing/applicant';
import { openTestApp, type TestApp } from '../../testing/test-app';

type Headers = Record<string, string>;

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp({ env: { TRUST_PROXY: '127.0.0.1', CALLS_PER_MINUTE: '100000' } });
});
afterAll(() => test_.close());

const here = 'http://localhost:4000';
const elsewhere = { 'x-forwarded-proto': 'https', host: 'console.example.com' };

/** Sends exactly these headers and this body. */
const send = (path: string, headers: Headers, payload?: string) =>
  test_.app.inject({
    method: 'POST',
    url: `/admin${path}`,
    headers: { host: 'localhost:4000', ...headers },
    ...(payload !== undefined && { payload }),
  });

/** Code of the envelope, which all refusals have, including transport faults. */
const codeOf = async (path: string, headers: Headers, payload?: string) =>
  (await send(path, headers, payload)).json<{ code: number }>().code;

const enter = async (headers: Headers = {}) => {
  const body = JSON.stringify({ loginName: 'support', password: demoPassword });
  const response = await send(signIn.path, { 'content-type': 'application/json', ...headers }, body);
  const { data } = response.json<{ data: { token: string } }>();
  const [cookie] = response.cookies;
  if (!cookie) throw new Error('No cookie was left.');
  return { token: data.token, cookie, carried: `${cookie.name}=${cookie.value}` };
};

const types = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'text/plain;charset=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  undefined,
];
const sites = ['same-origin', 'same-site', 'cross-site', 'none', 'same-origin, cross-site', undefined];
const origins = [here, 'http://localhost:4001', 'https://localhost:4000', 'https://evil.example', 'null', undefined];

const combinations = types.flatMap((type) =>
  sites.flatMap((site) => origins.map((origin) => ({ type, site, origin }) as const)),
);
/** Headers of a page of this origin; the second combination is from a browser without `Sec-Fetch-Site`. */
const isOwn = ({ type, site, origin }: (typeof combinations)[number]) =>
  type?.startsWith('application/json') === true &&
  type !== 'application/jsonp' &&
  ((site === 'same-origin' && (origin === here || origin === undefined)) || (site === undefined && origin === here));

const headersOf = ({ type, site, origin }: (typeof combinations)[number]): Headers => ({
  ...(type !== undefined && { 'content-type': type }),
  ...(site !== undefined && { 'sec-fetch-site': site }),
  ...(origin !== undefined && { origin }),
});

describe('a call that is authorized by a cookie alone is accepted only from a page of the same origin', () => {
  test.each([
    ['the console', resumeSession.path, async () => (await enter()).carried],
    [
      'the onboarding flow',
      resumeOnboarding.path,
      async () => (await enterAsApplicant(test_, 'origin@harbour.example')).headers.cookie,
    ],
  ])('%s', async (_name, path, cookieOf) => {
    const cookie = await cookieOf();
    expect(combinations.length).toBeGreaterThanOrEqual(100);
    const passed = [];
    for (const combination of combinations)
      for (const payload of ['{}', undefined]) {
        const code = await codeOf(path, { cookie, ...headersOf(combination) }, payload);
        if (code === 200) passed.push(combination);
      }
    const right = combinations.filter(isOwn);
    expect(right).toHaveLength(6);
    expect(new Set(passed)).toEqual(new Set(right));
  });

  test('a refused call sets no cookie and does not change the session', async () => {
    const { token, carried } = await enter();
    test_.clock.advance(600);
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', cookie: carried };
    expect((await send(resumeSession.path, headers, '{}')).cookies).toEqual([]);
    test_.clock.advance(300);
    // The idle time was not renewed.
    expect(await test_.post('/menu/query', {}, { authorization: token, cookie: carried })).toMatchObject({ code: 401 });
  });
});

const foreign: Headers[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4001' },
  { origin: 'null' },
];

test('a page of another origin gets "not found" for every call, with any token and cookie', async () => {
  const { token, carried } = await enter();
  for (const { path } of Object.values(operations))
    for (const headers of foreign) {
      const sent = { 'content-type': 'application/json', authorization: token, cookie: carried, ...headers };
      const response = await send(path, sent, '{}');
      expect([path, response.json<{ code: number }>().code, response.cookies]).toEqual([path, 1003, []]);
    }
  expect(await test_.post('/menu/query', {}, { authorization: token, cookie: carried })).toMatchObject({ code: 200 });
});

test('a page of another origin cannot upload a file with a ticket', async () => {
  const user = await test_.signIn('support');
  const { data } = await test_.post(openUpload.path, { purpose: 'PICTURE', name: 'a.png', bytes: 9 }, user);
  const { url } = Object(data);
  const put = (headers: Headers) =>
    test_.app.inject({
      method: 'PUT',
      url,
      headers: { host: 'localhost:4000', 'content-type': 'application/octet-stream', ...headers },
      payload: 'no image',
    });
  for (const headers of foreign) expect((await put(headers)).json()).toMatchObject({ code: 1003 });
  expect((await put({ origin: here })).json()).toMatchObject({ code: 1001 });
});

describe('the cookie', () => {
  const attributes = { httpOnly: true, sameSite: 'Strict', path: '/' };

  test('has the __Host- prefix over HTTPS', async () => {
    const { cookie } = await enter(elsewhere);
    expect(cookie).toMatchObject({ name: '__Host-resume', secure: true, ...attributes });
    expect(cookie).not.toHaveProperty('domain');
  });

  test('has its plain name on this machine, where a sandbox has no certificate', async () => {
    expect((await enter()).cookie).toMatchObject({ name: 'resume', ...attributes });
    expect((await enter({ host: 'lanshi.localhost:4000' })).cookie.name).toBe('resume');
  });

  test('always has the prefix in production', async () => {
    const real = await openTestApp({ env: { SANDBOX: 'off' } });
    const payload = { loginName: 'support', password: demoPassword };
    const response = await real.app.inject({ method: 'POST', url: '/admin/login', payload });
    expect(response.cookies[0]).toMatchObject({ name: '__Host-resume', secure: true, ...attributes });
    await real.close();
  });

  test('is read only under the name for its scheme', async () => {
    const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const { cookie, carried, token } = await enter(elsewhere);
    const planted = `resume=${cookie.value}`;
    const request = { ...own, ...elsewhere };
    expect(await codeOf(resumeSession.path, { ...request, cookie: planted }, '{}')).toBe(401);
    expect(await codeOf('/menu/query', { ...request, authorization: token, cookie: planted }, '{}')).toBe(401);
    expect(await codeOf('/menu/query', { ...request, authorization: token, cookie: carried }, '{}')).toBe(200);
    expect(await codeOf(resumeSession.path, { ...request, cookie: carried }, '{}')).toBe(200);
    const renamed = `__Host-resume=${(await enter()).cookie.value}`;
    expect(await codeOf(resumeSession.path, { ...own, cookie: renamed }, '{}')).toBe(401);
  });

  test('is refused if it occurs twice, and is not used for the document then', async () => {
    const [attacker, victim] = [await enter(), await enter()];
    const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    for (const cookie of [
      `${attacker.carried}; ${victim.carried}`,
      `${victim.carried}; ${attacker.carried}`,
      `${victim.carried};resume =${attacker.cookie.value}`,
      `${victim.carried}; ${victim.carried}`,
      `resume=; ${victim.carried}`,
    ]) {
      expect([cookie, await codeOf(resumeSession.path, { ...own, cookie }, '{}')]).toEqual([cookie, 401]);
      expect(await codeOf('/menu/query', { ...own, authorization: victim.token, cookie }, '{}')).toBe(401);
      const { body } = await test_.app.inject({ url: '/login', headers: { host: 'localhost:4000', cookie } });
      expect(body).toContain('"mayResume":false');
    }
    expect(await codeOf(resumeSession.path, { ...own, cookie: `a=1; ${victim.carried}; b=2` }, '{}')).toBe(200);
  });

  test('is deleted with the attributes that it was set with', async () => {
    const { token, carried } = await enter(elsewhere);
    const headers = { 'content-type': 'application/json', ...elsewhere, authorization: token, cookie: carried };
    const { cookies } = await send(endSession.path, headers, '{}');
    expect(cookies[0]).toMatchObject({ name: '__Host-resume', value: '', secure: true, ...attributes });
  });
});

describe('a token', () => {
  const guarded = Object.values(operations).filter(({ permission }) => permission !== 'public');

  const enterFlow = async (name: string) => (await enterAsApplicant(test_, `${name}@harbour.example`)).headers;

  test.each([
    ['user', 'resume-onboarding', () => test_.signIn('owner'), () => test_.signIn('owner')],
    ['applicant', 'resume', () => enterFlow('copied'), () => enterFlow('other')],
  ])('of a %s is refused without a cookie of the same session', async (who, otherName, enterHere, enterThere) => {
    const [here, there]: Headers[] = await Promise.all([enterHere(), enterThere()]);
    const { authorization = '', cookie = '' } = { ...here };
    const { cookie: another = '' } = { ...there };
    const wrong: Headers[] = [
      {},
      { cookie: 'resume=; resume-onboarding=' },
      { cookie: `resume=${authorization}; resume-onboarding=${authorization}` },
      // The cookie of the user's other session, and the correct secret in the other system's cookie.
      { cookie: another },
      { cookie: cookie.replace(/^[^=]+/, otherName) },
    ];
    const mine = guarded.filter(({ permission }) => (permission === 'onboarding') === (who === 'applicant'));
    for (const { path } of mine)
      for (const carried of wrong) {
        const { code, data } = await test_.post(path, {}, { authorization, ...carried });
        expect([path, carried, code, data]).toEqual([path, carried, 401, null]);
      }
    const flush = who === 'applicant' ? '/onboarding/flushTokenTime' : '/flushTokenTime';
    expect(await test_.post(flush, {}, { authorization, cookie })).toMatchObject({ code: 200 });
  });

  test('does not get cached responses of another user', async () => {
    const user = await test_.signIn('support');
    // Reads begin with the cached session of the token.
    expect(await test_.post('/menu/query', {}, user)).toMatchObject({ code: 200 });
    const { authorization = '' } = user;
    expect(await test_.post('/menu/query', {}, { authorization })).toMatchObject({ code: 401, data: null });
    expect(await test_.post('/menu/query', {}, user)).toMatchObject({ code: 200 });
  });
});
