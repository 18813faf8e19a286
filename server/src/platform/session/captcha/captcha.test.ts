import { createHmac } from 'node:crypto';
import { hasLeadingZeroBits } from '@console/contracts';
import { demoPassword } from '@console/demo/ids';
import { solve } from '../../../testing/solve';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { counted } from '../../db/common-columns';
import { sql } from '../../db/sql';
import { bitsDemanded, captchaSeconds, challengeOf, isSolved } from './puzzle';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

// Starts each test after the failures of the previous test have expired.
beforeEach(() => test.clock.advance(24 * 60 * 60));

const attempt = (loginName: string, password: string, captcha?: object) =>
  test.post('/login', { loginName, password, ...(captcha && { captcha }) });

/** Tries to sign in from an address. */
async function attemptFrom(remoteAddress: string, loginName: string, { password = 'wrong', captcha = {} } = {}) {
  const payload = { loginName, password, ...('challenge' in captcha && { captcha }) };
  const response = await test.app.inject({ method: 'POST', url: '/admin/login', payload, remoteAddress });
  return response.json<{ code: number; data: { challenge: string; bits: number } }>();
}

const failThrice = async (loginName: string) => {
  for (let count = 0; count < 3; count += 1) expect(await attempt(loginName, 'wrong')).toMatchObject({ code: 3001 });
};

it('a captcha is required after three failures, also for an unknown account, and then the right password is accepted', async () => {
  for (const loginName of ['owner', 'nobody.here']) {
    await failThrice(loginName);
    const { code, data } = await attempt(loginName, demoPassword);
    expect(code).toBe(3002);
    const response = await attempt(loginName, demoPassword, solve(data));
    expect(response.code).toBe(loginName === 'owner' ? 200 : 3001);
  }
  expect(await attempt('owner', 'wrong')).toMatchObject({ code: 3001 });
});

it('a captcha can be used once', async () => {
  await failThrice('risk');
  const solution = solve((await attempt('risk', 'wrong')).data);
  expect(await attempt('risk', 'wrong', solution)).toMatchObject({ code: 3001 });
  expect(await attempt('risk', demoPassword, solution)).toMatchObject({ code: 3002 });
});

it('a captcha is not required for the same account from another network, nor after 15 minutes', async () => {
  await failThrice('auditor');
  const payload = { loginName: 'auditor', password: 'wrong' };
  const elsewhere = await test.app.inject({ method: 'POST', url: '/admin/login', payload, remoteAddress: '10.9.9.9' });
  expect(elsewhere.json()).toMatchObject({ code: 3001 });
  test.clock.advance(15 * 60);
  expect(await attempt('auditor', 'wrong')).toMatchObject({ code: 3001 });
});

describe('one password tried for many names', () => {
  const failAs = async (remoteAddress: string, first: number, many: number) => {
    for (let number = first; number < first + many; number += 1) {
      const refused = await attemptFrom(remoteAddress, `name.${number}`);
      if (refused.code === 3002)
        expect(await attemptFrom(remoteAddress, `name.${number}`, { captcha: solve(refused.data) })).toMatchObject({
          code: 3001,
        });
    }
  };

  it('from one address requires a captcha from the eleventh on, of increasing difficulty', async () => {
    await failAs('10.1.1.1', 0, 10);
    const first = await attemptFrom('10.1.1.1', 'name.10');
    expect(first).toMatchObject({ code: 3002, data: { bits: 15 } });
    await failAs('10.1.1.1', 10, 10);
    expect(await attemptFrom('10.1.1.1', 'name.20')).toMatchObject({ code: 3002, data: { bits: 16 } });
    expect(await attemptFrom('10.1.1.2', 'name.21')).toMatchObject({ code: 3001 });
  });

  it('does not lock out users of the same network: with a captcha the right password is accepted', async () => {
    await failAs('10.1.1.3', 0, 12);
    const { code, data } = await attemptFrom('10.1.1.3', 'support', { password: demoPassword });
    expect(code).toBe(3002);
    const entered = await attemptFrom('10.1.1.3', 'support', { password: demoPassword, captcha: solve(data) });
    expect(entered.code).toBe(200);
  });

  it('from one IPv6 network counts as from one address', async () => {
    for (let number = 0; number < 10; number += 1) await attemptFrom(`2001:db8:1:2::${number}`, `name.${number}`);
    expect(await attemptFrom('2001:db8:1:2:ffff::1', 'name.10')).toMatchObject({ code: 3002 });
    expect(await attemptFrom('2001:db8:1:3::1', 'name.11')).toMatchObject({ code: 3001 });
  });

  it('from many addresses requires a captcha at an unusual rate', async () => {
    for (let number = 0; number < 100; number += 1) await attemptFrom(`10.2.0.${number}`, `name.${number}`);
    expect(await attemptFrom('10.2.1.1', 'name.100')).toMatchObject({ code: 3002 });
    test.clock.advance(15 * 60);
    expect(await attemptFrom('10.2.1.1', 'name.100')).toMatchObject({ code: 3001 });
  });

  it('cannot use captchas that were fetched while they were easy', async () => {
    await failAs('10.1.1.4', 0, 10);
    const cheap = solve((await attemptFrom('10.1.1.4', 'name.10')).data);
    await test.database.owner.execute(sql`update public_attempt set count = 80 where scope = 'network'`);
    expect(await attemptFrom('10.1.1.4', 'name.11', { captcha: cheap })).toMatchObject({
      code: 3002,
      data: { bits: 18 },
    });
  });

  it('creates a limited number of counters, which are removed after they expire', async () => {
    const { owner } = test.database;
    for (let number = 0; number < 20; number += 1) await attemptFrom(`10.3.0.${number}`, `name.${number}`);
    const { rows } = await owner.execute(
      sql`
        select count(*)::int from public_attempt
        where scope in ('form', 'network', 'account') and key_hash !~ '^[0-9a-f]{4}$'`,
      counted,
    );
    expect(rows).toEqual([{ count: 0 }]);
    test.clock.advance(25 * 60 * 60);
    await attemptFrom('10.3.1.1', 'name.1');
    expect((await owner.execute(sql`select count(*)::int from public_attempt`, counted)).rows).toEqual([{ count: 4 }]);
  });
});

