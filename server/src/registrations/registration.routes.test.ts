import { registerMerchant, verifyRegistration, type RegistrationDraft } from '@console/contracts';
import { mailsTo, tokenIn } from '../testing/mailbox';
import { addMerchants, merchants } from '../testing/merchant-samples';
import { openTestApp, type TestApp } from '../testing/test-app';
import { sql } from '../sql';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const draft: RegistrationDraft = {
  website: 'http://lanshi.localhost:4000',
  username: 'Lin Trading',
  areaCode: '+86',
  phone: '138 0013 8000',
  email: 'lin@trading.example',
  password: 'Lin#Trading1',
  confirmPassword: 'Lin#Trading1',
  agreesToTerms: true,
};

const stored = async (email: string) => {
  const { rows } = await test.database.owner.execute(
    sql`select company_id as company, state, username from merchant_registration where email = ${email}`,
  );
  return rows;
};

it('is handed in by the mailed link, at the company of the site, once [seed 5.5]', async () => {
  expect(await test.call(registerMerchant, draft, { language: 'zh_CN' })).toEqual({ waitSeconds: 300 });
  expect(await stored(draft.email)).toMatchObject([
    { state: 'EMAIL_UNVERIFIED', company: expect.stringMatching(/2$/) },
  ]);
  const [mail] = await mailsTo(test, draft.email);
  expect(mail).toContain('/registerResult?token=');
  expect(mail).toContain('提交注册申请');
  const token = tokenIn(mail);
  const result = { username: 'Lin Trading', email: draft.email, state: 'SUBMITTED' };
  expect(await test.call(verifyRegistration, { token }, {})).toEqual(result);
  expect(await test.call(verifyRegistration, { token }, {})).toEqual(result);
});

it('needs every field, a valid address, equal passwords by the rule, and the terms [seed 5.5, 5.6]', async () => {
  const fieldsOf = async (change: object) =>
    (await test.post('/public/register', { ...draft, email: 'x@y.example', ...change })).fieldErrors?.map(
      ({ field, message }) => [field, message],
    );
  expect(await fieldsOf({ username: '' })).toEqual([['username', 'Cannot be empty']]);
  expect(await fieldsOf({ email: 'nobody' })).toEqual([['email', 'Must be an e-mail address']]);
  expect(await fieldsOf({ phone: 'call me' })).toMatchObject([['phone', expect.anything()]]);
  expect(await fieldsOf({ agreesToTerms: false })).toMatchObject([['agreesToTerms', expect.anything()]]);
  expect(await fieldsOf({ password: 'weak', confirmPassword: 'weak' })).toMatchObject([
    ['password', expect.anything()],
  ]);
  expect(await fieldsOf({ confirmPassword: 'Other#One1' })).toEqual([
    ['confirmPassword', 'The password entered are different, please try again.'],
  ]);
});

it('says the same for an address that is known, and tells only its owner', async () => {
  const email = 'support@aldermoor.example';
  const known = await test.post('/public/register', { ...draft, website: 'http://localhost:4000', email });
  const unknown = await test.post('/public/register', { ...draft, email: 'new@trading.example' });
  expect([known.code, known.data]).toEqual([unknown.code, unknown.data]);
  expect(await stored(email)).toEqual([]);
  expect((await mailsTo(test, email))[0]).toContain('already belongs to an account');
});

it('can be typed again before it was confirmed, after the wait', async () => {
  const again = { ...draft, email: 'again@trading.example' };
  await test.call(registerMerchant, again, {});
  expect(await test.post('/public/register', again)).toMatchObject({ code: 1010 });
  test.clock.advance(301);
  await test.call(registerMerchant, { ...again, username: 'Lin & Sons' }, {});
  expect(await stored(again.email)).toMatchObject([{ username: 'Lin & Sons' }]);
  const [newer, older] = await mailsTo(test, again.email);
  expect(await test.post('/public/register/verify', { token: tokenIn(older) })).toMatchObject({ code: 3005 });
  test.clock.advance(72 * 60 * 60);
  expect(await test.post('/public/register/verify', { token: tokenIn(newer) })).toMatchObject({ code: 3005 });
});

describe('with a merchant [seed 3]', () => {
  const at = { ...draft, website: 'http://localhost:4000' };
  const ask = (email: string, over: object) => test.post('/public/register', { ...at, email, ...over });
  const merchantOf = async (email: string) => {
    const { rows } = await test.database.owner.execute<{ merchant: string | null }>(
      sql`select merchant_id as merchant from merchant_registration where email = ${email}`,
    );
    return rows[0]?.merchant;
  };
  const fieldsOf = (answer: Awaited<ReturnType<typeof ask>>) =>
    answer.fieldErrors?.map(({ field, code }) => [field, code]);
  beforeAll(async () => {
    await addMerchants(test);
    await test.database.owner.execute(sql`
      update merchant set invitation_code_required = id = ${merchants.first}, registration_enabled = id <> ${merchants.second}`);
    test.clock.advance(15 * 60);
  });

  it('that demands its code, only the code lets anybody register', async () => {
    expect(fieldsOf(await ask('e1@trading.example', { merchantNo: 'M1' }))).toEqual([['referralCode', 'REQUIRED']]);
    const wrong = await ask('e1@trading.example', { merchantNo: 'M1', referralCode: 'CODE03' });
    expect(fieldsOf(wrong)).toEqual([['referralCode', 'REFERRAL_CODE']]);
    expect(await ask('e1@trading.example', { merchantNo: 'M1', referralCode: 'code01' })).toMatchObject({ code: 200 });
    expect(await merchantOf('e1@trading.example')).toBe(merchants.first);
  });

  it('that takes none, is suspended or does not exist, the answer is the same', async () => {
    for (const merchantNo of ['M2', 'M3', 'M404'])
      expect(fieldsOf(await ask('e2@trading.example', { merchantNo, referralCode: 'CODE02' }))).toEqual([
        ['referralCode', 'REGISTRATION_CLOSED'],
      ]);
  });

  it('that is not named, a code is kept if it is known, and nobody learns whether it is', async () => {
    test.clock.advance(15 * 60);
    const known = await ask('e3@trading.example', { referralCode: 'CODE01' });
    const unknown = await ask('e4@trading.example', { referralCode: 'NOBODY' });
    expect([known.code, known.data]).toEqual([unknown.code, unknown.data]);
    expect([await merchantOf('e3@trading.example'), await merchantOf('e4@trading.example')]).toEqual([
      merchants.first,
      null,
    ]);
  });

  it('codes cannot be tried out: after ten attempts each costs a puzzle', async () => {
    test.clock.advance(15 * 60);
    for (let count = 0; count < 10; count += 1)
      expect(await ask('e5@trading.example', { merchantNo: 'M1', referralCode: `GUESS${count}` })).toMatchObject({
        code: 1001,
      });
    expect(await ask('e5@trading.example', { merchantNo: 'M1', referralCode: 'CODE01' })).toMatchObject({ code: 3002 });
  });
});
