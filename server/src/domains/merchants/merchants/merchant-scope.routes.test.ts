import { codes } from '@console/contracts';
import * as contract from '@console/contracts/merchants';
import { firstMerchantId } from '@console/demo/ids';
import { enterAsApplicant } from '../../../testing/applicant';
import { submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;
let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
});
afterAll(() => test_.close());

const id = firstMerchantId;
const target = { id, version: 1 };
const identity = { nameEn: 'Quay', nameZh: '码头', registrationNo: 'REG-1', country: 'SG', mcc: '5732' };
const contact = { address: '1 Raffles Place', city: 'Singapore', state: '', postalCode: '', contactName: 'Mei Tan' };
const reached = { areaCode: '+65', phone: '6123 4567', email: 'mei@quay.example', website: '' };
const file = 'file_01K00000000000000000000001';
const bank = { bankName: 'DBS Bank', bankAccountName: 'Quay', bankAccountNo: '003-912345-6', bankSwift: 'DBSSSGSG' };
const emails = ['finance@quay.example'];

/** All operations on merchants, with a valid input. */
const calls = [
  [contract.listMerchants, {}],
  [contract.countMerchants, {}],
  [contract.readMerchant, { id }],
  [contract.readMerchantOverview, { id }],
  [contract.readMerchantHistory, { id }],
  [contract.readMerchantCase, { id: 'rev_01K00000000000000000000001' }],
  [contract.downloadCaseLicence, { id: 'rev_01K00000000000000000000001', fileId: file }],
  [contract.downloadMerchantLicence, { id, fileId: file }],
  [contract.showMerchantBankAccount, { id }],
  [contract.saveMerchantIdentity, { ...identity, licences: [file], target: null }],
  [contract.saveMerchantIdentity, { ...identity, licences: [file], target }],
  [contract.saveMerchantContact, { ...contact, ...reached, ...target }],
  [contract.saveMerchantRegistration, { registrationEnabled: true, invitationCodeRequired: true, ...target }],
  [contract.saveMerchantSettlement, { currencies: ['SGD'], ...bank, settlementEmails: emails, ...target }],
  [contract.saveMerchantRemark, { remark: '', ...target }],
  [contract.submitMerchant, target],
  [contract.discardMerchantChanges, target],
  [contract.renewReferralCode, target],
  [contract.suspendMerchant, { ...target, note: 'x' }],
  [contract.resumeMerchant, target],
  [contract.checkMerchantClose, { id }],
  [contract.closeMerchant, { ...target, note: 'x' }],
  [contract.countMerchantExport, {}],
  [contract.exportMerchants, { format: 'CSV' }],
] as const;

const expectAll = async (headers: Headers, code: number) => {
  for (const [{ path, input }, given] of calls) {
    expect([path, input.safeParse(given).error]).toEqual([path, undefined]);
    const answer = await test_.post(path, given, { ...submission(), ...headers });
    expect([path, answer.code]).toEqual([path, code]);
  }
};

test('a wallet user without a role is refused by all operations on merchants', async () => {
  await expectAll(await test_.signIn('wallet.manager'), codes.noPermission);
});

test('an onboarding session is refused by all operations on merchants', async () => {
  const { headers } = await enterAsApplicant(test_, 'applicant@quay.example');
  await expectAll(headers, codes.signedOut);
});
