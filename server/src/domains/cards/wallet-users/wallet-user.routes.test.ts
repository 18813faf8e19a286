import {
  checkPasswordPermission,
  codes,
  queryAgreement,
  registerMerchant,
  type RegistrationDraft,
  resetPassword,
  signIn,
} from '@console/contracts';
import {
  inviteWalletUser,
  listWallets,
  listWalletUsers,
  readWallet,
  removeWalletUser,
  type WalletUser,
  withdrawWalletInvitation,
} from '@console/contracts/wallets';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { mailsTo, tokenIn } from '../../../testing/mailbox';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { walletOf } from '../../../testing/wallet-samples';
import { sql } from '../../../platform/db/sql';

let test_: TestApp;
let operations: Record<string, string>;
let first: string;
let second: string;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  first = (await walletOf(test_, operations)).id;
  second = (await walletOf(test_, operations)).id;
});
beforeEach(async () => {
  operations = await test_.signIn('operations');
});
afterAll(() => test_.close());

const own = { password: 'Wallet#One1', confirmPassword: 'Wallet#One1' };
const now = () => ({ ...operations, ...submission() });
const invite = (email: string, walletId = first) => test_.call(inviteWalletUser, { walletId, email }, now());
const usersOf = async (walletId: string) =>
  (await test_.call(listWalletUsers, { filter: { walletId: [walletId] } }, operations)).list;
const userAt = async (email: string, walletId = first) =>
  (await usersOf(walletId)).find((user) => user.email === email);
const accept = async (email: string, nickname: string) => {
  const token = tokenIn((await mailsTo(test_, email))[0]);
  return test_.post(resetPassword.path, { token, nickname, ...own });
};
const targetOf = ({ id, version }: WalletUser) => ({ id, version });

test('[seed 1.10] a new user is invited by a link, chooses name and password by the rules, and can sign in', async () => {
  const email = 'ana@holders.example';
  expect(await invite(email)).toMatchObject({ email, state: 'INVITED', name: null, wallet: { id: first } });
  const token = tokenIn((await mailsTo(test_, email))[0]);
  expect(await test_.call(checkPasswordPermission, { token }, {})).toMatchObject({
    purpose: 'INVITATION',
    loginName: email,
  });
  const send = (over: object) => test_.post(resetPassword.path, { token, nickname: 'Ana', ...own, ...over });
  expect((await send({ nickname: undefined })).fieldErrors?.[0]).toMatchObject({ field: 'nickname', code: 'REQUIRED' });
  expect((await send({ password: 'weak' })).fieldErrors?.[0]).toMatchObject({ code: 'PASSWORD_RULE' });
  expect(await send({ confirmPassword: 'Wallet#One2' })).toMatchObject({ code: 1001 });
  expect(await userAt(email)).toMatchObject({ state: 'INVITED', acceptedAt: null });
  expect(await send({})).toMatchObject({ code: 200 });
  expect(await send({})).toMatchObject({ code: 3005 });
  expect(await userAt(email)).toMatchObject({ state: 'ACCEPTED', name: 'Ana' });
  expect(await test_.call(signIn, { loginName: email, password: own.password }, {})).toMatchObject({ nickname: 'Ana' });
});

test('an invited user sees their wallet, and no data that requires a company role', async () => {
  const { headers } = await test_.enter('ana@holders.example', own.password);
  const { list } = await test_.call(listWallets, {}, headers);
  expect(list.map(({ id }) => id)).toEqual([first]);
  expect(await test_.post('/cardholder/list', {}, headers)).toMatchObject({ code: 1403 });
  expect(await test_.post('/profile/query', {}, headers)).toMatchObject({ code: 200 });
});

test('a wallet user cannot be invited to the same wallet again, but can be invited to another wallet', async () => {
  const email = 'ana@holders.example';
  test_.clock.advance(301);
  operations = await test_.signIn('operations');
  expect(await test_.post(inviteWalletUser.path, { walletId: first, email: email.toUpperCase() }, now())).toMatchObject(
    {
      code: codes.invalid,
      fieldErrors: [{ field: 'email', code: 'WALLET_USER_EXISTS' }],
    },
  );
  expect(await invite(email, second)).toMatchObject({ state: 'ACCEPTED', name: 'Ana' });
});

test('a new link invalidates the previous one and accepts all pending invitations', async () => {
  const email = 'ben@holders.example';
  await invite(email);
  expect(await test_.post(inviteWalletUser.path, { walletId: first, email }, now())).toMatchObject({ code: 1010 });
  test_.clock.advance(301);
  await invite(email, second);
  const [newer, older] = (await mailsTo(test_, email)).map(tokenIn);
  expect(await test_.post(resetPassword.path, { token: older, nickname: 'Ben', ...own })).toMatchObject({ code: 3005 });
  expect(await test_.post(resetPassword.path, { token: newer, nickname: 'Ben', ...own })).toMatchObject({ code: 200 });
  expect(await userAt(email)).toMatchObject({ state: 'ACCEPTED' });
  expect(await userAt(email, second)).toMatchObject({ state: 'ACCEPTED' });
});

