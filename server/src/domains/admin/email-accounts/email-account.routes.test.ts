import { codes, sendResetEmail } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import {
  createEmailAccount,
  listEmailAccounts,
  listMailSettings,
  readEmailAccount,
  removeEmailAccount,
  setDefaultEmailAccount,
  setEmailAccountStatus,
  testEmailAccount,
  updateEmailAccount,
} from '@console/contracts/email-accounts';
import { listSendAttempts, listSendRecords } from '@console/contracts/send-records';
import { demoCompanies } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { inTransaction } from '../../../platform/db/transaction';
import { smtpMailer } from '../../../platform/mail/mailer';
import { sendDueMails } from '../../../platform/mail/send-due-mails.actions';
import { openSmtpServer, type SmtpServer } from '../../../testing/smtp-server';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { testSecrets } from '../../../testing/test-world';

let test: TestApp;
let smtp: SmtpServer;
let fallback: SmtpServer;
let owner: Record<string, string>;
beforeAll(async () => {
  [test, smtp, fallback] = await Promise.all([
    openTestApp({ env: { DEMO: 'on' } }),
    openSmtpServer(),
    openSmtpServer(),
  ]);
  owner = await test.signIn('owner');
});
afterAll(async () => {
  await test.close();
  await Promise.all([smtp.close(), fallback.close()]);
});
beforeEach(async () => {
  smtp.arrived.length = 0;
  fallback.arrived.length = 0;
  await test.database.owner.execute(sql`delete from email_connection`);
  await test.database.owner.execute(sql`delete from email_account`);
  test.clock.advance(301);
  owner = await test.signIn('owner');
});

const draft = { name: 'Platform', senderName: 'VCC Console', senderAddress: 'no-reply@aldermoor.example' };
const settings = () => ({ host: '127.0.0.1', port: smtp.port, security: 'NONE' as const });
const secret = 'hunter2-never-seen';

const make = (rest: Partial<typeof draft> = {}) => test.call(createEmailAccount, { ...draft, ...rest }, owner);
const read = (id: string) => test.call(readEmailAccount, { id }, owner);
const target = async (id: string) => ({ id, version: (await read(id)).version });
const connect = async (id: string, rest: object = {}, headers = owner) =>
  test.post('/emailAccount/connect', { ...(await target(id)), ...settings(), ...rest }, headers);
const setStatus = async (id: string, to: 'ACTIVE' | 'DISABLED') =>
  test.post('/emailAccount/status', { ...(await target(id)), to }, owner);

const send = ({ allowsInside = true, isAlone = false } = {}) =>
  sendDueMails({
    pool: test.database.pool,
    clock: () => test.clock.now,
    mailer: isAlone
      ? null
      : smtpMailer({ host: '127.0.0.1', port: fallback.port, isTls: false, user: null, from: 'env@aldermoor.example' }),
    accounts: { secrets: testSecrets, allowsInside },
  });

/** Creates an account whose test mail was delivered. */
async function makeTested(rest: Partial<typeof draft> = {}): Promise<string> {
  const { id } = await make(rest);
  await connect(id);
  await test.call(testEmailAccount, await target(id), owner);
  await send();
  return id;
}

async function makeDefault(rest: Partial<typeof draft> = {}): Promise<string> {
  const id = await makeTested(rest);
  await setStatus(id, 'ACTIVE');
  await test.call(setDefaultEmailAccount, await target(id), owner);
  smtp.arrived.length = 0;
  return id;
}

async function mailSupport(): Promise<void> {
  test.clock.advance(301);
  owner = await test.signIn('owner');
  await test.call(sendResetEmail, { account: 'support' }, {});
}

