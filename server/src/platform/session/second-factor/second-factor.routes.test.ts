import { endSession, flushTokenTime, queryMenus, signIn, updatePassword } from '@console/contracts';
import {
  disableSecondFactor,
  enableSecondFactor,
  querySecondFactor,
  readProfile,
  startSecondFactor,
} from '@console/contracts/profile';
import { demoPassword, type DemoLogin } from '@console/demo/ids';
import { fromBase32 } from '../../../testing/base32';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { codeAt, stepAt } from './totp';
import { text } from '../../db/column';
import { sql } from '../../db/sql';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Code of the authenticator. Each test uses another time step, because a code can be used only once. */
const shown = (secret: Buffer) => {
  test.clock.advance(30);
  return codeAt(secret, stepAt(test.clock.now));
};

async function turnOn(login: DemoLogin) {
  const user = await test.signIn(login);
  const started = await test.call(startSecondFactor, { password: demoPassword }, user);
  const secret = fromBase32(started.secret);
  const { recoveryCodes } = await test.call(enableSecondFactor, { code: shown(secret) }, user);
  return { user, secret, recoveryCodes };
}

const enter = (loginName: string, totp?: string, password = demoPassword) =>
  test.post(signIn.path, { loginName, password, ...(totp && { totp }) });

it('the code is required only after the right password, and each code works once', async () => {
  const { user, secret } = await turnOn('owner');
  expect(await test.call(querySecondFactor, {}, user)).toEqual({
    isEnabled: true,
    isRequired: false,
    recoveryCodesLeft: 10,
  });
  expect(await enter('owner', undefined, 'wrong')).toMatchObject({ code: 3001 });
  expect(await enter('owner')).toMatchObject({ code: 3003, data: null });
  const code = shown(secret);
  expect(await enter('owner', code)).toMatchObject({ code: 200 });
  expect(await enter('owner', code)).toMatchObject({ code: 3003 });
});

it('a recovery code is accepted instead, once, in any notation', async () => {
  const { user, recoveryCodes } = await turnOn('risk');
  const [first = ''] = recoveryCodes;
  expect(await enter('risk', first.toLowerCase().replace('-', ' '))).toMatchObject({ code: 200 });
  expect(await enter('risk', first)).toMatchObject({ code: 3003 });
  expect(await test.call(querySecondFactor, {}, user)).toEqual({
    isEnabled: true,
    isRequired: false,
    recoveryCodesLeft: 9,
  });
});

it('five wrong codes lock sign-in like five wrong passwords', async () => {
  const { secret } = await turnOn('support');
  for (let count = 0; count < 5; count += 1) expect(await enter('support', '00000')).toMatchObject({ code: 3003 });
  expect(await enter('support', shown(secret))).toMatchObject({ code: 3001 });
});

it('two-factor authentication is off until a code has confirmed it, and its secret is stored encrypted', async () => {
  const user = await test.signIn('auditor');
  expect((await test.post(startSecondFactor.path, { password: 'wrong' }, user)).fieldErrors?.[0]).toMatchObject({
    field: 'password',
    message: 'Incorrect password',
  });
  const { secret } = await test.call(startSecondFactor, { password: demoPassword }, user);
  expect((await test.post(enableSecondFactor.path, { code: '000000' }, user)).fieldErrors?.[0]).toMatchObject({
    code: 'WRONG_CODE',
  });
  expect(await enter('auditor')).toMatchObject({ code: 200 });
  const { rows } = await test.database.owner.execute(
    sql`select encode(totp_sealed, 'hex') as sealed from app_user where login_name = 'auditor'`,
    { sealed: text },
  );
  expect(rows[0]?.sealed).not.toContain(fromBase32(secret).toString('hex'));
});

it('the code is required before a password is changed with the old one', async () => {
  const { secret } = await turnOn('developer');
  const change = {
    loginName: 'developer',
    oldPassword: demoPassword,
    password: 'Fresh#Pass1',
    confirmPassword: 'Fresh#Pass1',
  };
  expect(await test.post(updatePassword.path, change)).toMatchObject({ code: 3003 });
  expect(await test.post(updatePassword.path, { ...change, totp: shown(secret) })).toMatchObject({ code: 200 });
});

it('two-factor authentication can be turned off with the password', async () => {
  const { user } = await turnOn('devops');
  expect(await test.post(startSecondFactor.path, { password: demoPassword }, user)).toMatchObject({ code: 1007 });
  await test.call(disableSecondFactor, { password: demoPassword }, user);
  expect(await enter('devops')).toMatchObject({ code: 200 });
});

describe('if two-factor authentication is required for everyone', () => {
  const demand = (value: string) =>
    test.database.owner.execute(
      sql`update system_parameter set value = ${value} where code = 'session.second_factor_required'`,
    );
  beforeAll(() => demand('true'));
  afterAll(() => demand('false'));

  it('a user without it can sign in to set it up, but nothing else is permitted', async () => {
    const { secondFactorDue, headers: user } = await test.enter('operations', demoPassword);
    expect(secondFactorDue).toBe(true);
    const menus = await test.call(queryMenus, {}, user);
    expect([menus.buttonLinkPageList, menus.systemMenuList.map(({ url }) => url)]).toEqual([[], ['settings-profile']]);
    expect(menus.secondFactorDue).toBe(true);
    for (const path of ['/card/list', '/menu/choose/query', readProfile.path, '/related'])
      expect([path, (await test.post(path, {}, user)).code]).toEqual([path, 1403]);
    expect(await test.call(querySecondFactor, {}, user)).toMatchObject({ isEnabled: false, isRequired: true });
    await test.call(flushTokenTime, {}, user);

    const { secret: shownSecret } = await test.call(startSecondFactor, { password: demoPassword }, user);
    await test.call(enableSecondFactor, { code: shown(fromBase32(shownSecret)) }, user);
    const free = await test.call(queryMenus, {}, user);
    expect(free.buttonLinkPageList.length).toBeGreaterThan(3);
    expect(free.secondFactorDue).toBeUndefined();
    await test.call(readProfile, {}, user);
    expect(await test.post(disableSecondFactor.path, { password: demoPassword }, user)).toMatchObject({ code: 1007 });
    await test.call(endSession, {}, user);
    expect(Object((await enter('operations', shown(fromBase32(shownSecret)))).data).secondFactorDue).toBeUndefined();
  });
});
