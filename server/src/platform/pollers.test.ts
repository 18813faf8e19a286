import { until } from '@console/configs/jest/deadline';
import { features } from '../domains';
import { newId } from './db/ids';
import { buildApp } from './http/app';
import { startPollers } from './pollers';
import { openSmtpServer, type SmtpServer } from '../testing/smtp-server';
import { openTestApp, type TestApp } from '../testing/test-app';

let smtp: SmtpServer;
let one: TestApp;
beforeAll(async () => {
  smtp = await openSmtpServer();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Console <console@aldermoor.example>' };
  // Polls ten times as often as by default, to keep the test short.
  one = await openTestApp({ env: { ...mail, POLL_PACE: '1000' } });
});
afterAll(async () => {
  await one.close();
  await smtp.close();
});

async function writeMail(): Promise<void> {
  const { now } = one.clock;
  await one.database.pool.query(
    `insert into mail_outbox (id, company_id, to_address, subject, body, created_at, due_at)
     select $1, id, 'support@aldermoor.example', 'Hello', 'Hello', $2, $2 from company where is_default`,
    [newId('mail'), now],
  );
}

const findStates = async () =>
  (await one.database.pool.query<{ state: string }>('select state from mail_outbox')).rows.map(({ state }) => state);

it('a process without pollers sends no mail, and another process on the same database sends it', async () => {
  const { deps } = one.app;
  const createPollers = jest.fn(() => []);
  const counting = [...features, { name: 'counting', pollers: createPollers }];
  const other = await buildApp({ ...deps, config: { ...deps.config, runsPollers: false } }, counting);
  await writeMail();
  const stopOther = startPollers(other);
  // A process without pollers has not even created them, and the mail is still queued.
  expect([createPollers.mock.calls.length, await findStates()]).toEqual([0, ['QUEUED']]);
  const stopOne = startPollers(one.app);
  await until(async () => (await findStates()).includes('SENT'), 'A sent mail');
  expect(smtp.arrived).toHaveLength(1);
  await Promise.all([stopOne(), stopOther()]);
  await other.close();
});