test('an invitation expires after 72 hours and can be renewed', async () => {
  const email = 'cleo@holders.example';
  const version = (await invite(email)).version;
  test_.clock.advance(72 * 60 * 60);
  operations = await test_.signIn('operations');
  expect(await accept(email, 'Cleo')).toMatchObject({ code: 3005 });
  const expired = await userAt(email);
  expect(expired).toMatchObject({ state: 'EXPIRED', version });
  expect(expired?.allowedActions.map(({ action }) => action)).toEqual(['RESEND']);
  expect(await invite(email)).toMatchObject({ id: expired?.id, state: 'INVITED' });
  expect(await accept(email, 'Cleo')).toMatchObject({ code: 200 });
});

test('a withdrawn invitation expires immediately, and its link is refused', async () => {
  const email = 'dora@holders.example';
  const target = targetOf(await invite(email));
  expect(await test_.post(removeWalletUser.path, target, now())).toMatchObject({
    code: codes.transition,
    data: { from: 'INVITED', to: 'REMOVED', allowed: ['ACCEPTED', 'EXPIRED'] },
  });
  expect(await test_.call(withdrawWalletInvitation, target, now())).toMatchObject({ state: 'EXPIRED' });
  expect(await accept(email, 'Dora')).toMatchObject({ code: 3005 });
  expect(await test_.post(withdrawWalletInvitation.path, target, now())).toMatchObject({
    code: codes.versionConflict,
    data: { current: { state: 'EXPIRED' } },
  });
});

test('a link stays valid for a wallet whose invitation was not withdrawn', async () => {
  const email = 'emil@holders.example';
  const withdrawn = await invite(email);
  test_.clock.advance(301);
  await invite(email, second);
  await test_.call(withdrawWalletInvitation, targetOf(withdrawn), now());
  expect(await accept(email, 'Emil')).toMatchObject({ code: 200 });
  expect(await userAt(email)).toMatchObject({ state: 'EXPIRED' });
  expect(await userAt(email, second)).toMatchObject({ state: 'ACCEPTED' });
});

test('a removed user is not counted, and a new invitation creates another row', async () => {
  const email = 'fay@holders.example';
  await invite(email);
  await accept(email, 'Fay');
  const user = await userAt(email);
  if (!user) throw new Error('The user was invited.');
  const before = (await test_.call(readWallet, { id: first }, operations)).users;
  expect(await test_.post(withdrawWalletInvitation.path, targetOf(user), now())).toMatchObject({
    code: codes.transition,
  });
  expect(await test_.call(removeWalletUser, targetOf(user), now())).toMatchObject({ state: 'REMOVED' });
  expect((await test_.call(readWallet, { id: first }, operations)).users).toBe(before - 1);
  test_.clock.advance(301);
  expect((await invite(email)).id).not.toBe(user.id);
});

test('two concurrent invitations of one address create one user', async () => {
  const email = 'gil@holders.example';
  const answers = await Promise.all(
    [email, email.toUpperCase()].map((one) =>
      test_.post(inviteWalletUser.path, { walletId: first, email: one }, now()),
    ),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 1010]));
  expect((await usersOf(first)).filter((user) => user.email.toLowerCase() === email)).toHaveLength(1);
});

test('the response is the same for an unknown address and for an account of another company', async () => {
  const [foreign, unknown] = ['owner.zh@lanshi.example', 'hal@holders.example'];
  const answers = [];
  for (const email of [foreign, unknown]) answers.push({ ...(await invite(email)), id: '', email: '' });
  expect(answers[0]).toEqual(answers[1]);
  expect((await mailsTo(test_, foreign))[0]).toContain('already has an account');
  const rows = (await usersOf(first)).filter(({ email }) => email === foreign || email === unknown);
  expect(rows.map(({ state, name }) => [state, name])).toEqual([
    ['INVITED', null],
    ['INVITED', null],
  ]);
});

test('an account of the same company is linked immediately and notified by mail', async () => {
  const current = 'support@aldermoor.example';
  expect(await invite(current)).toMatchObject({ state: 'ACCEPTED', name: 'Sofia Marques' });
  expect((await mailsTo(test_, current))[0]).toContain('Sign in as usual');
});

test('a merchant user cannot find out by an invitation whether an account exists or its name', async () => {
  const merchant = { ...(await test_.signIn('merchant.owner')), ...submission() };
  const inviteAs = async (email: string) => {
    test_.clock.advance(60);
    const headers = { ...merchant, ...submission() };
    const { code, data } = await test_.post(inviteWalletUser.path, { walletId: first, email }, headers);
    return { code, ...Object(data), id: '', email: '', invitedAt: '', expiresAt: '' };
  };
  const nobody = await inviteAs('nobody.at.all@holders.example');
  expect(nobody).toMatchObject({ code: 200, state: 'INVITED', name: null });
  for (const current of ['auditor@aldermoor.example', 'owner@aldermoor.example', 'auditor.zh@lanshi.example'])
    expect(await inviteAs(current)).toEqual(nobody);
  // Nor does a sign-in accept the invitation, as it would for a user with wallets only.
  await test_.signIn('auditor');
  const { list } = await test_.call(listWalletUsers, { filter: { walletId: [first] } }, merchant);
  expect(list.filter(({ email }) => email === 'auditor@aldermoor.example')).toMatchObject([
    { state: 'INVITED', name: null },
  ]);
});

