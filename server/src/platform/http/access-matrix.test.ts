import { codes, endSession } from '@console/contracts';
import { operations } from '@console/contracts/operations';
import { people } from '@console/demo/people';
import { enterAsApplicant } from '../../testing/applicant';
import { openTestApp, type TestApp } from '../../testing/test-app';

type Headers = Record<string, string>;

let test: TestApp;
/** Requests without a session, or with one that has ended. */
const strangers = new Map<string, Headers>();
const users = new Map<string, Headers>();
let applicant: Headers;

/** Users who can work; a new user has to set a password first. */
const workers = people.filter(({ isNew }) => !isNew);

beforeAll(async () => {
  test = await openTestApp({ env: { CALLS_PER_MINUTE: '100000' } });
  strangers.set('nobody', {}).set('a made-up token', { authorization: 'x'.repeat(43) });
  strangers.set('an idle session', await test.signIn('owner'));
  test.clock.advance(901);
  for (const { login } of workers) users.set(login, await test.signIn(login));
  const gone = await test.signIn('owner');
  await test.call(endSession, {}, gone);
  strangers.set('a session that was ended', gone);
  ({ headers: applicant } = await enterAsApplicant(test, 'matrix@example.com'));
});
afterAll(() => test.close());

const guarded = Object.entries(operations).filter(([, { permission }]) => permission !== 'public');

/** Calls that end the caller's sessions and are open to every user. They have tests of their own. */
const ending = new Set(['/session/end', '/session/endOthers', '/onboarding/session/end']);

const refusals = new Set<number>([codes.signedOut, codes.countryBlocked, codes.noPermission]);
const codeOf = async (path: string, headers: Headers = {}) => (await test.post(path, {}, headers)).code;

it('each permission that a call requires is held by some user of the demo, and not by all', () => {
  const buttons = new Set(guarded.map(([, { permission }]) => permission).filter((one) => one.includes('.')));
  const holders = (button: string) => workers.filter((person) => person.buttons.includes(button)).length;
  expect([...buttons].filter((button) => [0, workers.length].includes(holders(button)))).toEqual([]);
});

it.each(guarded)(
  '%s is open only to the users whom its contract permits',
  async (_name, { path, permission, alsoWith }) => {
    for (const [who, headers] of strangers) expect([who, await codeOf(path, headers)]).toEqual([who, codes.signedOut]);
    const isForApplicants = permission === 'onboarding';
    if (!isForApplicants) expect(['applicant', await codeOf(path, applicant)]).toEqual(['applicant', codes.signedOut]);
    else if (!ending.has(path)) expect(refusals.has(await codeOf(path, applicant))).toBe(false);
    if (ending.has(path)) return;
    for (const { login, buttons } of workers) {
      const code = await codeOf(path, users.get(login));
      if (isForApplicants) expect([login, code]).toEqual([login, codes.signedOut]);
      else if (permission === 'signed-in' || [permission, ...alsoWith].some((one) => buttons.includes(one)))
        expect([login, refusals.has(code)]).toEqual([login, false]);
      else expect([login, code]).toEqual([login, codes.noPermission]);
    }
  },
);

/** Browsers request the icon of a page by GET. */
const byGet = new Set(['/public/iconLogo']);

it.each(Object.entries(operations))('%s accepts only POST', async (_name, { path }) => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
    if (method === 'GET' && byGet.has(path)) continue;
    const { statusCode } = await test.app.inject({ method, url: `/admin${path}`, headers: users.get('owner') ?? {} });
    expect([method, statusCode]).toEqual([method, 404]);
  }
});

it('each refusal for a missing permission is in the audit log', async () => {
  const { rows } = await test.database.pool.query<{ n: number }>(
    `select count(*)::int as n from audit_event where result = 'DENIED'`,
  );
  const denied = guarded
    .filter(([, { path, permission }]) => permission.includes('.') && !ending.has(path))
    .map(
      ([, { permission, alsoWith }]) =>
        workers.filter(({ buttons }) => ![permission, ...alsoWith].some((one) => buttons.includes(one))).length,
    );
  expect(rows[0]?.n).toBe(denied.reduce((sum, n) => sum + n, 0));
});
