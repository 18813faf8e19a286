import type { WebhookEvent } from '@console/contracts/areas';
import {
  createCard,
  simulateAuthorization,
  simulateChargeback,
  simulateClearing,
  simulateIncrement,
  simulateRefund,
} from '@console/contracts/cards';
import { createWebhook } from '@console/contracts/webhooks';
import { draftOf } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let operations: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
});
afterAll(() => console_.close());

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

async function newCard(deposit = '500.00'): Promise<string> {
  const draft = await draftOf(console_, operations, '40001201', { deposit: usd(deposit) });
  return (await console_.call(createCard, draft, operations)).card.id;
}

const pay = (cardId: string, amount: string) =>
  console_.call(
    simulateAuthorization,
    { cardId, amount: usd(amount), shopName: 'Corner Grocer', mcc: '5411', shopCountry: 'US' },
    operations,
  );

describe('webhook events of a purchase', () => {
  const events: WebhookEvent[] = [
    'authorization.approved',
    'authorization.declined',
    'transaction.cleared',
    'transaction.refunded',
    'transaction.charged_back',
  ];
  const notifications = async () => {
    const { rows } = await console_.database.pool.query<{ body: string }>(
      'select body from webhook_delivery order by created_at, id',
    );
    return rows.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, string> });
  };
  beforeAll(async () => {
    const owner = await console_.signIn('owner');
    await console_.call(createWebhook, { url: 'http://127.0.0.1:9/in', events }, owner);
  });
  beforeEach(() => console_.database.pool.query('delete from webhook_delivery'));

  test('an approval, a clearing and a refund send one event each, in this order', async () => {
    const cardId = await newCard();
    const { id } = await pay(cardId, '40.00');
    await console_.call(simulateIncrement, { transactionId: id, amount: usd('10.00') }, operations);
    await console_.call(simulateClearing, { transactionId: id, amount: usd('50.00') }, operations);
    await console_.call(simulateRefund, { transactionId: id, amount: usd('50.00') }, operations);
    expect((await notifications()).map(({ type, data }) => [type, data])).toEqual([
      ['authorization.approved', { transactionId: id, cardId, phase: 'AUTHORIZED' }],
      ['transaction.cleared', { transactionId: id, cardId, phase: 'CLEARED' }],
      ['transaction.refunded', { transactionId: id, cardId, phase: 'REFUNDED' }],
    ]);
  });

  test('a chargeback sends an event', async () => {
    const cardId = await newCard();
    const { id } = await pay(cardId, '40.00');
    await console_.call(simulateClearing, { transactionId: id, amount: usd('40.00') }, operations);
    await console_.call(simulateChargeback, { transactionId: id }, operations);
    expect((await notifications()).at(-1)).toMatchObject({
      type: 'transaction.charged_back',
      data: { transactionId: id, cardId, phase: 'CHARGED_BACK' },
    });
  });

  test('a decline sends an event', async () => {
    const cardId = await newCard('10.00');
    const { id } = await pay(cardId, '400.00');
    expect(await notifications()).toMatchObject([
      { type: 'authorization.declined', data: { transactionId: id, cardId, phase: 'DECLINED' } },
    ]);
  });

  test('a repeated channel event sends one webhook event', async () => {
    const { id } = await pay(await newCard(), '40.00');
    const again = { transactionId: id, amount: usd('40.00'), eventId: 'clr-told-once' };
    await console_.call(simulateClearing, again, operations);
    await console_.call(simulateClearing, again, operations);
    expect((await notifications()).map(({ type }) => type)).toEqual(['authorization.approved', 'transaction.cleared']);
  });
});
