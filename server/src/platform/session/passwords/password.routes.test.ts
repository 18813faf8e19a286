import { checkPasswordPermission, resetPassword, sendResetCode, sendResetEmail } from '@console/contracts';
import { demoCompanies, demoPassword } from '@console/demo/ids';
import { codeIn, mailsTo, tokenIn } from '../../../testing/mailbox';
import { solve } from '../../../testing/solve';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { sql } from '../../db/sql';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const fresh = 'Fresh#Pass1';
const typed = (password: string, confirmPassword = password) => ({ password, confirmPassword });
const mailOf = (login: string) => `${login}@aldermoor.example`;
const signIn = async (loginName: string, password: string) => (await test.post('/login', { loginName, password })).code;

/** Requests a link and reads it from the mail. */
async function linkFor(login: string): Promise<string> {
  await test.call(sendResetEmail, { account: login }, {});
  return tokenIn((await mailsTo(test, mailOf(login)))[0]);
}

describe('a mailed link', () => {
  it('sets a password once and ends every session [seed 7.9]', async () => {
    const user = await test.signIn('operations');
    const token = await linkFor('operations');
    expect(await test.call(checkPasswordPermission, { token }, {})).toMatchObject({
      purpose: 'RESET',
      loginName: 'operations',
      minLength: 8,
      maxLength: 16,
    });
    await test.call(resetPassword, { token, ...typed(fresh) }, {});
    expect(await test.post('/menu/query', {}, user)).toMatchObject({ code: 401 });
    expect([await signIn('operations', demoPassword), await signIn('operations', fresh)]).toEqual([3001, 200]);
    expect(await test.post('/public/password/reset', { token, ...typed('Other#Pass1') })).toMatchObject({ code: 3005 });
  });

  it('sets one password, also with concurrent uses', async () => {
    const token = await linkFor('finance.maker');
    const answers = await Promise.all(
      ['First#Pass1', 'Second#Pass1'].map((one) => test.post('/public/password/reset', { token, ...typed(one) })),
    );
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 3005]);
    test.clock.advance(301);
  });

  it('is sent once for concurrent requests', async () => {
    const ask = () => test.post('/public/password/reset/send_email', { account: 'nobody.at.all' });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1010, 1010]);
  });

  it('expires after 30 minutes, and is invalidated by a newer one', async () => {
    const first = await linkFor('risk');
    test.clock.advance(301);
    const second = await linkFor('risk');
    expect(await test.post('/public/password/updatePermissions', { token: first })).toMatchObject({ code: 3005 });
    test.clock.advance(30 * 60);
    expect(await test.post('/public/password/reset', { token: second, ...typed(fresh) })).toMatchObject({ code: 3005 });
  });

  it('unlocks a locked account', async () => {
    await test.database.owner.execute(sql`
        update app_user set failed_count = 5, locked_until = ${new Date(test.clock.now.getTime() + 60_000)} where login_name = 'devops'`);
    expect(await signIn('devops', demoPassword)).toBe(3001);
    await test.call(resetPassword, { token: await linkFor('devops'), ...typed(fresh) }, {});
    expect(await signIn('devops', fresh)).toBe(200);
  });

  it('is not sent for a closed company, and one that was sent before sets no password', async () => {
    const setStatus = (status: string) =>
      test.database.owner.execute(sql`update company set status = ${status} where id = ${demoCompanies.aldermoor}`);
    const token = await linkFor('developer');
    test.clock.advance(301);
    await setStatus('CLOSED');
    const sent = await test.post('/public/password/reset/send_email', { account: 'developer' });
    const checked = await test.post('/public/password/updatePermissions', { token });
    const reset = await test.post('/public/password/reset', { token, ...typed(fresh) });
    await setStatus('ACTIVE');
    expect([sent.code, checked.code, reset.code]).toEqual([200, 3005, 3005]);
    expect(await mailsTo(test, mailOf('developer'))).toHaveLength(1);
    test.clock.advance(301);
  });

  it('is stored as a hash only', async () => {
    const token = await linkFor('auditor');
    const { rowCount } = await test.database.owner.execute(sql`select from password_token where token_hash = ${token}`);
    expect(rowCount).toBe(0);
  });

  it('points to a site of the company, whatever the host of the request', async () => {
    const payload = { account: 'support' };
    const headers = { host: 'evil.localhost:31337' };
    const request = { payload, headers, remoteAddress: '203.0.113.9' };
    await test.app.inject({ method: 'POST', url: '/admin/public/password/reset/send_email', ...request });
    expect((await mailsTo(test, mailOf('support')))[0]).toContain('http://localhost:4000/resetPassword?token=');
  });
});