describe('refusals', () => {
  it('users without the permission, and all companies except the one that runs the platform, are refused', async () => {
    const { id } = await make();
    const operations = await test.signIn('operations');
    expect((await test.post('/emailAccount/list', {}, operations)).code).toBe(codes.noPermission);
    await test.database.owner.execute(sql`
      insert into role_button (company_id, role_id, button_code)
      select r.company_id, r.role_id, b from user_role r join app_user u on u.id = r.user_id,
        unnest(array['admin.email-account.view', 'admin.email-account.save', 'admin.email-account.status']) b
      where u.login_name = 'owner.zh' on conflict do nothing`);
    const lanshi = await test.signIn('owner.zh');
    for (const [path, input] of [
      ['list', {}],
      ['detail', { id }],
      ['create', draft],
      ['connect', { id, version: 1, ...settings() }],
      ['test', { id, version: 1 }],
      ['default', { id, version: 1 }],
    ] as const)
      expect([path, (await test.post(`/emailAccount/${path}`, input, lanshi)).code]).toEqual([
        path,
        codes.noPermission,
      ]);
    const seen = await inTransaction(
      test.database.pool,
      { as: 'company', companyId: demoCompanies.lanshi },
      async (db) => (await db.execute(sql`update email_account set name = 'Ours'`)).rowCount,
    );
    expect(seen).toBe(0);
  });

  it("a request can't set a test result", async () => {
    const { id } = await make();
    const asPlatform = (statement: ReturnType<typeof sql>) =>
      inTransaction(test.database.pool, { as: 'company', companyId: demoCompanies.aldermoor }, (db) =>
        db.execute(statement),
      );
    await expect(asPlatform(sql`update email_account set connection_no = 1 where id = ${id}`)).rejects.toThrow();
    await connect(id);
    await expect(
      asPlatform(sql`update email_connection set tested_at = now() where account_id = ${id}`),
    ).rejects.toThrow();
  });

  it.each([
    [{ host: 'smtp example' }, { field: 'host', code: 'MAIL_HOST' }],
    [{ host: 'a.example\r\nRCPT TO:<x@y.example>' }, { field: 'host', code: 'TEXT' }],
    [{ port: 0 }, { field: 'port', code: 'MIN' }],
    [{ userName: 'mailer' }, { field: 'password', code: 'REQUIRED' }],
    [{ password: secret }, { field: 'userName', code: 'REQUIRED' }],
  ])('invalid settings are refused at their field: %j', async (rest, issue) => {
    const { id } = await make();
    expect(await connect(id, rest)).toMatchObject({
      code: codes.invalid,
      fieldErrors: [expect.objectContaining(issue)],
    });
  });

  it('a line break in a sender name and a taken name are refused', async () => {
    await make();
    const refusalOf = async (rest: object) => test.post('/emailAccount/create', { ...draft, ...rest }, owner);
    expect(await refusalOf({ senderName: 'A\r\nBcc: x@y.example' })).toMatchObject({
      fieldErrors: [{ field: 'senderName', code: 'TEXT' }],
    });
    expect(await refusalOf({ name: 'platform' })).toMatchObject({
      fieldErrors: [{ field: 'name', code: 'NAME_TAKEN' }],
    });
  });

  it('the stored password is never sent to another server', async () => {
    const { id } = await make();
    await connect(id, { userName: 'mailer', password: secret });
    expect((await connect(id, { userName: 'mailer' })).code).toBe(codes.ok);
    for (const rest of [{ host: '127.0.0.2' }, { port: 2525 }, { security: 'STARTTLS' }])
      expect(await connect(id, { userName: 'mailer', ...rest })).toMatchObject({
        fieldErrors: [{ field: 'password', code: 'MAIL_PASSWORD_AGAIN' }],
      });
  });

  it("an untested account can't be activated, an active one can't be deleted, and a stale version is refused", async () => {
    const { id } = await make();
    expect(await test.post('/emailAccount/test', await target(id), owner)).toMatchObject({
      data: { reason: 'UNCONNECTED' },
    });
    await connect(id);
    expect(await setStatus(id, 'ACTIVE')).toMatchObject({ code: codes.transition, data: { reason: 'UNTESTED' } });
    expect(await test.post('/emailAccount/default', await target(id), owner)).toMatchObject({
      data: { reason: 'INACTIVE' },
    });
    const active = await makeDefault({ name: 'Other' });
    expect(await test.post('/emailAccount/delete', await target(active), owner)).toMatchObject({
      data: { reason: 'ACTIVE' },
    });
    expect((await test.post('/emailAccount/update', { ...draft, id, version: 1 }, owner)).code).toBe(
      codes.versionConflict,
    );
  });

  it('a sixth test within five minutes is refused', async () => {
    const { id } = await make();
    await connect(id);
    for (let sent = 0; sent < 5; sent += 1) await test.call(testEmailAccount, await target(id), owner);
    expect((await test.post('/emailAccount/test', await target(id), owner)).code).toBe(codes.tooMany);
  });
});

it('[seed 3.32] a tested and activated account sends all e-mails with its sender address', async () => {
  const { id } = await make();
  await connect(id);
  const requested = await test.call(testEmailAccount, await target(id), owner);
  expect(requested).toMatchObject({ test: { state: 'SENDING' }, isPending: true });
  await send({ isAlone: true });
  expect(smtp.arrived.map(({ to }) => to)).toEqual(['owner@aldermoor.example']);
  expect(await read(id)).toMatchObject({ test: { state: 'OK' }, isPending: false, status: 'DRAFT' });

  expect((await setStatus(id, 'ACTIVE')).code).toBe(codes.ok);
  await mailSupport();
  await send();
  expect([smtp.arrived.length, fallback.arrived.length]).toEqual([1, 1]);

  await test.call(setDefaultEmailAccount, await target(id), owner);
  await mailSupport();
  await send();
  expect([smtp.arrived.length, fallback.arrived.length]).toEqual([2, 1]);
  expect(smtp.arrived[1]?.text).toMatch(/^From: VCC Console <no-reply@aldermoor\.example>/m);
  const [record] = (await test.call(listSendRecords, { keyword: 'support@aldermoor.example' }, owner)).list;
  const attempts = await test.call(listSendAttempts, { id: record?.id ?? '' }, owner);
  expect(attempts.list.map(({ account }) => account)).toEqual(['Platform']);
});

