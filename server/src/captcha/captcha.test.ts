import { createHmac } from 'node:crypto';
import { hasLeadingZeroBits } from '@console/contracts';
import { demoPassword } from '../demo/ids';
import { solve } from '../testing/solve';
import { openTestApp, type TestApp } from '../testing/test-app';
import { captchaSeconds, challengeOf, isSolved } from './puzzle';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const attempt = (loginName: string, password: string, captcha?: object) =>
  test.post('/login', { loginName, password, ...(captcha && { captcha }) });

const failThrice = async (loginName: string) => {
  for (let count = 0; count < 3; count += 1) expect(await attempt(loginName, 'wrong')).toMatchObject({ code: 3001 });
};

it('is asked for after three failures, of an unknown account too, and lets the right password in', async () => {
  for (const loginName of ['owner', 'nobody.here']) {
    await failThrice(loginName);
    const { code, data } = await attempt(loginName, demoPassword);
    expect(code).toBe(3002);
    const answer = await attempt(loginName, demoPassword, solve(data));
    expect(answer.code).toBe(loginName === 'owner' ? 200 : 3001);
  }
  expect(await attempt('owner', 'wrong')).toMatchObject({ code: 3001 });
});

it('is good once', async () => {
  await failThrice('risk');
  const solution = solve((await attempt('risk', 'wrong')).data);
  expect(await attempt('risk', 'wrong', solution)).toMatchObject({ code: 3001 });
  expect(await attempt('risk', demoPassword, solution)).toMatchObject({ code: 3002 });
});

it('is not asked of the same account elsewhere, nor after a quarter of an hour', async () => {
  await failThrice('auditor');
  const payload = { loginName: 'auditor', password: 'wrong' };
  const elsewhere = await test.app.inject({ method: 'POST', url: '/admin/login', payload, remoteAddress: '10.9.9.9' });
  expect(elsewhere.json()).toMatchObject({ code: 3001 });
  test.clock.advance(15 * 60);
  expect(await attempt('auditor', 'wrong')).toMatchObject({ code: 3001 });
});

describe('a puzzle', () => {
  const now = new Date('2026-03-09T04:00:00Z');
  const sign = (text: string) => createHmac('sha256', 'key').update(text).digest('base64url');
  const solution = solve(challengeOf({ salt: 'salt', now, sign }));

  it('is solved by work alone, in time, and only if it is ours', () => {
    expect(isSolved(solution, { now, sign })).toBe(true);
    expect(isSolved({ ...solution, nonce: '1' }, { now, sign })).toBe(false);
    expect(isSolved(solution, { now: new Date(now.getTime() + captchaSeconds * 1000), sign })).toBe(false);
    expect(isSolved(solution, { now, sign: () => 'x'.repeat(43) })).toBe(false);
    const stretched = solution.challenge.replace(/\.\d+\./, '.9999999999.');
    expect(isSolved({ ...solution, challenge: stretched }, { now, sign })).toBe(false);
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
