import { registerMerchant, verifyRegistration, type RegistrationDraft } from '@console/contracts';
import { mailsTo, tokenIn } from '../../../testing/mailbox';
import { addMerchants, merchants } from '../../../testing/merchant-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { passwordMatches } from '../../../platform/session/password';
import { nullable, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

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
    { company: text, state: text, username: text },
  );
  return rows;
};

it('is submitted once by the mailed link, in the company of the site [seed 5.5]', async () => {
  expect(await test.call(registerMerchant, draft, { language: 'zh_CN' })).toEqual({ waitSeconds: 300 });
  expect(await stored(draft.email)).toMatchObject([
    { state: 'EMAIL_UNVERIFIED', company: expect.stringMatching(/2$/) },
  ]);
  const [mail] = await mailsTo(test, draft.email);
  expect(mail).toContain('/registerResult?token=');
  expect(mail).toContain('提交注册申请');
  const token = tokenIn(mail);
  const result = {
    username: 'Lin Trading',
    email: draft.email,
    state: 'SUBMITTED',
    rejectedReason: null,
    loginName: null,
  };
  expect(await test.call(verifyRegistration, { token }, {})).toEqual(result);
  expect(await test.call(verifyRegistration, { token }, {})).toEqual(result);
});

it('requires all fields, a valid address, equal passwords by the password rule, and the terms [seed 5.5, 5.6]', async () => {
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

it("has the same response for an address with an account, and only the account's owner is informed", async () => {
  const email = 'support@aldermoor.example';
  const record = await test.post('/public/register', { ...draft, website: 'http://localhost:4000', email });
  const unknown = await test.post('/public/register', { ...draft, email: 'new@trading.example' });
  expect([record.code, record.data]).toEqual([unknown.code, unknown.data]);
  expect(await stored(email)).toEqual([]);
  expect((await mailsTo(test, email))[0]).toContain('already has an account');
});

it('the verification e-mail omits links and messages in the registration name', async () => {
  const email = 'someone@trading.example';
  const username = 'Security: your account is at risk, sign in at https://evil.example/login now';
  await test.call(registerMerchant, { ...draft, username, email }, {});
  const [mail = ''] = await mailsTo(test, email);
  expect(mail).toContain('Hello Security');
  for (const part of ['Security: your account', 'https://evil', 'evil.example', 'login now'])
    expect(mail).not.toContain(part);
});

it('can be repeated after the wait, and each link submits its own registration', async () => {
  const again = { ...draft, email: 'again@trading.example' };
  await test.call(registerMerchant, again, {});
  expect(await test.post('/public/register', again)).toMatchObject({ code: 1010 });
  test.clock.advance(301);
  await test.call(registerMerchant, { ...again, username: 'Lin & Sons' }, {});
  const [newer, older] = await mailsTo(test, again.email);
  expect(await test.call(verifyRegistration, { token: tokenIn(older) }, {})).toMatchObject({ username: 'Lin Trading' });
  expect(await stored(again.email)).toMatchObject([{ username: 'Lin Trading', state: 'SUBMITTED' }]);
  expect(await test.post('/public/register/verify', { token: tokenIn(newer) })).toMatchObject({ code: 3005 });
});

it('becomes invalid when its link expires, and can be started again', async () => {
  const late = { ...draft, email: 'late@trading.example' };
  await test.call(registerMerchant, late, {});
  test.clock.advance(72 * 60 * 60);
  const [mail] = await mailsTo(test, late.email);
  expect(await test.post('/public/register/verify', { token: tokenIn(mail) })).toMatchObject({ code: 3005 });
  await test.call(registerMerchant, { ...late, username: 'Lin & Sons' }, {});
  expect(await stored(late.email)).toMatchObject([{ username: 'Lin & Sons' }]);
});

describe('an address that two people register', () => {
  const people = {
    V: { username: 'Harbour Foods', password: 'Harbour#Own1', remoteAddress: '10.8.0.1' },
    A: { username: 'Attacker Ltd', password: 'Attacker#Own1', remoteAddress: '10.8.0.2' },
  };
  type Person = keyof typeof people;
  const isPerson = (letter: string): letter is Person => letter in people;
  async function registerAs(email: string, { username, password, remoteAddress }: (typeof people)[Person]) {
    test.clock.advance(301);
    const payload = { ...draft, email, username, password, confirmPassword: password };
    const response = await test.app.inject({ method: 'POST', url: '/admin/public/register', payload, remoteAddress });
    return response.json<{ code: number; data: unknown }>();
  }
  const follow = (mail: string | undefined) => test.post('/public/register/verify', { token: tokenIn(mail) });
  const handedIn = async (email: string) => {
    const { rows } = await test.database.owner.execute(
      sql`
        select username, password_hash as hash from merchant_registration
        where email = ${email} and state <> 'EMAIL_UNVERIFIED'`,
      { username: text, hash: text },
    );
    return rows;
  };
  const isOf = (mail: string, { username }: { username: string }) => mail.includes(`“${username}”`);

  it.each(['V', 'VA', 'AV', 'VAA', 'AVA', 'AAV', 'VVA', 'AVV', 'VAV', 'AVAV', 'VAVA', 'AAVVA'])(
    'with the mails in the order %s, only the registration of the followed link is submitted, with its own password',
    async (order) => {
      for (const reader of new Set([...order].filter(isPerson))) {
        const mine = [...order].filter((one) => one === reader).length;
        for (let which = 0; which < mine; which += 1) {
          const email = `${order}.${reader}.${which}@harbour.example`;
          const answers = [];
          for (const one of order) if (isPerson(one)) answers.push(await registerAs(email, people[one]));
          expect(answers).toEqual(
            answers.map(() => expect.objectContaining({ code: 200, data: { waitSeconds: 300 } })),
          );
          const mails = await mailsTo(test, email);
          const own = mails.filter((mail) => isOf(mail, people[reader]));
          expect([mails.length, own.length]).toEqual([order.length, mine]);

          const { username, password } = people[reader];
          expect((await follow(own[which])).data).toMatchObject({ username, state: 'SUBMITTED' });
          for (const mail of mails) if (mail !== own[which]) expect(await follow(mail)).toMatchObject({ code: 3005 });
          const [found, ...others] = await handedIn(email);
          expect([found?.username, others]).toEqual([username, []]);
          const opens = ({ password: typed }: { password: string }) => passwordMatches(found?.hash ?? '', typed);
          expect([await opens({ password }), await opens(people[reader === 'V' ? 'A' : 'V'])]).toEqual([true, false]);
        }
      }
    },
  );

  it('is submitted once if several links are followed concurrently', async () => {
    const email = 'at.once@harbour.example';
    for (const one of ['V', 'A', 'V'] as const) await registerAs(email, people[one]);
    const answers = await Promise.all((await mailsTo(test, email)).map(follow));
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 3005, 3005]);
    expect(await handedIn(email)).toHaveLength(1);
  });

  it("can't be submitted after the address got an account", async () => {
    const email = 'has.account@harbour.example';
    await registerAs(email, people.A);
    await test.database.owner.execute(sql`
      update app_user set email = ${email} where id = (select id from app_user where login_name = 'owner.zh')`);
    expect(await follow((await mailsTo(test, email))[0])).toMatchObject({ code: 3005 });
  });

  it("gets a few mails a day and few stored rows, and the limit of one network doesn't block others", async () => {
    const email = 'flooded@harbour.example';
    const rows = [];
    for (let day = 0; day < 5; day += 1) {
      const answers = [];
      for (let count = 0; count < 6; count += 1) answers.push((await registerAs(email, people.A)).code);
      expect(answers).toEqual([200, 200, 200, 1010, 1010, 1010]);
      expect(await registerAs(email, people.V)).toMatchObject({ code: 200 });
      for (let count = 0; count < 12; count += 1)
        await registerAs(email, { ...people.A, remoteAddress: `10.8.1.${count}` });
      rows.push((await stored(email)).length);
      test.clock.advance(24 * 60 * 60);
    }
    const mailed = (await mailsTo(test, email)).length;
    expect([mailed, Math.max(...rows) <= 36]).toEqual([45, true]);
  });
});

