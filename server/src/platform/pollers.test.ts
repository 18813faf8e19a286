import { modules } from '../domains';
import { newId } from './db/ids';
import { buildApp } from './http/app';
import { startPoller } from './poller';
import { startPollers } from './pollers';
import { openSmtpServer, type SmtpServer } from '../testing/smtp-server';
import { openTestApp, type TestApp } from '../testing/test-app';

let smtp: SmtpServer;
let one: TestApp;
beforeAll(async () => {
  smtp = await openSmtpServer();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Console <console@aldermoor.example>' };
  // Ten times as often as usual, so that nobody waits.
  one = await openTestApp({ env: { ...mail, POLL_PACE: '1000' } });
});
afterAll(async () => {
  await one.close();
  await smtp.close();
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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

it('a process without pollers sends nothing, while another on the same database does', async () => {
  const { deps } = one.app;
  const other = await buildApp({ ...deps, config: { ...deps.config, runsPollers: false } }, modules);
  await writeMail();
  const stopOther = startPollers(other);
  await sleep(1_000);
  expect([smtp.arrived.length, await findStates()]).toEqual([0, ['QUEUED']]);
  const stopOne = startPollers(one.app);
  while (!(await findStates()).includes('SENT')) await sleep(20);
  expect(smtp.arrived).toHaveLength(1);
  await Promise.all([stopOne(), stopOther()]);
  await other.close();
});

it('a slower pace makes longer pauses', async () => {
  const polls = { usual: 0, slow: 0 };
  const counting = (name: keyof typeof polls) => ({
    name,
    everyMs: 10,
    poll: async () => {
      polls[name] += 1;
      return 0;
    },
  });
  const onError = (error: unknown) => {
    throw error;
  };
  const stops = [startPoller(counting('usual'), { onError }), startPoller(counting('slow'), { onError, pace: 0.1 })];
  while (polls.slow < 3) await sleep(10);
  await Promise.all(stops.map((stop) => stop()));
  expect(polls.usual).toBeGreaterThan(2 * polls.slow);
});
