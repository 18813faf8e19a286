import { codes, type Currency } from '@console/contracts';
import { listAccountOptions, listAccounts } from '@console/contracts/accounts';
import * as contract from '@console/contracts/merchants';
import { decideReview, listReviews } from '@console/contracts/reviews';
import { demoCompanies, demoUsers } from '@console/demo/ids';
import { newId } from '../../../platform/db/ids';
import { insertFile } from '../../../platform/files/file.store';
import { submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;
type Versioned = { id: string; version: number };

let test_: TestApp;
let owner: Headers;
let checker: Headers;
beforeAll(async () => {
  test_ = await openTestApp();
  owner = await test_.signIn('owner');
  checker = await test_.signIn('finance.checker');
});
afterAll(() => test_.close());

const contact = {
  address: '1 Raffles Place',
  city: 'Singapore',
  state: '',
  postalCode: '048616',
  contactName: 'Mei Tan',
  areaCode: '+65',
  phone: '6123 4567',
  email: 'mei@quay.example',
  website: '',
};
const bank = {
  bankName: 'DBS Bank',
  bankAccountName: 'Quay Pte. Ltd.',
  bankAccountNo: '003-912345-6',
  bankSwift: 'DBSSSGSG',
  settlementEmails: [],
};

const fileId = async (): Promise<string> => {
  const id = newId('file');
  await insertFile(test_.database.owner, {
    id,
    companyId: demoCompanies.aldermoor,
    ownerId: demoUsers.owner,
    purpose: 'UPLOAD',
    name: 'licence.pdf',
    mediaType: 'application/pdf',
    bytes: 100,
    sha256: 'a'.repeat(64),
    createdAt: test_.clock.now,
    expiresAt: new Date(test_.clock.now.getTime() + 600_000),
  });
  return id;
};

let turn = 0;
const save = ({ id, version }: Versioned, currencies: Currency[]) =>
  test_.call(contract.saveMerchantSettlement, { ...bank, currencies, id, version }, owner);
const saveDraft = async (currencies: Currency[]) => {
  turn += 1;
  const names = { nameEn: `Quay ${turn}`, nameZh: `码头${turn}`, registrationNo: `REG-${turn}` };
  const identity = { ...names, country: 'SG', mcc: '5732', licences: [await fileId()], target: null };
  const { id, version } = await test_.call(contract.saveMerchantIdentity, identity, owner);
  return save(await test_.call(contract.saveMerchantContact, { ...contact, id, version }, owner), currencies);
};
const approve = async ({ id, version }: Versioned) => {
  await test_.call(contract.submitMerchant, { id, version }, owner);
  const { list } = await test_.call(listReviews, { filter: { stage: ['PENDING'] } }, owner);
  const review = list.find(({ objectId }) => objectId === id);
  const decision = {
    id: review?.id ?? '',
    version: review?.version ?? 0,
    decision: 'APPROVE' as const,
    note: 'Checked',
  };
  await test_.call(decideReview, decision, checker);
  return test_.call(contract.readMerchant, { id }, owner);
};

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

test('a merchant has no account before its approval, and then one in each currency', async () => {
  const draft = await saveDraft(['SGD', 'USD']);
  expect(await accountsOf(draft.id)).toEqual([]);
  const { id } = await approve(draft);
  expect(await accountsOf(id)).toEqual(['SGD 0.00 NORMAL', 'USD 0.00 NORMAL']);
  expect(await offered(id)).toEqual(['SGD', 'USD']);
});

test('a currency that is added to an approved merchant has an account at once', async () => {
  const merchant = await approve(await saveDraft(['SGD']));
  await save(merchant, ['SGD', 'EUR', 'GBP']);
  expect(await offered(merchant.id)).toEqual(['EUR', 'GBP', 'SGD']);
});

test('the first currencies of a merchant without any, such as one from a registration, have accounts at once', async () => {
  const merchant = await approve(await saveDraft(['SGD']));
  await test_.database.pool.query(`update merchant set currencies = '{}' where id = $1`, [merchant.id]);
  await save(merchant, ['USD']);
  expect(await offered(merchant.id)).toEqual(['USD']);
});

test('a removed currency is not offered, and its account returns when it is added again', async () => {
  const merchant = await approve(await saveDraft(['SGD', 'USD']));
  const removed = await save(merchant, ['SGD']);
  expect(await offered(merchant.id)).toEqual(['SGD']);
  await save(removed, ['SGD', 'USD']);
  expect(await accountsOf(merchant.id)).toEqual(['SGD 0.00 NORMAL', 'USD 0.00 NORMAL']);
  expect(await offered(merchant.id)).toEqual(['SGD', 'USD']);
});

test.each<[string, [number, number]]>([
  ['a balance', [500, 0]],
  ['a balance that is on hold as a whole', [500, 500]],
])('a currency with %s cannot be removed', async (_state, money) => {
  const merchant = await approve(await saveDraft(['SGD', 'USD', 'EUR']));
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
  await save(merchant, ['SGD']);
  expect(await offered(merchant.id)).toEqual(['SGD']);
});

test('funding accounts of a merchant of another company are not found', async () => {
  const { id } = await saveDraft(['SGD']);
  await test_.database.pool.query('update merchant set company_id = $2 where id = $1', [id, demoCompanies.lanshi]);
  const answer = await test_.post(listAccountOptions.path, { merchantId: id }, owner);
  expect(answer.code).toBe(codes.notFound);
});
