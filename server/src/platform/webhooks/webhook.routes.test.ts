import { codes } from '@console/contracts';
import { type Card, exportCards, freezeCard, unfreezeCard } from '@console/contracts/cards';
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  rotateWebhook,
  saveWebhook,
  type WebhookEndpoint,
} from '@console/contracts/webhooks';
import { cardIn, submission } from '../../testing/card-samples';
import { workAll } from '../../testing/job-worker';
import { tablesHolding } from '../../testing/tables-holding';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { testSecrets } from '../../testing/test-world';
import { isSignedBy, openReceiver } from '../../testing/webhook-receiver';
import { postTo } from './post-webhook';
import { sendDueWebhooks } from './send-due-webhooks.actions';

type Headers = Record<string, string>;

let test_: TestApp;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let developer: Headers;
let operations: Headers;
let card: Card;
let endpoint: WebhookEndpoint;
let secret: string;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  receiver = await openReceiver();
  developer = await test_.signIn('developer');
  operations = await test_.signIn('operations');
  card = await cardIn(test_, operations, 'ACTIVE');
  const draft = { url: receiver.url, events: ['card.frozen' as const, 'card.unfrozen' as const] };
  ({ endpoint, secret } = await test_.call(createWebhook, draft, developer));
});
afterAll(async () => {
  await receiver.close();
  await test_.close();
});
beforeEach(async () => {
  await test_.database.pool.query('delete from webhook_delivery');
  receiver.received.length = 0;
  receiver.answerWith(204);
});

const sendAll = () =>
  sendDueWebhooks({
    pool: test_.database.pool,
    clock: () => test_.clock.now,
    secrets: testSecrets,
    post: postTo({ allowsInside: true }),
  });
const deliveries = async () => (await test_.call(listDeliveries, {}, developer)).list;

/** Freezes the card, or unfreezes it if it is frozen; each raises an event. */
async function turn(): Promise<void> {
  const expected = { id: card.id, version: card.version };
  card =
    card.state === 'ACTIVE'
      ? await test_.call(freezeCard, { ...expected, reason: 'LOST' }, operations)
      : await test_.call(unfreezeCard, { ...expected, reason: 'RESOLVED' }, operations);
}

