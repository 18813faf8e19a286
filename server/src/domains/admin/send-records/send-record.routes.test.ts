import { codes, maskSign, sendResetEmail } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import { listSendAttempts, listSendRecords, readSendRecord, resendMail } from '@console/contracts/send-records';
import { listUsers, mailUserPassword } from '@console/contracts/users';
import { demoCompanies } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { inTransaction } from '../../../platform/db/transaction';
import { postMail, clearOldTexts } from '../../../platform/mail/outbox.store';
import { sendDueMails } from '../../../platform/mail/send-due-mails.actions';
import { smtpMailer } from '../../../platform/mail/mailer';
import { mailsTo, tokenIn } from '../../../testing/mailbox';
import { openSmtpServer, type SmtpServer } from '../../../testing/smtp-server';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
let smtp: SmtpServer;
let owner: Record<string, string>;
beforeAll(async () => {
  [test, smtp] = await Promise.all([openTestApp(), openSmtpServer()]);
  owner = await test.signIn('owner');
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

const post = (companyId: string, to: string) =>
  postMail(test.database.owner, {
    companyId,
    to,
    language: 'en_US',
    letter: 'REVIEWS_OVERDUE',
    name: 'Daniel Koh',
    what: '3',
    now: test.clock.now,
  });
const send = () =>
  sendDueMails({
    pool: test.database.pool,
    clock: () => test.clock.now,
    mailer: smtpMailer({ host: '127.0.0.1', port: smtp.port, isTls: false, user: null, from: 'c@aldermoor.example' }),
  });
const newestTo = async (keyword: string, headers = owner) => {
  const { list } = await test.call(listSendRecords, { keyword }, headers);
  const [newest] = list;
  if (!newest) throw new Error(`No mail to ${keyword}`);
  return newest;
};

describe('refusals', () => {
  it('users without the permission are refused, and mails of other companies are not found', async () => {
    await post(demoCompanies.lanshi, 'zhang@lanshi.example');
    const operations = await test.signIn('operations');
    expect((await test.post('/sendRecord/list', {}, operations)).code).toBe(codes.noPermission);
    expect((await test.post('/sendRecord/resend', { id: 'x', version: 1 }, operations)).code).toBe(codes.noPermission);
    expect((await test.call(listSendRecords, { keyword: 'zhang@lanshi.example' }, owner)).list).toEqual([]);
  });

  it('the sent text is inaccessible to requests, even by SQL', async () => {
    const read = (column: string) =>
      inTransaction(test.database.pool, { as: 'company', companyId: demoCompanies.aldermoor }, (db) =>
        db.execute(sql`select ${sql.identifier(column)} from mail_outbox`),
      );
    await expect(read('body')).rejects.toThrow();
    await read('shown_body');
  });

  it("a mail with a single-use link, a queued mail and a stale version can't be resent", async () => {
    await test.call(sendResetEmail, { account: 'support' }, {});
    const { id, version } = await newestTo('support@aldermoor.example');
    const resent = await test.post('/sendRecord/resend', { id, version }, owner);
    expect(resent).toMatchObject({ code: codes.transition, data: { reason: 'SINGLE_USE' } });
    await post(demoCompanies.aldermoor, 'queued@aldermoor.example');
    const queued = await newestTo('queued@aldermoor.example');
    expect(queued.allowedActions).toEqual([{ action: 'RESEND', enabled: false, reason: 'PENDING' }]);
    expect(await test.post('/sendRecord/resend', { id: queued.id, version: 9 }, owner)).toMatchObject({
      code: codes.versionConflict,
    });
  });
});

it('[seed 3.30] a link is masked in the console, and the record has the user that it concerns', async () => {
  const { list } = await test.call(listUsers, { keyword: 'risk' }, owner);
  const [risk] = list;
  if (!risk) throw new Error('No such user');
  await test.call(mailUserPassword, { id: risk.id, version: risk.version }, owner);
  const [body] = await mailsTo(test, 'risk@aldermoor.example');
  expect(tokenIn(body)).not.toBe('');
  const record = await newestTo('risk@aldermoor.example');
  const detail = await test.post('/sendRecord/detail', { id: record.id }, owner);
  expect(JSON.stringify(detail)).not.toContain(tokenIn(body));
  expect(detail.data).toMatchObject({
    to: `r${maskSign.repeat(4)}@aldermoor.example`,
    template: 'RESET_LINK',
    hidesSecret: true,
    body: expect.stringContaining(`/resetPassword?${maskSign.repeat(8)}`),
    about: { objectType: 'user', objectId: risk.id },
  });
});

it('each attempt is listed, and a failed mail is resent as a new record', async () => {
  await post(demoCompanies.aldermoor, 'twice@aldermoor.example');
  smtp.refuse('RCPT', '550 no such user <twice@aldermoor.example>');
  await test.database.owner.execute(sql`delete from mail_outbox where to_address <> 'twice@aldermoor.example'`);
  await send();
  const failed = await newestTo('twice@aldermoor.example');
  expect(failed).toMatchObject({ state: 'FAILED', attempts: 1, lastError: expect.stringContaining('550') });
  // The mail server repeats the complete address in its error, and the record masks it.
  expect(failed.lastError).toContain('<t••••@aldermoor.example>');
  const { list } = await test.call(listSendAttempts, { id: failed.id }, owner);
  expect(JSON.stringify([failed, list])).not.toContain('twice@');
  expect(list).toEqual([
    {
      no: 1,
      begunAt: expect.any(String),
      endedAt: expect.any(String),
      error: expect.stringContaining('550'),
      account: '',
    },
  ]);

  const repeated = await test.call(resendMail, { id: failed.id, version: failed.version }, owner);
  expect(repeated).toMatchObject({ state: 'QUEUED', resentOf: failed.id, hidesSecret: false });
  await send();
  expect(smtp.arrived.map(({ to }) => to)).toEqual(['twice@aldermoor.example']);
  expect(await test.call(readSendRecord, { id: repeated.id }, owner)).toMatchObject({ state: 'SENT', lastError: '' });
  const old = await test.call(readSendRecord, { id: failed.id }, owner);
  expect(old).toMatchObject({ state: 'FAILED', resentAs: [repeated.id] });
  const again = await test.post('/sendRecord/resend', { id: failed.id, version: failed.version }, owner);
  expect(again.code).toBe(codes.tooMany);
  const audit = await test.call(listAudit, { filter: { objectType: ['mail'] } }, owner);
  expect(audit.list[0]).toMatchObject({ action: '/sendRecord/resend', objectId: repeated.id });
});

it('the list is filtered by state, template and day, and finds only complete addresses', async () => {
  const count = async (query: object) => (await test.call(listSendRecords, query, owner)).total;
  expect(await count({ filter: { state: ['FAILED'], template: ['REVIEWS_OVERDUE'] } })).toBe(1);
  expect(await count({ filter: { template: ['RESET_CODE'] } })).toBe(0);
  expect(await count({ filter: { createdAt: { to: '2020-01-01' } } })).toBe(0);
  expect(await count({ keyword: 'twice@' })).toBe(0);
});

it('the sent text is deleted after a week, the displayed text after 90 days, and the record is not deleted', async () => {
  const { id } = await newestTo('twice@aldermoor.example');
  const after = async (days: number) => {
    await clearOldTexts(test.database.owner, new Date(test.clock.now.getTime() + days * 86_400_000));
    const [body] = await mailsTo(test, 'twice@aldermoor.example');
    return { body, shown: (await test.call(readSendRecord, { id }, owner)).body };
  };
  expect(await after(8)).toEqual({ body: '', shown: expect.stringContaining('3 reviews') });
  expect(await after(91)).toEqual({ body: '', shown: null });
  expect((await newestTo('twice@aldermoor.example')).allowedActions).toEqual([
    { action: 'RESEND', enabled: false, reason: 'NO_TEXT' },
  ]);
});
