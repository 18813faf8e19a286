import type { Money } from '@console/contracts';
import {
  type CardDetail,
  createCard,
  limitCard,
  readCard,
  simulateAuthorization,
  simulateClearing,
  simulateReversal,
} from '@console/contracts/cards';
import { draftOf } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let operations: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
});
afterAll(() => console_.close());

const usd = (amount: string): Money => ({ amount, currency: 'USD' });

async function newCard(change: Parameters<typeof draftOf>[3] = {}): Promise<string> {
  const draft = await draftOf(console_, operations, '40001201', { deposit: usd('500.00'), ...change });
  return (await console_.call(createCard, draft, operations)).card.id;
}

let visits = 0;
const pay = (cardId: string, amount: string) =>
  console_.call(
    simulateAuthorization,
    { cardId, amount: usd(amount), shopName: `Shop ${(visits += 1)}`, mcc: '5812', shopCountry: 'US' },
    operations,
  );
const cardNow = (id: string): Promise<CardDetail> => console_.call(readCard, { id }, operations);
const figuresOf = async (id: string) => {
  const { spent, period, onHold, holds, available } = (await cardNow(id)).figures;
  return [spent.amount, period, onHold.amount, holds, available.amount];
};

test('open and cleared purchases count towards the limit; reversed and declined purchases do not', async () => {
  const id = await newCard({ limit: usd('200.00'), limitPeriod: 'MONTH' });
  expect(await figuresOf(id)).toEqual(['0.00', 'MONTH', '0.00', 0, '200.00']);
  expect((await cardNow(id)).figures.lastUsedAt).toBeNull();

  const first = await pay(id, '80.00');
  const second = await pay(id, '50.00');
  expect((await pay(id, '90.00')).declineCode).not.toBeNull();
  const held = Number(first.held.amount) + Number(second.held.amount);
  expect(await figuresOf(id)).toEqual(['130.00', 'MONTH', held.toFixed(2), 2, '70.00']);

  await console_.call(simulateClearing, { transactionId: first.id, amount: usd('60.00'), isFinal: true }, operations);
  await console_.call(simulateReversal, { transactionId: second.id, amount: usd('50.00') }, operations);
  expect(await figuresOf(id)).toEqual(['60.00', 'MONTH', '0.00', 0, '140.00']);
  expect((await cardNow(id)).figures.lastUsedAt).toBe(second.at);
});

test('the available amount is at most the balance, even under a higher limit', async () => {
  const id = await newCard({ limit: usd('9000.00'), limitPeriod: 'LIFETIME' });
  const { figures, balance } = await cardNow(id);
  expect(figures).toMatchObject({ period: 'LIFETIME', resetsAt: null, available: balance });
});

test('without a limit period the spent amount is that of the month, and a limit per transaction does not decrease', async () => {
  const id = await newCard({ limit: usd('100.00'), limitPeriod: 'PER_TXN' });
  const { version } = await cardNow(id);
  await pay(id, '90.00');
  expect((await figuresOf(id)).at(-1)).toBe('100.00');
  expect(await figuresOf(id)).toEqual(expect.arrayContaining(['90.00', 'MONTH']));
  const free = await console_.call(limitCard, { id, version, reason: 'HOLDER_REQUEST' }, operations);
  expect(free.figures).toMatchObject({ spent: usd('90.00'), period: 'MONTH', available: free.balance });
});

test.each([
  ['DAY', 1],
  ['WEEK', 7],
  ['MONTH', 31],
  ['QUARTER', 92],
  ['YEAR', 366],
] as const)("a limit per %s resets at midnight in the company's time zone", async (limitPeriod, mostDays) => {
  const id = await newCard({ limit: usd('100.00'), limitPeriod });
  const { resetsAt } = (await cardNow(id)).figures;
  const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Singapore', timeStyle: 'short' });
  expect(local.format(new Date(resetsAt ?? ''))).toBe('00:00');
  const ahead = Date.parse(resetsAt ?? '') - console_.clock.now.getTime();
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThanOrEqual(mostDays * 86_400_000);
});