it('attempts on one account from many addresses require increasingly difficult captchas', async () => {
  const { owner } = test.database;
  for (let number = 0; number < 10; number += 1)
    for (const loginName of ['risk', 'nobody.there']) await attemptFrom(`10.4.0.${number}`, loginName);
  for (const loginName of ['risk', 'nobody.there'])
    expect(await attemptFrom('10.4.1.1', loginName)).toMatchObject({ code: 3002, data: { bits: 15 } });
  expect(await attemptFrom('10.4.1.1', 'auditor')).toMatchObject({ code: 3001 });
  // The captcha is the same for existing and unknown names.
  await owner.execute(sql`update public_attempt set count = 40 where scope = 'account'`);
  const requests = await Promise.all(['risk', 'nobody.there'].map((name) => attemptFrom('10.4.1.2', name)));
  expect(requests.map(({ data }) => data.bits)).toEqual([17, 17]);
});

describe('a captcha', () => {
  const now = new Date('2026-03-09T04:00:00Z');
  const sign = (text: string) => createHmac('sha256', 'key').update(text).digest('base64url');
  const solution = solve(challengeOf({ salt: 'salt', now, sign, bits: 12 }));

  it('is only solved by computing, within its lifetime, and if it is ours', () => {
    const here = { now, sign, bits: 12 };
    expect(isSolved(solution, here)).toBe(true);
    expect(isSolved({ ...solution, nonce: '1' }, here)).toBe(false);
    expect(isSolved(solution, { ...here, now: new Date(now.getTime() + captchaSeconds * 1000) })).toBe(false);
    expect(isSolved(solution, { ...here, sign: () => 'x'.repeat(43) })).toBe(false);
    const stretched = solution.challenge.replace(/\.\d+\./, '.9999999999.');
    expect(isSolved({ ...solution, challenge: stretched }, here)).toBe(false);
  });

  it('is accepted if it is at most slightly easier than currently required', () => {
    expect([13, 14, 15].map((bits) => isSolved(solution, { now, sign, bits }))).toEqual([true, true, false]);
    const dearer = { ...solution, challenge: solution.challenge.replace('.12.', '.20.') };
    expect(isSolved(dearer, { now, sign, bits: 20 })).toBe(false);
  });

  it.each([
    [0, 0],
    [9, 0],
    [10, 15],
    [19, 15],
    [20, 16],
    [80, 18],
    [1_000_000, 20],
  ])('after %i failures, with ten free attempts, requires %i bits', (count, bits) => {
    expect(bitsDemanded([{ count, free: 10 }])).toBe(bits);
    expect(
      bitsDemanded([
        { count: 0, free: 3 },
        { count, free: 10 },
      ]),
    ).toBe(bits);
  });

  it.each([
    [[0, 0], 16, true],
    [[0, 1], 15, true],
    [[0, 1], 16, false],
    [[0x80], 1, false],
    [[], 1, false],
  ])('%j has %i leading zero bits: %s', (bytes, bits, has) => {
    expect(hasLeadingZeroBits(Uint8Array.from(bytes), bits)).toBe(has);
  });
});
