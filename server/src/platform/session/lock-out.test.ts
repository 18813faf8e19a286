import { resetPassword, sendResetEmail, signIn } from '@console/contracts';
import { startSecondFactor } from '@console/contracts/profile';
import { demoPassword } from '@console/demo/ids';
import { mailsTo, tokenIn } from '../../testing/mailbox';
import { solve } from '../../testing/solve';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test_: TestApp;
beforeEach(async () => {
  test_ = await openTestApp();
});
afterEach(() => test_.close());

const [office, home, stranger, hotel] = ['203.0.113.7', '2001:db8:1:2::5', '198.51.100.9', '192.0.2.44'];

async function enter(password: string, remoteAddress: string): Promise<number> {
  const send = async (captcha?: unknown) => {
    const payload = { loginName: 'auditor', password, captcha };
    const result = await test_.app.inject({ method: 'POST', url: `/admin${signIn.path}`, payload, remoteAddress });
    return result.json<{ code: number; data: unknown }>();
  };
  const response = await send();
  return response.code === 3002 ? (await send(solve(response.data))).code : response.code;
}

async function guess(remoteAddress: string, times = 5): Promise<void> {
  for (let count = 0; count < times; count += 1) expect(await enter('wrong', remoteAddress)).toBe(3001);
}

it('attackers cannot lock a user out of a network with an earlier sign-in', async () => {
  for (const place of [office, home]) expect(await enter(demoPassword, place)).toBe(200);
  for (let count = 0; count < 3; count += 1) {
    await guess(stranger);
    for (const place of [office, home, '2001:db8:1:2::77']) expect(await enter(demoPassword, place)).toBe(200);
    // Other networks are locked, even for the user: the next guess could be right.
    for (const place of [stranger, hotel]) expect(await enter(demoPassword, place)).toBe(3001);
    test_.clock.advance(31 * 60);
  }
  expect(await enter(demoPassword, hotel)).toBe(200);
});

it("attackers cannot block the user's step-up authentication", async () => {
  const auditor = await test_.signIn('auditor');
  await guess(stranger);
  const start = (password: string) => test_.post(startSecondFactor.path, { password }, auditor);
  expect(await start(demoPassword)).toMatchObject({ code: 200 });
  for (let count = 0; count < 4; count += 1) expect(await start('wrong')).toMatchObject({ code: 1001 });
  expect(await start('wrong')).toMatchObject({ code: 401 });
});

it('five wrong passwords from a known network lock only that network, for 30 minutes', async () => {
  for (const place of [office, home]) expect(await enter(demoPassword, place)).toBe(200);
  await guess(office, 4);
  test_.clock.advance(15 * 60);
  await guess(office, 4);
  expect(await enter(demoPassword, office)).toBe(200);
  await guess(office, 5);
  expect([await enter(demoPassword, office), await enter(demoPassword, home)]).toEqual([3001, 200]);
  test_.clock.advance(30 * 60 - 1);
  expect(await enter(demoPassword, office)).toBe(3001);
  test_.clock.advance(1);
  expect(await enter(demoPassword, office)).toBe(200);
});

it('a mailed link unlocks the network that it is opened from', async () => {
  expect(await enter(demoPassword, office)).toBe(200);
  await guess(office);
  await test_.call(sendResetEmail, { account: 'auditor' }, {});
  const [mail] = await mailsTo(test_, 'auditor@aldermoor.example');
  const payload = { token: tokenIn(mail), password: 'Fresh#Pass1', confirmPassword: 'Fresh#Pass1' };
  await test_.app.inject({ method: 'POST', url: `/admin${resetPassword.path}`, payload, remoteAddress: office });
  expect(await enter('Fresh#Pass1', office)).toBe(200);
});

it('a network is forgotten 91 days after its last sign-in', async () => {
  expect(await enter(demoPassword, office)).toBe(200);
  test_.clock.advance(91 * 24 * 60 * 60);
  await guess(stranger);
  expect(await enter(demoPassword, office)).toBe(3001);
});
