import { codes, type Currency } from '@console/contracts';
import { listAccountOptions, listAccounts } from '@console/contracts/accounts';
import * as contract from '@console/contracts/merchants';
import { demoCompanies } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { bank, merchantFlow } from '../../../testing/merchant-flow';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;

let test_: TestApp;
let owner: Headers;
let flow: ReturnType<typeof merchantFlow>;
beforeAll(async () => {
  test_ = await openTestApp();
  owner = await test_.signIn('owner');
  flow = merchantFlow(test_, { owner, checker: await test_.signIn('finance.checker') });
});
afterAll(() => test_.close());

const accountsOf = async (id: string) =>
  (await test_.call(listAccounts, { filter: { merchantId: [id] } }, owner)).list.map(
    ({ currency, available, status }) => `${currency} ${available.amount} ${status}`,
  );
const offered = async (merchantId: string) =>
  (await test_.call(listAccountOptions, { merchantId }, owner)).list.map(({ currency }) => currency);
const setMoney = (merchantId: string, currency: Currency, [balance, held]: [number, number]) =>
  test_.database.pool.query(
    `update ledger_account set posted_credit = posted_debit + $3, hold_out = $4 where owner_id = $1 and currency = $2`,
    [merchantId, currency, balance, held],
  );

test('a merchant has no account before its approval, and one in each currency after it', async () => {
  const { id } = await flow.submit(await flow.saveDraft(['SGD', 'USD']));
  expect(await accountsOf(id)).toEqual([]);
  await flow.decide({ id }, 'APPROVE');
  expect(await accountsOf(id)).toEqual(['SGD 0.00 NORMAL', 'USD 0.00 NORMAL']);
  expect(await offered(id)).toEqual(['SGD', 'USD']);
});

test('a currency that is added to an approved merchant gets an account immediately', async () => {
  const merchant = await flow.approveDraft(['SGD']);
  await flow.saveCurrencies(merchant, ['SGD', 'EUR', 'GBP']);
  expect(await offered(merchant.id)).toEqual(['EUR', 'GBP', 'SGD']);
});

test('the first currencies of a merchant without currencies, for example after a registration, get accounts immediately', async () => {
  const merchant = await flow.approveDraft(['SGD']);
  await test_.database.pool.query(`update merchant set currencies = '{}' where id = $1`, [merchant.id]);
  await flow.saveCurrencies(merchant, ['USD']);
  expect(await offered(merchant.id)).toEqual(['USD']);
});

test('the account of a removed currency is not offered, and is reused when the currency is added again', async () => {
  const merchant = await flow.approveDraft(['SGD', 'USD']);
  const removed = await flow.saveCurrencies(merchant, ['SGD']);
  expect(await offered(merchant.id)).toEqual(['SGD']);
  await flow.saveCurrencies(removed, ['SGD', 'USD']);
  expect(await accountsOf(merchant.id)).toEqual(['SGD 0.00 NORMAL', 'USD 0.00 NORMAL']);
  expect(await offered(merchant.id)).toEqual(['SGD', 'USD']);
});

test.each<[string, [number, number]]>([
  ['a balance', [500, 0]],
  ['a balance that is on hold as a whole', [500, 500]],
])('a currency with %s cannot be removed', async (_state, money) => {
  const merchant = await flow.approveDraft(['SGD', 'USD', 'EUR']);
  await setMoney(merchant.id, 'USD', money);
  const input = { ...bank, currencies: ['SGD'], id: merchant.id, version: merchant.version };
  const answer = await test_.post(contract.saveMerchantSettlement.path, input, { ...submission(), ...owner });
  expect(answer).toMatchObject({
    code: codes.invalid,
    fieldErrors: [
      {
        field: 'currencies',
        code: 'CURRENCY_HAS_BALANCE',
        message: "The merchant has money in USD, so these currencies can't be removed",
      },
    ],
  });
  expect(await offered(merchant.id)).toEqual(['EUR', 'SGD', 'USD']);
  await setMoney(merchant.id, 'USD', [0, 0]);
  await flow.saveCurrencies(merchant, ['SGD']);
  expect(await offered(merchant.id)).toEqual(['SGD']);
});

test('funding accounts of a merchant of another company are not found', async () => {
  const { id } = await flow.saveDraft(['SGD']);
  await test_.database.pool.query('update merchant set company_id = $2 where id = $1', [id, demoCompanies.lanshi]);
  const answer = await test_.post(listAccountOptions.path, { merchantId: id }, owner);
  expect(answer.code).toBe(codes.notFound);
});
