import { checkPasswordPermission, resetPassword, signIn } from '@console/contracts';
import { inviteWalletUser } from '@console/contracts/wallets';
import { sql } from 'drizzle-orm';
import { newId } from '../../ids';
import { mailsTo, tokenIn } from '../../testing/mailbox';
import { addMerchants, merchants } from '../../testing/merchant-samples';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await addMerchants(test);
});
afterAll(() => test.close());

const own = { password: 'Wallet#One1', confirmPassword: 'Wallet#One1' };
const invite = async (email: string, merchant = merchants.first) =>
  test.call(inviteWalletUser, { merchantId: merchant, email }, await test.signIn('operations'));
const statesOf = async (email: string) => {
  const { rows } = await test.database.owner.execute(
    sql`select state, accepted_at is not null as accepted from wallet_user where email = ${email}`,
  );
  return rows;
};

it('somebody new is invited by a link, chooses name and password by the rules, and comes in [seed 1]', async () => {
  const email = 'ana@holders.example';
  expect(await invite(email)).toMatchObject({ email });
  const token = tokenIn((await mailsTo(test, email))[0]);
  expect(await test.call(checkPasswordPermission, { token }, {})).toMatchObject({
    purpose: 'INVITATION',
    loginName: email,
  });
  const accept = (over: object) => test.post(resetPassword.path, { token, nickname: 'Ana', ...own, ...over });
  expect((await accept({ nickname: undefined })).fieldErrors?.[0]).toMatchObject({
    field: 'nickname',
    code: 'REQUIRED',
  });
  expect((await accept({ password: 'weak' })).fieldErrors?.[0]).toMatchObject({ code: 'PASSWORD_RULE' });
  expect(await accept({ confirmPassword: 'Wallet#One2' })).toMatchObject({ code: 1001 });
  expect(await statesOf(email)).toEqual([{ state: 'INVITED', accepted: false }]);
  expect(await accept({})).toMatchObject({ code: 200 });
  expect(await accept({})).toMatchObject({ code: 3005 });
  expect(await statesOf(email)).toEqual([{ state: 'ACCEPTED', accepted: true }]);
  expect(await test.call(signIn, { loginName: email, password: own.password }, {})).toMatchObject({ nickname: 'Ana' });
});

it('may do nothing but their own settings before a role says more', async () => {
  const { token } = await test.call(signIn, { loginName: 'ana@holders.example', password: own.password }, {});
  expect(await test.post('/card/list', {}, { authorization: token })).toMatchObject({ code: 1403 });
  expect(await test.post('/profile/query', {}, { authorization: token })).toMatchObject({ code: 200 });
});

it('a newer link makes the older one worthless, and none works after 72 hours', async () => {
  const email = 'ben@holders.example';
  await invite(email);
  expect(
    await test.post(
      inviteWalletUser.path,
      { merchantId: merchants.first, email },
      {
        ...(await test.signIn('operations')),
        'idempotency-key': newId('key'),
      },
    ),
  ).toMatchObject({ code: 1010 });
  test.clock.advance(301);
  await invite(email, merchants.second);
  const [newer, older] = (await mailsTo(test, email)).map(tokenIn);
  expect(await test.post(resetPassword.path, { token: older, nickname: 'Ben', ...own })).toMatchObject({ code: 3005 });
  expect(await test.call(checkPasswordPermission, { token: newer ?? '' }, {})).toMatchObject({ loginName: email });
  test.clock.advance(72 * 60 * 60);
  expect(await test.post(resetPassword.path, { token: newer, nickname: 'Ben', ...own })).toMatchObject({ code: 3005 });
});

it('the answer is the same for an address that has an account, here or at another company', async () => {
  const [known, foreign, unknown] = ['support@aldermoor.example', 'owner.zh@lanshi.example', 'cid@holders.example'];
  const answers = [];
  for (const email of [known, foreign, unknown]) answers.push({ ...(await invite(email)), email: '' });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await mailsTo(test, known))[0]).toContain('Sign in as always');
  expect((await mailsTo(test, foreign))[0]).toContain('already belongs to an account');
  expect(await statesOf(known)).toEqual([{ state: 'ACCEPTED', accepted: true }]);
  expect(await statesOf(foreign)).toEqual([]);
});

it('needs the permission, and a merchant of the own company that is open for business', async () => {
  const ask = async (
    login: 'operations' | 'auditor' | 'owner.zh' | 'merchant.owner',
    merchant: string,
    email: string,
  ) =>
    (
      await test.post(
        inviteWalletUser.path,
        { merchantId: merchant, email },
        { ...(await test.signIn(login)), 'idempotency-key': newId('key') },
      )
    ).code;
  expect(await ask('auditor', merchants.first, 'd1@holders.example')).toBe(1403);
  expect(await ask('owner.zh', merchants.first, 'd2@holders.example')).toBe(1003);
  expect(await ask('operations', merchants.suspended, 'd3@holders.example')).toBe(1001);
  expect(await ask('merchant.owner', merchants.second, 'd4@holders.example')).toBe(1003);
  expect(await ask('merchant.owner', merchants.first, 'd5@holders.example')).toBe(200);
});