describe('the rules of a new password [seed 5.1, 5.3]', () => {
  const fieldsOf = async (body: object) =>
    (await test.post('/public/password/reset', body)).fieldErrors?.map(({ field, code }) => [field, code]);

  it('refuses short, simple, different and unchanged passwords, and the link stays valid', async () => {
    const token = await linkFor('developer');
    for (const weak of ['Aa#4567', 'Aa#45678901234567', 'lower#case1', 'UPPER#CASE1', 'NoSpecial12'])
      expect([weak, await fieldsOf({ token, ...typed(weak) })]).toEqual([weak, [['password', 'PASSWORD_RULE']]]);
    expect(await fieldsOf({ token, ...typed(demoPassword) })).toEqual([['password', 'PASSWORD_SAME']]);
    const response = await test.post('/public/password/reset', { token, ...typed(fresh, 'Fresh#Pass2') });
    expect(response.fieldErrors?.[0]?.message).toBe('The password entered are different, please try again.');
    await test.call(resetPassword, { token, ...typed(fresh) }, {});
  });
});

describe('requesting a mail', () => {
  it('gets the same response for existing and unknown accounts', async () => {
    const ask = async (account: string) => {
      const { code, data, message } = await test.post('/public/password/reset/send_email', { account });
      return { code, data, message };
    };
    expect(await ask('finance.maker')).toEqual(await ask('no.such.person'));
    test.clock.advance(100);
    expect(await ask('finance.maker')).toMatchObject({ code: 1010, data: { retryAfterSeconds: 200 } });
    expect(await ask('FINANCE.maker')).toEqual(await ask('no.such.person'));
    test.clock.advance(200);
    expect(await ask('finance.maker')).toMatchObject({ code: 200, data: { waitSeconds: 300 } });
  });

  it('works by e-mail address, in the language of the user', async () => {
    await test.call(sendResetEmail, { account: 'Owner.ZH@lanshi.example' }, {});
    expect((await mailsTo(test, 'owner.zh@lanshi.example'))[0]).toContain('30分钟内有效');
  });
});

describe('requesting many mails', () => {
  it('requires a solved captcha from the eleventh on, for any account', async () => {
    test.clock.advance(15 * 60);
    const ask = (number: number, captcha?: object) =>
      test.post('/public/password/send/code', { account: `nobody.${number}`, ...(captcha && { captcha }) });
    for (let number = 0; number < 10; number += 1) expect(await ask(number)).toMatchObject({ code: 200 });
    const { code, data } = await ask(10);
    expect(code).toBe(3002);
    expect(await ask(10, solve(data))).toMatchObject({ code: 200 });
  });
});

