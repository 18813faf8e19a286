import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { until } from '@console/configs/jest/deadline';
import { sendResetEmail } from '@console/contracts';
import { startPoller } from '../poller';
import { mailPoller } from './mail-poller';
import { sendDueMails } from './send-due-mails.actions';
import { smtpMailer } from './mailer';
import { newId } from '../db/ids';
import { openSmtpServer, type SmtpServer } from '../../testing/smtp-server';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { bool, nullable, pick, text } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

let test: TestApp;
let smtp: SmtpServer;
let companyId: string;
beforeAll(async () => {
  [test, smtp] = await Promise.all([openTestApp(), openSmtpServer()]);
  const { rows } = await test.database.owner.execute(sql`select id from company where is_default`, { id: text });
  companyId = rows[0]?.id ?? '';
});
afterEach(async () => {
  smtp.arrived.length = 0;
  await test.database.owner.execute(sql`delete from mail_outbox`);
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

const mailerAt = (port = smtp.port) =>
  smtpMailer({ host: '127.0.0.1', port, isTls: false, user: null, from: 'Console <console@aldermoor.example>' });
const sending = (port?: number) => ({
  pool: test.database.pool,
  clock: () => test.clock.now,
  mailer: mailerAt(port),
});

async function write(to: string): Promise<string> {
  const id = newId('mail');
  const { now } = test.clock;
  await test.database.owner.execute(sql`
    insert into mail_outbox (id, company_id, to_address, subject, body, created_at, due_at)
    values (${id}, ${companyId}, ${to}, '重置密码', 'Hello', ${now}, ${now})`);
  return id;
}

const fateOf = async (id: string) => {
  const { rows } = await test.database.owner.execute(
    sql`select state, attempts, last_error as error, sent_at is not null as sent from mail_outbox where id = ${id}`,
    { ...pick(tables.mail_outbox, 'state', 'attempts'), error: nullable(text), sent: bool },
  );
  return rows[0];
};

it('a queued mail is sent once, from the configured sender', async () => {
  await test.call(sendResetEmail, { account: 'support' }, {});
  expect(await sendDueMails(sending())).toBe(1);
  expect(await sendDueMails(sending())).toBe(0);
  expect(smtp.arrived).toHaveLength(1);
  expect(smtp.arrived[0]).toMatchObject({ to: 'support@aldermoor.example' });
  expect(smtp.arrived[0]?.text).toMatch(/^From: Console <console@aldermoor\.example>/m);
  expect(smtp.arrived[0]?.text).toMatch(/^Message-ID: <mail_\w+@aldermoor\.example>/m);
});

it('concurrent processes send each mail once', async () => {
  const addresses = Array.from({ length: 30 }, (_, index) => `person.${index}@aldermoor.example`);
  for (const address of addresses) await write(address);
  const counts = await Promise.all([sendDueMails(sending()), sendDueMails(sending()), sendDueMails(sending())]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(30);
  expect(smtp.arrived.map(({ to }) => to).sort()).toEqual([...addresses].sort());
});

it('a temporary failure is retried later, and its reason is stored until the mail is sent', async () => {
  const id = await write('later@aldermoor.example');
  smtp.refuse('RCPT', '451 try again');
  await sendDueMails(sending());
  expect(await fateOf(id)).toMatchObject({ state: 'QUEUED', attempts: 1, error: expect.stringContaining('451') });
  expect(await sendDueMails(sending())).toBe(0);
  const mailbox = await test.app.inject({ method: 'GET', url: `/mailbox?key=${test.app.mailboxKey}` });
  expect(mailbox.body).toContain('Retrying');
  test.clock.advance(30);
  await sendDueMails(sending());
  expect(await fateOf(id)).toEqual({ state: 'SENT', attempts: 2, error: null, sent: true });
});

it('a server that responds byte by byte is abandoned after a timeout', async () => {
  const dripping = createServer((socket) => {
    const drip = setInterval(() => socket.write('2'), 20);
    socket.on('error', () => undefined).once('close', () => clearInterval(drip));
  });
  dripping.listen(0, '127.0.0.1');
  await once(dripping, 'listening');
  const address = dripping.address();
  const sockets = new Set<Socket>();
  dripping.on('connection', (socket) => sockets.add(socket));
  const id = await write('slow@aldermoor.example');
  await sendDueMails({ ...sending(typeof address === 'object' && address ? address.port : 0), patienceMs: 300 });
  for (const socket of sockets) socket.destroy();
  dripping.close();
  expect(await fateOf(id)).toMatchObject({ state: 'QUEUED', error: 'The mail server timed out.' });
});

it('a mail to an address that does not exist fails without a retry', async () => {
  const id = await write('nobody@aldermoor.example');
  smtp.refuse('RCPT', '550 no such user');
  await sendDueMails(sending());
  expect(await fateOf(id)).toMatchObject({ state: 'FAILED', error: expect.stringContaining('550'), sent: false });
  const mailbox = await test.app.inject({ method: 'GET', url: `/mailbox?key=${test.app.mailboxKey}` });
  expect(mailbox.body).toContain('Failed: ');
});

it('a mail fails after six attempts if the server is unreachable', async () => {
  const id = await write('patience@aldermoor.example');
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await sendDueMails(sending(1));
    test.clock.advance(7_200);
  }
  expect(await fateOf(id)).toMatchObject({ state: 'FAILED', attempts: 6 });
});

it('a mail that waited longer than a day is not sent', async () => {
  const id = await write('old@aldermoor.example');
  test.clock.advance(25 * 60 * 60);
  expect(await sendDueMails(sending())).toBe(0);
  expect(await fateOf(id)).toMatchObject({
    state: 'SUPPRESSED',
    attempts: 0,
    error: 'The e-mail expired before it was sent.',
  });
});

it('the mail poller sends new mails until it is stopped', async () => {
  const broken: unknown[] = [];
  const stop = startPoller({ ...mailPoller(sending()), everyMs: 5 }, { onError: (error) => broken.push(error) });
  await write('loop@aldermoor.example');
  await until(() => smtp.arrived.length > 0, 'The arrival of the mail');
  await stop();
  expect(broken).toEqual([]);
});