test('an event is sent once, signed, with ids and states only', async () => {
  await turn();
  // Two concurrent runs, as of two processes.
  const counts = await Promise.all([sendAll(), sendAll()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  const [first, ...others] = receiver.received;
  if (!first) throw new Error('Nothing arrived.');
  expect(others).toEqual([]);
  expect([isSignedBy(secret, first), isSignedBy('another', first)]).toEqual([true, false]);
  expect(isSignedBy(secret, { ...first, body: `${first.body} ` })).toBe(false);
  expect(JSON.parse(first.body)).toEqual({
    id: first.headers['webhook-id'],
    type: 'card.frozen',
    at: test_.clock.now.toISOString(),
    data: { cardId: card.id, state: 'FROZEN' },
  });
  expect(await deliveries()).toMatchObject([{ state: 'SENT', attempts: 1, statusCode: 204, dueAt: null }]);
});

test('the end of a job is sent with its id, type and state only', async () => {
  const ended = await test_.call(createWebhook, { url: receiver.url, events: ['job.ended'] }, developer);
  const job = await test_.call(exportCards, { format: 'CSV', filter: { currency: ['USD'] } }, operations);
  await workAll(test_);
  expect(await sendAll()).toBe(1);
  const [reported] = receiver.received;
  if (!reported) throw new Error('Nothing arrived.');
  expect(isSignedBy(ended.secret, reported)).toBe(true);
  const data = { jobId: job.id, type: 'CARD_EXPORT', state: 'SUCCEEDED' };
  expect(JSON.parse(reported.body)).toMatchObject({ type: 'job.ended', data });
  const { id, version, url, events } = ended.endpoint;
  await test_.call(saveWebhook, { id, version, url, events, status: 'PAUSED' }, developer);
});

test('a refused change sends no event', async () => {
  const stale = { id: card.id, version: card.version + 5, reason: 'RESOLVED' };
  const { code } = await test_.post(unfreezeCard.path, stale, { ...operations, ...submission() });
  expect([code, await deliveries()]).toEqual([codes.versionConflict, []]);
});

test('a failing delivery is retried up to ten attempts, and again after a manual replay', async () => {
  receiver.answerWith(500);
  await turn();
  for (let n = 0; n < 10; n += 1) {
    expect(await sendAll()).toBe(1);
    // The retry is not due yet.
    expect(await sendAll()).toBe(0);
    test_.clock.advance(86_400);
    developer = await test_.signIn('developer');
  }
  const [dead] = await deliveries();
  expect(dead).toMatchObject({ state: 'DEAD', attempts: 10, statusCode: 500, error: 'the receiver answered 500' });
  expect(await sendAll()).toBe(0);
  receiver.answerWith(200);
  await test_.call(replayDelivery, { id: dead?.id ?? '' }, developer);
  await sendAll();
  expect(await deliveries()).toMatchObject([{ state: 'SENT', attempts: 1, statusCode: 200, error: null }]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  operations = await test_.signIn('operations');
});

test('a redirect is not followed, and status 410 ends the retries', async () => {
  receiver.answerWith(302);
  await turn();
  await sendAll();
  expect(await deliveries()).toMatchObject([{ state: 'QUEUED', statusCode: 302 }]);
  receiver.answerWith(410);
  test_.clock.advance(10);
  await sendAll();
  expect(await deliveries()).toMatchObject([{ state: 'DEAD', attempts: 2, statusCode: 410 }]);
});

test('both signing secrets sign for a day after a rotation, then only the new one', async () => {
  const former = secret;
  ({ endpoint, secret } = await test_.call(rotateWebhook, { id: endpoint.id, version: endpoint.version }, developer));
  expect(endpoint.formerUntil).not.toBeNull();
  await turn();
  await sendAll();
  test_.clock.advance(86_401);
  [developer, operations] = [await test_.signIn('developer'), await test_.signIn('operations')];
  await turn();
  await sendAll();
  const signs = receiver.received.map((one) => [isSignedBy(secret, one), isSignedBy(former, one)]);
  expect(signs).toEqual([
    [true, true],
    [true, false],
  ]);
});

test('a paused endpoint gets no new events, and its queued events are sent when it resumes', async () => {
  await turn();
  const { id, url, events, version } = endpoint;
  endpoint = await test_.call(saveWebhook, { id, url, events, version, status: 'PAUSED' }, developer);
  await turn();
  expect([await sendAll(), (await deliveries()).length]).toEqual([0, 1]);
  const again = { id, url, events, version: endpoint.version, status: 'ACTIVE' as const };
  endpoint = await test_.call(saveWebhook, again, developer);
  expect(await sendAll()).toBe(1);
});

test('a signing secret is returned once and never stored in plain text', async () => {
  expect(await tablesHolding(test_.database.pool, secret)).toEqual([]);
  expect(JSON.stringify(await test_.call(listWebhooks, {}, developer))).not.toContain(secret);
});

test('endpoints of another company are not found, and merchant users have no access', async () => {
  const zh = await test_.signIn('owner.zh');
  expect((await test_.call(listWebhooks, {}, zh)).list).toEqual([]);
  const { id, version } = endpoint;
  expect((await test_.post(rotateWebhook.path, { id, version }, zh)).code).toBe(codes.notFound);
  expect((await test_.post(listWebhooks.path, {}, await test_.signIn('merchant.owner'))).code).toBe(codes.noPermission);
});

describe('without demo data', () => {
  const outside = postTo({ allowsInside: false });
  const posting = (url: string) => ({ url, headers: {}, body: '{}' });

  test('an address of this machine or its network is refused on input', async () => {
    const real = await openTestApp({ env: { DEMO: 'off' } });
    const headers = await real.signIn('developer');
    for (const url of [receiver.url, 'https://127.0.0.1/in', 'https://localhost/in', 'https://169.254.169.254/'])
      expect(await real.post(createWebhook.path, { url, events: ['card.frozen'] }, headers)).toMatchObject({
        code: codes.invalid,
        fieldErrors: [{ field: 'url' }],
      });
    await real.close();
  });

  test('an address of this machine is refused at delivery, by IP address or name', async () => {
    await expect(outside(posting(`https://127.0.0.1:${receiver.port}/in`))).rejects.toThrow('not allowed');
    await expect(outside(posting(`https://localhost:${receiver.port}/in`))).rejects.toThrow('not allowed');
    await expect(outside(posting(receiver.url))).rejects.toThrow('not allowed');
    expect(receiver.received).toEqual([]);
  });
});
