import type { Money } from '@console/contracts';
import { listAccountOptions } from '@console/contracts/accounts';
import {
  createShareCard,
  createShareGroup,
  listIssuableBins,
  readShareGroup,
  saveShareRule,
  simulateAuthorization,
  topUpShareGroup,
  withdrawShareGroup,
} from '@console/contracts/cards';
import { listNotifications } from '@console/contracts/notifications';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { notifyLowPools } from './notify-low.actions';

let test_: TestApp;
let operations: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  // Sends the notifications of the demo's low pools first, so that this test counts only its own.
  await tell();
});
afterAll(() => test_.close());

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const now = () => ({ ...operations, ...submission() });
const tell = () => notifyLowPools({ pool: test_.database.pool, clock: () => test_.clock.now });

const usdBin = async () => {
  const { list } = await test_.call(listIssuableBins, {}, operations);
  return list.find(({ bin }) => bin === '40001201')?.id ?? '';
};

async function groupOf(deposit: string, warningPercent: number) {
  const { list: accounts } = await test_.call(listAccountOptions, { merchantId: firstMerchantId }, operations);
  const terms = { type: 'EXTENDED_SHARE' as const, floatingPercent: 0, warningPercent, maxCards: 5 };
  const rule = await test_.call(saveShareRule, { merchantId: firstMerchantId, name: 'Warned', ...terms }, now());
  return test_.call(
    createShareGroup,
    {
      merchantId: firstMerchantId,
      name: 'Fleet & fuel',
      ruleId: rule.id,
      accountId: accounts.find(({ currency }) => currency === 'USD')?.id ?? '',
      binId: await usdBin(),
      deposit: usd(deposit),
    },
    now(),
  );
}

/** Buys with a card of the group, so that its pool has a hold. */
async function spend(poolId: string, amount: string): Promise<void> {
  const terms = { alias: 'Shared', limit: usd('100'), limitPeriod: 'DAY' as const, validTo: '2026-12-31' };
  const { card } = await test_.call(createShareCard, { poolId, binId: await usdBin(), ...terms }, now());
  const sale = { shopName: 'Shop', mcc: '5411', shopCountry: 'US', amount: usd(amount) };
  const bought = await test_.call(simulateAuthorization, { cardId: card.id, ...sale }, now());
  expect(bought.phase).toBe('AUTHORIZED');
}

async function notificationOf(id: string, loginName: 'operations' | 'support' = 'operations') {
  const { list } = await test_.call(listNotifications, {}, await test_.signIn(loginName));
  return list.filter(({ objectId }) => objectId === id);
}

test('users who can top up a group are notified once when it is low, and again after it has recovered', async () => {
  const { id } = await groupOf('100', 20);
  const transfer = async (call: typeof topUpShareGroup, amount: string) => {
    const { version } = await test_.call(readShareGroup, { id }, operations);
    await test_.call(call, { id, version, amount: usd(amount) }, now());
  };
  expect(await tell()).toBe(0);

  // Spending does not lower the deposit, so the threshold is still 20 of 100.
  await spend(id, '81.00');
  expect(await tell()).toBe(1);
  expect(await notificationOf(id)).toEqual([
    expect.objectContaining({
      type: 'POOL_LOW',
      label: 'Fleet & fuel',
      page: 'cards-share-group?q=Fleet%20%26%20fuel',
    }),
  ]);
  expect(await notificationOf(id, 'support')).toEqual([]);
  expect(await tell()).toBe(0);

  // At 21 the balance is above the threshold, but by less than 10 %.
  await transfer(topUpShareGroup, '2');
  expect(await tell()).toBe(0);
  await transfer(withdrawShareGroup, '2');
  expect(await tell()).toBe(0);

  await transfer(topUpShareGroup, '10');
  expect(await tell()).toBe(0);
  await transfer(withdrawShareGroup, '10');
  expect(await tell()).toBe(1);
  expect(await notificationOf(id)).toHaveLength(2);
});
