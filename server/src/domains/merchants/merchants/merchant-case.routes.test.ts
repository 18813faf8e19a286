import * as contract from '@console/contracts/merchants';
import { bank, contact, merchantFlow } from '../../../testing/merchant-flow';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;

let test_: TestApp;
let owner: Headers;
let checker: Headers;
let flow: ReturnType<typeof merchantFlow>;
beforeAll(async () => {
  test_ = await openTestApp();
  [owner, checker] = [await test_.signIn('owner'), await test_.signIn('finance.checker')];
  flow = merchantFlow(test_, { owner, checker });
});
afterAll(() => test_.close());

/** Changes address, contact, currencies, e-mails and registration settings of a merchant after its review. */
async function changeOpenFields(id: string): Promise<void> {
  const { version } = await flow.read(id);
  const other = {
    ...contact,
    address: '9 Harbour Road',
    contactName: 'Li Wei',
    phone: '9999 0000',
    email: 'li@quay.example',
  };
  const moved = await test_.call(contract.saveMerchantContact, { ...other, id, version }, owner);
  const settlement = { ...bank, currencies: ['USD' as const], settlementEmails: [], id, version: moved.version };
  const saved = await test_.call(contract.saveMerchantSettlement, settlement, owner);
  await test_.call(
    contract.saveMerchantRegistration,
    { id, version: saved.version, registrationEnabled: false, invitationCodeRequired: true },
    owner,
  );
}

const submitted = {
  address: contact.address,
  contactName: contact.contactName,
  phone: contact.phone,
  email: contact.email,
  currencies: ['SGD', 'EUR'],
  settlementEmails: bank.settlementEmails,
  registrationEnabled: true,
  invitationCodeRequired: false,
};

test.each(['APPROVE', 'REJECT', 'WITHDRAW'] as const)(
  'after %s, the case of a new merchant shows address, contact, currencies and settings as submitted',
  async (decision) => {
    const { id, review } = await flow.submit(await flow.saveDraft(['SGD', 'EUR']));
    const readCase = () => test_.call(contract.readMerchantCase, { id: review?.id ?? '' }, checker);
    expect((await readCase()).merchant).toMatchObject(submitted);
    await flow.decide({ id }, decision);
    await changeOpenFields(id);
    expect((await readCase()).merchant).toMatchObject(submitted);
    expect(await flow.read(id)).toMatchObject({ address: '9 Harbour Road', currencies: ['USD'] });
  },
);

test('submitted contacts are masked for users from whom contacts are hidden', async () => {
  const { id, review } = await flow.submit(await flow.saveDraft());
  await flow.decide({ id }, 'APPROVE');
  await changeOpenFields(id);
  await test_.database.pool.query(
    `update app_user set hidden_groups = '{HOLDER_CONTACT}' where login_name = 'finance.checker'`,
  );
  const { merchant } = await test_.call(contract.readMerchantCase, { id: review?.id ?? '' }, checker);
  await test_.database.pool.query(`update app_user set hidden_groups = '{}' where login_name = 'finance.checker'`);
  expect(merchant.phone).toMatch(/•/);
  expect([merchant.phone, merchant.email].join(' ')).not.toMatch(/6123|mei@/);
});

test('a review without these fields in its snapshot shows their current values', async () => {
  const { id, review } = await flow.submit(await flow.saveDraft());
  await flow.decide({ id }, 'APPROVE');
  await changeOpenFields(id);
  await test_.database.pool.query(`update review set snapshot = snapshot - 'open' where id = $1`, [review?.id]);
  const { merchant } = await test_.call(contract.readMerchantCase, { id: review?.id ?? '' }, checker);
  expect(merchant).toMatchObject({ address: '9 Harbour Road', currencies: ['USD'], bankName: bank.bankName });
});