describe('[seed 3.10] a registration for a merchant', () => {
  const at = { ...draft, website: 'http://localhost:4000' };
  const ask = (email: string, over: object) => test.post('/public/register', { ...at, email, ...over });
  const merchantOf = async (email: string) => {
    const { rows } = await test.database.owner.execute(
      sql`select merchant_id as merchant from merchant_registration where email = ${email}`,
      { merchant: nullable(text) },
    );
    return rows[0]?.merchant;
  };
  const fieldsOf = (response: Awaited<ReturnType<typeof ask>>) =>
    response.fieldErrors?.map(({ field, code }) => [field, code]);
  beforeAll(async () => {
    await addMerchants(test);
    await test.database.owner.execute(sql`
      update merchant set invitation_code_required = id = ${merchants.first}, registration_enabled = id <> ${merchants.second}`);
    test.clock.advance(15 * 60);
  });

  it('that requires a referral code is refused without the correct code', async () => {
    expect(fieldsOf(await ask('e1@trading.example', { merchantNo: 'M1' }))).toEqual([['referralCode', 'REQUIRED']]);
    const wrong = await ask('e1@trading.example', { merchantNo: 'M1', referralCode: 'CODE03' });
    expect(fieldsOf(wrong)).toEqual([['referralCode', 'REFERRAL_CODE']]);
    expect(await ask('e1@trading.example', { merchantNo: 'M1', referralCode: 'code01' })).toMatchObject({ code: 200 });
    expect(await merchantOf('e1@trading.example')).toBe(merchants.first);
  });

  it('with closed registration has the same response as a suspended or unknown merchant', async () => {
    for (const merchantNo of ['M2', 'M3', 'M404'])
      expect(fieldsOf(await ask('e2@trading.example', { merchantNo, referralCode: 'CODE02' }))).toEqual([
        ['referralCode', 'REGISTRATION_CLOSED'],
      ]);
  });

  it("by code only is stored with the code's merchant, and the response doesn't reveal whether the code exists", async () => {
    test.clock.advance(15 * 60);
    const record = await ask('e3@trading.example', { referralCode: 'CODE01' });
    const unknown = await ask('e4@trading.example', { referralCode: 'NOBODY' });
    expect([record.code, record.data]).toEqual([unknown.code, unknown.data]);
    expect([await merchantOf('e3@trading.example'), await merchantOf('e4@trading.example')]).toEqual([
      merchants.first,
      null,
    ]);
  });

  it("requires a captcha after ten attempts, so that codes can't be guessed", async () => {
    test.clock.advance(15 * 60);
    for (let count = 0; count < 10; count += 1)
      expect(await ask('e5@trading.example', { merchantNo: 'M1', referralCode: `GUESS${count}` })).toMatchObject({
        code: 1001,
      });
    expect(await ask('e5@trading.example', { merchantNo: 'M1', referralCode: 'CODE01' })).toMatchObject({ code: 3002 });
  });
});