/** Ids of the agreements in effect, which a registration accepts. */
const agreementsAt = async (website: string): Promise<string[]> => {
  const texts = (['MASTER_SERVICE', 'PRIVACY'] as const).map((type) =>
    test_.call(queryAgreement, { website, type }, {}),
  );
  return (await Promise.all(texts)).flatMap(({ agreement }) => agreement?.id ?? []);
};

test('a pending invitation does not block the registration of its address', async () => {
  const email = 'founder@newcorp.example';
  await invite(email);
  const draft: RegistrationDraft = {
    website: 'http://localhost:4000',
    username: 'New Corp',
    areaCode: '+65',
    phone: '8123 4567',
    email,
    password: 'Fresh#Pass1',
    confirmPassword: 'Fresh#Pass1',
    agreesToTerms: true,
    agreementIds: await agreementsAt('http://localhost:4000'),
  };
  await test_.call(registerMerchant, draft, {});
  expect((await mailsTo(test_, email))[0]).toContain('was registered under the name');
  const row = await userAt(email);
  if (!row) throw new Error('It was invited.');
  await test_.call(withdrawWalletInvitation, targetOf(row), now());
  const { rowCount } = await test_.database.owner.execute(
    sql`select 1 from app_user where lower(email) = ${email} and deleted_at is null`,
  );
  expect(rowCount).toBe(0);
  test_.clock.advance(301);
  expect(await invite(email)).toMatchObject({ state: 'INVITED' });
});

test('the number of invitations per day is limited', async () => {
  const merchant = await test_.signIn('merchant.owner');
  const inviteOne = async (index: number) => {
    const body = { walletId: first, email: `stranger${index}@holders.example` };
    return (await test_.post(inviteWalletUser.path, body, { ...merchant, ...submission() })).code;
  };
  const answers = [];
  for (let index = 0; index < 55; index += 1) answers.push(await inviteOne(index));
  expect(answers.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 200));
  expect(answers.slice(50)).toEqual(Array.from({ length: 5 }, () => codes.tooMany));
  test_.clock.advance(86_400);
  expect(
    (
      await test_.post(
        inviteWalletUser.path,
        { walletId: first, email: 'next@holders.example' },
        { ...(await test_.signIn('merchant.owner')), ...submission() },
      )
    ).code,
  ).toBe(200);
});

test('an invitation requires the permission, and a wallet in the data scope of an active merchant', async () => {
  const ask = async (login: 'auditor' | 'owner.zh' | 'merchant.owner', walletId: string, email: string) => {
    const headers = { ...(await test_.signIn(login)), ...submission() };
    return (await test_.post(inviteWalletUser.path, { walletId, email }, headers)).code;
  };
  const { list } = await test_.call(listWallets, { pageSize: 50 }, operations);
  const foreign = list.find(({ merchant }) => merchant.id !== firstMerchantId)?.id ?? '';
  expect(await ask('auditor', first, 'd1@holders.example')).toBe(1403);
  expect(await ask('owner.zh', first, 'd2@holders.example')).toBe(1003);
  expect(await ask('merchant.owner', foreign, 'd3@holders.example')).toBe(1003);
  expect(await ask('merchant.owner', first, 'd4@holders.example')).toBe(200);
  const merchantIs = (status: string) =>
    test_.database.owner.execute(sql`update merchant set status = ${status} where id = ${firstMerchantId}`);
  await merchantIs('SUSPENDED');
  expect(await ask('merchant.owner', first, 'd5@holders.example')).toBe(1007);
  await merchantIs('ACTIVE');
});

test('wallet users can be searched by address, name and wallet; a merchant user sees only those of their own merchant', async () => {
  const found = async (query: object, headers = operations) =>
    (await test_.call(listWalletUsers, { pageSize: 200, ...query }, headers)).list;
  const emails = async (query: object) => (await found(query)).map(({ email }) => email);
  expect(await emails({ keyword: 'ben@hold', filter: { walletId: [first] } })).toEqual(['ben@holders.example']);
  expect(await emails({ keyword: 'Sofia Marques', filter: { walletId: [first] } })).toEqual([
    'support@aldermoor.example',
  ]);
  expect(new Set((await found({ filter: { state: ['EXPIRED'] } })).map(({ state }) => state))).toEqual(
    new Set(['EXPIRED']),
  );
  const owned = await found({}, await test_.signIn('merchant.owner'));
  expect(new Set(owned.map(({ merchant }) => merchant.id))).toEqual(new Set([firstMerchantId]));
});
