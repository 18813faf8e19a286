import { codes, sendResetEmail } from '@console/contracts';
import {
  archiveEmailTemplate,
  listEmailTemplates,
  listEmailTemplateVersions,
  publishEmailTemplate,
  readEmailTemplate,
  saveEmailTemplate,
  testEmailTemplate,
} from '@console/contracts/email-templates';
import { letterCodes, listSendRecords, readSendRecord } from '@console/contracts/send-records';
import { demoCompanies } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { inTransaction } from '../../../platform/db/transaction';
import { smtpMailer } from '../../../platform/mail/mailer';
import { sendDueMails } from '../../../platform/mail/send-due-mails.actions';
import { openSmtpServer, type SmtpServer } from '../../../testing/smtp-server';
import { signInWith } from '../../../testing/sign-in-with';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { untilBlocked } from '../../../testing/until-blocked';

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

const id = 'RESET_LINK' as const;
const texts = {
  subjectEn: 'A new password for {{name}}',
  htmlEn: '<h2>Hello {{name}}</h2><p>Go to {{link}}</p><script>steal()</script>',
  textEn: 'Hello {{name}}, go to {{link}}',
  subjectZh: '为 {{name}} 设置新密码',
  htmlZh: '<p>{{name}}：{{link}}</p>',
  textZh: '{{name}}：{{link}}',
};
const read = (headers = owner) => test.call(readEmailTemplate, { id }, headers);
const save = async (rest: object = {}, headers = owner) =>
  test.post('/emailTemplate/update', { id, version: (await read()).version, ...texts, ...rest }, headers);
const target = async () => ({ id, version: (await read()).version });
const publish = async (headers = owner) => test.post('/emailTemplate/publish', await target(), headers);