describe('a mailed code', () => {
  // Resets the captcha counter of the address; the captcha has its own tests.
  beforeAll(() => test.clock.advance(15 * 60));
  afterAll(() => test.clock.advance(15 * 60));

  const codeFor = async (login: string) => {
    const { reference } = await test.call(sendResetCode, { account: login }, {});
    return { reference, code: codeIn((await mailsTo(test, mailOf(login)))[0]) };
  };
  const wrong = (code: string) => (code === '22222222' ? '33333333' : '22222222');
  const tried = async (proof: object) => (await test.post('/public/password/updatePermissions', proof)).code;

  it('is exchanged once for a token that sets the password [seed 7.7, 7.11]', async () => {
    const proof = await codeFor('finance.checker');
    const { token, purpose } = await test.call(checkPasswordPermission, proof, {});
    expect(purpose).toBe('RESET');
    expect(await tried(proof)).toBe(3005);
    await test.call(resetPassword, { token, ...typed(fresh) }, {});
    expect(await signIn('finance.checker', fresh)).toBe(200);
  });

  it('is invalid after five wrong attempts, and never sets a password without the exchange', async () => {
    const { reference, code } = await codeFor('merchant.owner');
    expect(await test.post('/public/password/reset', { token: reference, ...typed(fresh) })).toMatchObject({
      code: 3005,
    });
    for (let count = 0; count < 5; count += 1) expect(await tried({ reference, code: wrong(code) })).toBe(3005);
    expect(await tried({ reference, code })).toBe(3005);
  });

  it('also has a reference for an unknown account', async () => {
    const { reference } = await test.call(sendResetCode, { account: 'nobody.here' }, {});
    expect(await tried({ reference, code: '23456789' })).toBe(3005);
  });

  it('has eight unambiguous letters and digits, in upper or lower case', async () => {
    const { reference, code } = await codeFor('risk');
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    for (const other of ['123456', `${code}2`, '0O1IL222'])
      expect([other, await tried({ reference, code: other })]).toEqual([other, 1001]);
    expect(await tried({ reference, code: ` ${code.toLowerCase()} ` })).toBe(200);
  });

  describe('mailed codes of one user in a day', () => {
    const dayLater = () => test.clock.advance(24 * 60 * 60);
    beforeEach(dayLater);
    const askAs = async (account: string, remoteAddress = '10.7.0.1') => {
      test.clock.advance(301);
      const url = '/admin/public/password/send/code';
      const response = await test.app.inject({ method: 'POST', url, payload: { account }, remoteAddress });
      const { code, data } = response.json<{ code: number; data: object | null }>();
      return { code, fields: Object.keys(data ?? {}) };
    };
    const codesMailedTo = async (login: string) =>
      (await mailsTo(test, mailOf(login))).filter((mail) => codeIn(mail) !== '').length;

    it('are limited to three, for any name and network', async () => {
      const names = [
        'auditor',
        'AUDITOR@aldermoor.example',
        mailOf('auditor'),
        'auditor',
        mailOf('auditor'),
        'auditor',
      ];
      const ask = async () => {
        for (const [count, name] of names.entries()) await askAs(name, `10.7.1.${count}`);
        return codesMailedTo('auditor');
      };
      const before = await codesMailedTo('auditor');
      expect((await ask()) - before).toBe(3);
      dayLater();
      expect((await ask()) - before).toBe(6);
    });

    it('get the same response for existing and unknown accounts, by name and by address', async () => {
      const request = async (...names: string[]) => {
        const answers = [];
        for (const name of [...names, ...names, ...names, ...names]) answers.push(await askAs(name));
        return answers;
      };
      const unknown = await request('no.user', 'no.user@aldermoor.example');
      expect(await request('support', mailOf('support'))).toEqual(unknown);
      expect(unknown.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200, 200, 1010, 1010]);
    });

    it('are invalid after ten wrong attempts until the next day, and links still work', async () => {
      const fail = async (many: number) => {
        const { reference, code } = await codeFor('devops');
        for (let count = 0; count < many; count += 1) expect(await tried({ reference, code: wrong(code) })).toBe(3005);
        test.clock.advance(15 * 60);
      };
      await fail(4);
      await fail(4);
      const last = await codeFor('devops');
      for (let count = 0; count < 2; count += 1) expect(await tried({ ...last, code: wrong(last.code) })).toBe(3005);
      expect(await tried(last)).toBe(3005);
      expect(await tried({ token: await linkFor('devops') })).toBe(200);
      dayLater();
      expect(await tried(await codeFor('devops'))).toBe(200);
    });
  });

  it('require a solved captcha after ten wrong attempts from one network, with mailed or made-up references', async () => {
    test.clock.advance(15 * 60);
    const madeUp = (number: number) => ({ reference: `a-made-up-reference-${number}`, code: '23456789' });
    for (let number = 0; number < 10; number += 1) expect(await tried(madeUp(number))).toBe(3005);
    const proof = await codeFor('operations');
    const { code, data } = await test.post('/public/password/updatePermissions', proof);
    expect(code).toBe(3002);
    expect(await tried({ ...madeUp(10), captcha: solve(data) })).toBe(3005);
    const again = await test.post('/public/password/updatePermissions', proof);
    expect(await tried({ ...proof, captcha: solve(again.data) })).toBe(200);
  });
});

describe('changing the password with the old one', () => {
  const update = (oldPassword: string, password: string) =>
    test.post('/public/password/update', { loginName: 'channel.operator', oldPassword, ...typed(password) });

  it('requires the old password and a different new password [seed 5.2, 7.10]', async () => {
    expect(await update('wrong', fresh)).toMatchObject({
      code: 3001,
      message: 'Incorrect account or password, please try again.',
    });
    expect((await update(demoPassword, demoPassword)).fieldErrors?.[0]).toMatchObject({ code: 'PASSWORD_SAME' });
    expect(await update(demoPassword, fresh)).toMatchObject({ code: 200 });
    expect(await signIn('channel.operator', fresh)).toBe(200);
  });
});

describe('a password set by another user', () => {
  it('must be changed before the sign-in', async () => {
    const response = await test.post('/login', { loginName: 'newcomer', password: demoPassword });
    expect(response).toMatchObject({ code: 3004 });
    const { token } = Object(response.data);
    expect(await test.call(checkPasswordPermission, { token }, {})).toMatchObject({ purpose: 'FIRST_LOGIN' });
    await test.call(resetPassword, { token, ...typed(fresh) }, {});
    expect(await signIn('newcomer', fresh)).toBe(200);
  });
});

describe('the mailbox', () => {
  const ask = (query: string, remoteAddress = '127.0.0.1') =>
    test.app.inject({ method: 'GET', url: `/mailbox${query}`, remoteAddress });

  it('is shown with its key', async () => {
    const page = await ask(`?key=${test.app.mailboxKey}`);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain('Reset your password');
    expect(page.body).toContain('<a href="http://');
  });

  // Requests through a local proxy or tunnel also seem to come from this machine.
  it.each(['', '?key=', '?key=another-key-of-some-length', '?key=a&key=b', '?key[]=a'])(
    'is not found without its key: %j',
    async (query) => {
      for (const address of ['127.0.0.1', '::1', '10.0.0.7']) expect((await ask(query, address)).statusCode).toBe(404);
    },
  );
});
