import { codes, type Money } from '@console/contracts';
import { saveShareRule } from '@console/contracts/cards';
import { readWallet, type Wallet, withdrawWallet } from '@console/contracts/wallets';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { walletOf } from '../../../testing/wallet-samples';
import { topUpDuePools } from './auto-top-up.actions';
import { sql } from '../../../platform/db/sql';

let test_: TestApp;
let operations: Record<string, string>;
let made = 0;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
});
beforeEach(async () => {
  operations = await test_.signIn('operations');
});
afterAll(() => test_.close());

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const now = () => ({ ...operations, ...submission() });
const topUp = () => topUpDuePools({ pool: test_.database.pool, clock: () => test_.clock.now });
const draftOf = (change: object) => ({
  merchantId: firstMerchantId,
  name: `Topping up ${(made += 1)}`,
  type: 'WALLET' as const,
  floatingPercent: 0,
  warningPercent: 10,
  maxCards: 10,
  topUpBelowPercent: 30,
  topUpByPercent: 20,
  topUpMaxPerDay: 2,
  ...change,
});

async function toppedUp(change: object = {}): Promise<Wallet> {
  const { id: ruleId } = await test_.call(saveShareRule, draftOf(change), now());
  return walletOf(test_, operations, { ruleId });
}

/** Reduces the balance to an amount as if the rest were spent: the deposit does not change. */
async function leave({ id }: Wallet, amount: string): Promise<void> {
  const wallet = await test_.call(readWallet, { id }, operations);
  const taken = (Number(wallet.available.amount) - Number(amount)).toFixed(2);
  await test_.call(withdrawWallet, { id, version: wallet.version, amount: usd(taken) }, now());
  await test_.database.owner.execute(sql`update wallet set deposit_minor = 20000 where id = ${id}`);
}

const availableOf = async ({ id }: Wallet) => (await test_.call(readWallet, { id }, operations)).available.amount;

test('a pool below its threshold is topped up from its account, up to the daily maximum of its rule', async () => {
  const wallet = await toppedUp();
  await leave(wallet, '60.00');
  expect(await topUp()).toBe(0);
  await leave(wallet, '59.99');
  expect(await topUp()).toBe(1);
  expect(await availableOf(wallet)).toBe('99.99');
  expect(await topUp()).toBe(0);
  await leave(wallet, '10.00');
  expect(await topUp()).toBe(1);
  expect(await availableOf(wallet)).toBe('50.00');
  // The rule permits two top-ups per day.
  expect(await topUp()).toBe(0);
  test_.clock.advance(86_400);
  expect(await topUp()).toBe(1);
  operations = await test_.signIn('operations');
  expect(await availableOf(wallet)).toBe('90.00');
});

test('two concurrent processes top up a pool once', async () => {
  const wallet = await toppedUp();
  await leave(wallet, '50.00');
  const filled = await Promise.all([topUp(), topUp()]);
  expect(filled.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await availableOf(wallet)).toBe('90.00');
});

test('a pool is not topped up from an account without enough balance', async () => {
  const wallet = await toppedUp();
  await leave(wallet, '10.00');
  const deposited = (minor: string) =>
    test_.database.owner.execute(sql`update wallet set deposit_minor = ${minor}::bigint where id = ${wallet.id}`);
  await deposited('900000000000');
  expect(await topUp()).toBe(0);
  expect(await availableOf(wallet)).toBe('10.00');
  await deposited('20000');
  expect(await topUp()).toBe(1);
});

test('a rule with automatic top-up requires threshold, amount and daily maximum', async () => {
  const response = await test_.post(saveShareRule.path, draftOf({ topUpByPercent: null }), now());
  expect(response).toMatchObject({ code: codes.invalid, fieldErrors: [{ field: 'topUpByPercent', code: 'REQUIRED' }] });
});