async function mailed(): Promise<string> {
  smtp.arrived.length = 0;
  const mailer = smtpMailer({
    host: '127.0.0.1',
    port: smtp.port,
    isTls: false,
    user: null,
    from: 'c@aldermoor.example',
  });
  await sendDueMails({ pool: test.database.pool, clock: () => test.clock.now, mailer });
  const [mail] = smtp.arrived;
  // Decodes quoted-printable line breaks and characters.
  return (mail?.text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

describe('refusals', () => {
  it('users without the permission, and all companies except the one that owns the templates, are refused', async () => {
    const operations = await test.signIn('operations');
    expect((await test.post('/emailTemplate/list', {}, operations)).code).toBe(codes.noPermission);
    expect((await save({}, operations)).code).toBe(codes.noPermission);
    expect((await publish(operations)).code).toBe(codes.noPermission);
    const permissions = ['admin.email-template.view', 'admin.email-template.save', 'admin.email-template.publish'];
    const lanshi = await signInWith(test, 'owner.zh', permissions);
    expect((await read(lanshi)).allowedActions).toEqual([]);
    expect((await save({}, lanshi)).code).toBe(codes.noPermission);
    const past = sql`insert into email_template_version (code, version_no, texts, created_at, updated_at, updated_by)
      values ('RESET_LINK', 9, '{}', now(), now(), 'x')`;
    await expect(
      inTransaction(test.database.pool, { as: 'company', companyId: demoCompanies.lanshi }, (db) => db.execute(past)),
    ).rejects.toThrow();
  });

  it.each([
    [{ htmlEn: '<p>{{link}} {{nick}}</p>' }, { field: 'htmlEn', code: 'TEMPLATE_UNKNOWN' }],
    [{ textZh: '你好' }, { field: 'textZh', code: 'TEMPLATE_LACKS' }],
    [{ subjectEn: 'Go to {{link}}' }, { field: 'subjectEn', code: 'TEMPLATE_SECRET' }],
    [{ textEn: '{{link}} {{na me}}' }, { field: 'textEn', code: 'TEMPLATE_BROKEN' }],
    [{ subjectZh: '' }, { field: 'subjectZh', code: 'REQUIRED' }],
  ])('a draft with %j can be saved but not published', async (rest, issue) => {
    expect((await save(rest)).code).toBe(200);
    expect((await read()).allowedActions).toContainEqual({ action: 'PUBLISH', enabled: false, reason: 'INCOMPLETE' });
    expect(await publish()).toMatchObject({ code: codes.invalid, fieldErrors: [expect.objectContaining(issue)] });
  });

  it('a full card number in a text and a stale version are refused', async () => {
    expect(await save({ textEn: '4111 1111 1111 1111 {{link}}' })).toMatchObject({
      fieldErrors: [{ field: 'textEn', code: 'CARD_NUMBER_HERE' }],
    });
    expect(await save({ version: 99 })).toMatchObject({ code: codes.versionConflict });
  });

  it('the second of two concurrent first drafts is refused', async () => {
    const begun = 'USER_INVITATION';
    const { version } = await test.call(readEmailTemplate, { id: begun }, owner);
    const other = await test.database.pool.connect();
    await other.query(`begin; select pg_advisory_xact_lock(hashtextextended('e-mail template ${begun}', 0))`);
    await other.query(`insert into email_template_version (code, version_no, texts, created_at, updated_at, updated_by)
      select '${begun}', 1, texts, now(), now(), 'x' from email_template_version limit 1`);
    const saving = test.post('/emailTemplate/update', { ...texts, id: begun, version }, owner);
    await untilBlocked(other, 1);
    await other.query('commit');
    other.release();
    expect((await saving).code).toBe(codes.versionConflict);
  });
});

it('[seed 3.31] a published template is used from the next mail on, as HTML and as text, until the default is restored', async () => {
  expect(await read()).toMatchObject({ status: 'BUILT_IN', sent: { en_US: { subject: 'Reset your password' } } });
  await test.call(saveEmailTemplate, { ...(await target()), ...texts }, owner);
  await test.call(sendResetEmail, { account: 'support' }, {});
  expect(await mailed()).toMatch(/^Subject: Reset your password/m);

  const published = await test.call(publishEmailTemplate, await target(), owner);
  expect(published).toMatchObject({ status: 'PUBLISHED', versionNo: 1, hasDraft: false });
  await test.database.owner.execute(sql`update app_user set nickname = 'Ruth & co' where login_name = 'support'`);
  test.clock.advance(301);
  await test.call(sendResetEmail, { account: 'support' }, {});
  const mail = await mailed();
  expect(mail).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(mail).toMatch(/^Content-Type: text\/plain/m);
  expect(mail).toMatch(/^Content-Type: text\/html/m);
  expect(mail).toContain('<h2>Hello Ruth &amp; co</h2>');
  expect(mail).toMatch(/<a href="http[^"]+\/resetPassword\?token=[\w-]+">/);
  expect(mail).not.toContain('steal');

  const [record] = (await test.call(listSendRecords, { keyword: 'support@aldermoor.example' }, owner)).list;
  expect(await test.call(readSendRecord, { id: record?.id ?? '' }, owner)).toMatchObject({
    templateVersion: 1,
    body: expect.stringMatching(/\/resetPassword\?•+$/),
  });

  await test.call(archiveEmailTemplate, await target(), owner);
  expect(await read()).toMatchObject({ status: 'BUILT_IN', versionNo: 0 });
  test.clock.advance(301);
  await test.call(sendResetEmail, { account: 'support' }, {});
  expect(await mailed()).toMatch(/^Subject: Reset your password/m);
});

it('a second version replaces the first, and both are in the history', async () => {
  for (const subjectEn of ['Second', 'Third']) {
    await test.call(saveEmailTemplate, { ...(await target()), ...texts, subjectEn }, owner);
    await test.call(publishEmailTemplate, await target(), owner);
  }
  const { list } = await test.call(listEmailTemplateVersions, { id }, owner);
  expect(list.map(({ versionNo, status }) => [versionNo, status])).toEqual([
    [3, 'PUBLISHED'],
    [2, 'ARCHIVED'],
    [1, 'ARCHIVED'],
  ]);
  expect(list[0]).toMatchObject({ updatedBy: 'Margaret Osei' });
});

it('a test mail with sample values is sent to the user who requested it', async () => {
  await mailed();
  await test.call(testEmailTemplate, { ...(await target()), language: 'en_US' }, owner);
  const mail = await mailed();
  expect(smtp.arrived.map(({ to }) => to)).toEqual(['owner@aldermoor.example']);
  expect(mail).toContain('Hello Daniel Koh, go to https://console.example/resetPassword');
});

it('templates are listed with their category and can be filtered by it', async () => {
  const { list } = await test.call(listEmailTemplates, {}, owner);
  expect(list).toHaveLength(letterCodes.length);
  const count = async (filter: object) => (await test.call(listEmailTemplates, { filter }, owner)).total;
  expect(await count({ category: ['RELEASE'] })).toBe(2);
  expect(await count({ status: ['PUBLISHED'] })).toBe(1);
});

it('templates are found by their name in both languages and by their code', async () => {
  const found = async (keyword: string) =>
    (await test.call(listEmailTemplates, { keyword }, owner)).list.map((one) => one.id);
  for (const keyword of ['rolled back', '自动回滚', 'WITHDRAWN'])
    expect(await found(keyword)).toEqual(['VERSION_WITHDRAWN']);
  expect(await found('100%')).toEqual([]);
});