it('a second default account replaces the first, and without any the configured mail server is used', async () => {
  const first = await makeDefault();
  const second = await makeDefault({ name: 'Second', senderAddress: 'second@aldermoor.example' });
  expect(await read(first)).toMatchObject({ isDefault: false, status: 'ACTIVE' });
  await mailSupport();
  await send();
  expect(smtp.arrived.map(({ text }) => /^From: (.*)/m.exec(text)?.[1])).toEqual([
    'VCC Console <second@aldermoor.example>',
  ]);
  expect((await setStatus(second, 'DISABLED')).code).toBe(codes.ok);
  expect(await read(second)).toMatchObject({ isDefault: false, status: 'DISABLED' });
  await mailSupport();
  await send();
  expect([smtp.arrived.length, fallback.arrived.length]).toEqual([1, 1]);
  await test.call(removeEmailAccount, await target(second), owner);
  expect((await test.post('/emailAccount/detail', { id: second }, owner)).code).toBe(codes.notFound);
  expect((await test.call(listEmailAccounts, {}, owner)).list.map(({ name }) => name)).toEqual(['Platform']);
  const { rowCount } = await test.database.owner.execute(
    sql`select from email_connection where account_id = ${second}`,
  );
  expect(rowCount).toBe(0);
});

it('new settings and a new sender address are used only after a successful test', async () => {
  const id = await makeDefault();
  await connect(id, { port: 1 });
  await test.call(testEmailAccount, await target(id), owner);
  await send();
  expect(await read(id)).toMatchObject({
    test: { state: 'FAILED', error: 'CONNECT' },
    isPending: true,
    connection: { port: 1 },
  });
  const { list } = await test.call(listMailSettings, { id }, owner);
  expect(list.map(({ no, port, isUsed }) => [no, port, isUsed])).toEqual([
    [2, 1, false],
    [1, smtp.port, true],
  ]);
  await test.call(
    updateEmailAccount,
    { ...(await target(id)), ...draft, senderAddress: 'new@aldermoor.example' },
    owner,
  );
  await connect(id);
  await mailSupport();
  await send();
  expect(smtp.arrived[0]?.text).toMatch(/^From: .*<no-reply@aldermoor\.example>/m);
  await test.call(testEmailAccount, await target(id), owner);
  await send();
  await mailSupport();
  await send();
  expect(smtp.arrived.at(-1)?.text).toMatch(/^From: .*<new@aldermoor\.example>/m);
});

it("a failed test isn't retried and shows the cause without the text of the mail server", async () => {
  const { id } = await make();
  await connect(id);
  smtp.refuse('RCPT', '451 internal page of somebody');
  await test.call(testEmailAccount, await target(id), owner);
  await send();
  expect(await read(id)).toMatchObject({ test: { state: 'FAILED', error: 'RECIPIENT' } });
  test.clock.advance(60);
  expect(await send()).toBe(0);
});

it('the password is stored encrypted, and is in no response, audit log entry, send record or error', async () => {
  const { id } = await make();
  await connect(id, { userName: 'mailer', password: secret });
  await test.call(testEmailAccount, await target(id), owner);
  smtp.refuse('AUTH', `535 who is ${secret}?`);
  await send();
  const shown = [
    await read(id),
    await test.call(listEmailAccounts, {}, owner),
    await test.call(listSendRecords, {}, owner),
    await test.call(listAudit, { pageSize: 100 }, owner),
  ];
  expect(JSON.stringify(shown)).not.toContain(secret);
  const { rows } = await test.database.pool.query(
    `select to_jsonb(t)::text as row from (select * from audit_event) t
     union all select to_jsonb(t)::text from mail_outbox t union all select to_jsonb(t)::text from mail_attempt t
     union all select to_jsonb(t)::text from email_connection t`,
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(await read(id)).toMatchObject({ test: { error: 'LOGIN' }, connection: { userName: 'mailer' } });
});

it('outside of a demo, a mail server on the local machine is never contacted', async () => {
  const { id } = await make();
  await connect(id);
  await test.call(testEmailAccount, await target(id), owner);
  await send({ allowsInside: false });
  expect(smtp.arrived).toEqual([]);
  await test.database.owner.execute(sql`update email_connection set host = 'localhost', security = 'TLS'`);
  await test.call(testEmailAccount, await target(id), owner);
  await send({ allowsInside: false });
  expect(await read(id)).toMatchObject({ test: { error: 'INSIDE' } });
});

it('settings and the default account require step-up authentication', async () => {
  const { id } = await make();
  test.clock.advance(301);
  expect((await connect(id)).code).toBe(codes.stepUp);
  expect((await test.post(setDefaultEmailAccount.path, await target(id), owner)).code).toBe(codes.stepUp);
  expect((await test.post(setEmailAccountStatus.path, { ...(await target(id)), to: 'ACTIVE' }, owner)).code).toBe(
    codes.transition,
  );
});
