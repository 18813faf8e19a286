import { codes } from '@console/contracts';
import { webhookEvents } from '@console/contracts/areas';
import * as contract from '@console/contracts/merchants';
import { decideReview, listReviews } from '@console/contracts/reviews';
import { demoCompanies, demoUsers } from '@console/demo/ids';
import { columnsIn } from '../../../platform/exports/dataset';
import { newId } from '../../../platform/db/ids';
import { insertFile } from '../../../platform/files/file.store';
import { submission } from '../../../testing/card-samples';
import { givenFile } from '../../../testing/given-file';
import { oneOnly, race } from '../../../testing/race';
import { signInWith } from '../../../testing/sign-in-with';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { merchantExport } from './merchant.export';

type Headers = Record<string, string>;
let test_: TestApp;
let owner: Headers;
let checker: Headers;
beforeAll(async () => {
  test_ = await openTestApp();
  owner = await test_.signIn('owner');
  checker = await test_.signIn('finance.checker');
});
afterAll(() => test_.close());

let turn = 0;
const identity = () => {
  turn += 1;
  return { nameEn: `Quay ${turn}`, nameZh: `码头${turn}`, registrationNo: `REG-${turn}`, country: 'SG', mcc: '5732' };
};
const contact = {
  address: '1 Raffles Place',
  city: 'Singapore',
  state: 'Central',
  postalCode: '048616',
  contactName: 'Mei Tan',
  areaCode: '+65',
  phone: '6123 4567',
  email: 'mei@quay.example',
  website: 'https://quay.example',
};
const settlement = {
  currencies: ['SGD' as const, 'USD' as const],
  bankName: 'DBS Bank',
  bankAccountName: 'Quay Pte. Ltd.',
  bankAccountNo: '003-912345-6',
  bankSwift: 'DBSSSGSG',
  settlementEmails: ['finance@quay.example'],
};

const answerOf = ({ path }: { path: string }, input: object, headers = owner) =>
  test_.post(path, input, { ...submission(), ...headers });

type Identity = ReturnType<typeof identity>;
/** A new upload of the owner, inserted directly because uploads per user are limited. */
const uploaded = async (): Promise<string> => {
  const id = newId('file');
  const { now } = test_.clock;
  await insertFile(test_.database.owner, {
    id,
    companyId: demoCompanies.aldermoor,
    ownerId: demoUsers.owner,
    purpose: 'UPLOAD',
    name: 'licence.pdf',
    mediaType: 'application/pdf',
    bytes: 100,
    sha256: 'a'.repeat(64),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 600_000),
  });
  return id;
};

const createDraft = async (over: Partial<Identity> = {}) =>
  test_.call(
    contract.saveMerchantIdentity,
    { ...identity(), ...over, licences: [await uploaded()], target: null },
    owner,
  );

const fill = async ({ id, version }: { id: string; version: number }) => {
  const first = await test_.call(contract.saveMerchantContact, { ...contact, id, version }, owner);
  const second = await test_.call(
    contract.saveMerchantSettlement,
    { ...settlement, id, version: first.version },
    owner,
  );
  return test_.call(
    contract.saveMerchantRegistration,
    { id, version: second.version, registrationEnabled: true, invitationCodeRequired: true },
    owner,
  );
};

const submitDraft = async (over: Partial<Identity> = {}) => {
  const { id, version } = await fill(await createDraft(over));
  return test_.call(contract.submitMerchant, { id, version }, owner);
};

const decide = async (
  { id }: { id: string },
  decision: 'APPROVE' | 'REJECT' | 'WITHDRAW',
  { headers = checker, note = 'Checked' } = {},
) => {
  const { list } = await test_.call(listReviews, { filter: { stage: ['PENDING'] } }, owner);
  const review = list.find(({ objectId }) => objectId === id);
  return answerOf(decideReview, { id: review?.id, version: review?.version, decision, note }, headers);
};

const activeMerchant = async (over: Partial<Identity> = {}) => {
  const submitted = await submitDraft(over);
  await decide(submitted, 'APPROVE');
  return test_.call(contract.readMerchant, { id: submitted.id }, owner);
};

const read = (id: string, headers = owner) => test_.call(contract.readMerchant, { id }, headers);

describe('merchant drafts', () => {
  test('a draft is created by the first step, with a unique merchant number and referral code', async () => {
    const [one, other] = [await createDraft(), await createDraft()];
    expect(one).toMatchObject({ status: 'DRAFT', licences: [{ name: 'licence.pdf' }], review: null, proposed: null });
    expect(one.merchantNo).not.toBe(other.merchantNo);
    expect(one.referralCode).toMatch(/^[A-Z2-9]{8}$/);
    expect(one.referralCode).not.toBe(other.referralCode);
  });

  test('a draft has the values of each saved step, with a masked account number', async () => {
    const draft = await fill(await createDraft());
    expect(await read(draft.id)).toMatchObject({
      ...contact,
      currencies: ['SGD', 'USD'],
      bankName: 'DBS Bank',
      bankAccountNo: { group: 'BANK_ACCOUNT', masked: '••••3456', revealable: true },
      settlementEmails: ['finance@quay.example'],
      invitationCodeRequired: true,
    });
    expect(await test_.call(contract.showMerchantBankAccount, { id: draft.id }, owner)).toEqual({
      bankAccountNo: '003-912345-6',
      proposed: null,
    });
  });

  test('an omitted account number stays unchanged, and is required in a new draft', async () => {
    const { id, version } = await createDraft();
    const { bankAccountNo: _number, ...rest } = settlement;
    const missing = await answerOf(contract.saveMerchantSettlement, { ...rest, id, version });
    expect(missing.fieldErrors).toMatchObject([{ field: 'bankAccountNo', code: 'BANK_ACCOUNT_MISSING' }]);
    const first = await test_.call(contract.saveMerchantSettlement, { ...settlement, id, version }, owner);
    const second = await test_.call(
      contract.saveMerchantSettlement,
      { ...rest, bankName: 'OCBC', id, version: first.version },
      owner,
    );
    expect(second).toMatchObject({ bankName: 'OCBC', bankAccountNo: { masked: '••••3456' } });
  });

  test('a registration number of another merchant in the same country is refused with an error at the field', async () => {
    const { registrationNo } = await createDraft();
    const id = await uploaded();
    const same = await answerOf(contract.saveMerchantIdentity, {
      ...identity(),
      registrationNo,
      licences: [id],
      target: null,
    });
    expect(same.fieldErrors).toMatchObject([{ field: 'registrationNo', code: 'REGISTRATION_NO_TAKEN' }]);
    expect((await createDraft({ registrationNo, country: 'MY' })).registrationNo).toBe(registrationNo);
  });

  test('only one of twenty concurrent requests with the same registration number creates a draft', async () => {
    const files = await Promise.all(Array.from({ length: 20 }, uploaded));
    const wanted = { ...identity(), target: null };
    const create = (at: number) => answerOf(contract.saveMerchantIdentity, { ...wanted, licences: [files[at] ?? ''] });
    expect(await race({ pool: test_.database.pool, table: 'merchant' }, create)).toEqual(
      oneOnly('REGISTRATION_NO_TAKEN'),
    );
  });

  test.each([
    ['a licence of somebody else', 'file_01K00000000000000000000001', 'licences', 'FILE_GONE'],
    ['no licence', null, 'licences', 'REQUIRED'],
  ])('a draft is refused with %s', async (_what, file, field, code) => {
    const answer = await answerOf(contract.saveMerchantIdentity, {
      ...identity(),
      licences: file === null ? [] : [file],
      target: null,
    });
    expect(answer.fieldErrors).toMatchObject([{ field, code }]);
  });

  test.each([
    ['website', { website: 'http://quay.example' }, 'WEBSITE'],
    ['website', { website: 'quay' }, 'WEBSITE'],
    ['phone', { phone: '1' }, 'PHONE'],
    ['email', { email: 'mei' }, 'EMAIL'],
  ])('a draft with a wrong %s is refused with an error at the field', async (field, over, code) => {
    const { id, version } = await createDraft();
    const answer = await answerOf(contract.saveMerchantContact, { ...contact, ...over, id, version });
    expect(answer.fieldErrors).toMatchObject([{ field, code }]);
  });

  test("a draft can't be submitted while required fields are missing, and the refusal lists each of them", async () => {
    const { id, version } = await createDraft();
    const answer = await answerOf(contract.submitMerchant, { id, version });
    const fields = (answer.fieldErrors ?? []).map(({ field }) => field);
    for (const field of ['address', 'contactName', 'currencies', 'bankName', 'bankAccountNo'])
      expect(fields).toContain(field);
    expect(await read(id)).toMatchObject({ status: 'DRAFT', version });
  });
});

describe('reviews of new merchants', () => {
  test('the approval of a second approver makes a new merchant active', async () => {
    const submitted = await submitDraft();
    expect(submitted).toMatchObject({ status: 'PENDING_REVIEW', review: { by: 'Margaret Osei' } });
    expect(submitted.allowedActions).toContainEqual({ action: 'EDIT', enabled: false, reason: 'IN_REVIEW' });
    expect((await decide(submitted, 'APPROVE', { headers: owner })).code).not.toBe(200);
    expect((await decide(submitted, 'APPROVE')).code).toBe(200);
    expect(await read(submitted.id)).toMatchObject({ status: 'ACTIVE', review: null });
  });

  test('a rejected merchant has the reason, and can be corrected and submitted again', async () => {
    const submitted = await submitDraft();
    await decide(submitted, 'REJECT', { note: 'The licence is out of date' });
    const rejected = await read(submitted.id);
    expect(rejected).toMatchObject({ status: 'REJECTED', rejectedReason: 'The licence is out of date' });
    const { id, version } = rejected;
    const corrected = await test_.call(
      contract.saveMerchantContact,
      { ...contact, city: 'Jurong', id, version },
      owner,
    );
    const again = await test_.call(contract.submitMerchant, { id, version: corrected.version }, owner);
    expect(again).toMatchObject({ status: 'PENDING_REVIEW', rejectedReason: null, city: 'Jurong' });
  });

  test('withdrawing the review makes the merchant a draft again', async () => {
    const submitted = await submitDraft();
    expect((await decide(submitted, 'WITHDRAW', { headers: owner })).code).toBe(200);
    expect(await read(submitted.id)).toMatchObject({ status: 'DRAFT' });
  });

  test('changes of a merchant are refused while its review is pending', async () => {
    const { id, version } = await submitDraft();
    for (const [operation, input] of [
      [contract.saveMerchantContact, { ...contact, id, version }],
      [contract.saveMerchantRemark, { remark: 'x', id, version }],
      [contract.submitMerchant, { id, version }],
      [contract.renewReferralCode, { id, version }],
    ] as const)
      expect(await answerOf(operation, input)).toMatchObject({
        code: codes.transition,
        data: { reason: 'IN_REVIEW' },
      });
  });
});

describe('changes of active merchants', () => {
  test('a change of names, registration, licence or bank takes effect only after a second approver approves it', async () => {
    const merchant = await activeMerchant();
    const { id, version, registrationNo, nameEn } = merchant;
    const file = await givenFile(test_, owner, 'new licence.pdf');
    const saved = await test_.call(
      contract.saveMerchantIdentity,
      { ...identity(), nameEn: 'Renamed', registrationNo, licences: [file.id], target: { id, version } },
      owner,
    );
    expect(saved).toMatchObject({
      nameEn,
      licences: [{ name: 'licence.pdf' }],
      proposed: { nameEn: 'Renamed', licences: [{ name: 'new licence.pdf' }] },
    });
    expect(saved.proposed).not.toHaveProperty('registrationNo');
    const submitted = await test_.call(contract.submitMerchant, { id, version: saved.version }, owner);
    expect(submitted).toMatchObject({ status: 'ACTIVE', nameEn, isChangeInReview: true });
    const { review } = submitted;
    const shown = await test_.call(contract.readMerchantCase, { id: review?.id ?? '' }, checker);
    expect(shown.change).toMatchObject({
      before: { nameEn, licences: [{ name: 'licence.pdf' }] },
      after: { nameEn: 'Renamed', licences: [{ name: 'new licence.pdf' }] },
    });
    expect((await decide(merchant, 'APPROVE', { headers: owner })).code).not.toBe(200);
    expect((await decide(merchant, 'APPROVE')).code).toBe(200);
    expect(await read(id)).toMatchObject({
      nameEn: 'Renamed',
      name: { en_US: 'Renamed' },
      licences: [{ name: 'new licence.pdf' }],
      proposed: null,
      review: null,
    });
    const after = await test_.call(contract.readMerchantCase, { id: review?.id ?? '' }, checker);
    expect(after.change).toEqual(shown.change);
  });

  test('a change of address or currencies applies immediately without a review', async () => {
    const { id, version } = await activeMerchant();
    const moved = await test_.call(contract.saveMerchantContact, { ...contact, city: 'Penang', id, version }, owner);
    expect(moved).toMatchObject({ city: 'Penang', proposed: null });
    const more = { ...settlement, currencies: ['SGD' as const, 'EUR' as const], id, version: moved.version };
    const saved = await test_.call(contract.saveMerchantSettlement, more, owner);
    expect(saved).toMatchObject({ currencies: ['SGD', 'EUR'], proposed: null });
    const same = await test_.call(contract.submitMerchant, { id, version: saved.version }, owner);
    expect(same).toMatchObject({ status: 'ACTIVE', review: null });
  });

  test('a rejected change remains as a proposal, with the reason, until it is discarded', async () => {
    const { id, version } = await activeMerchant();
    const bank = { ...settlement, bankAccountNo: '999 888 777', id, version };
    const saved = await test_.call(contract.saveMerchantSettlement, bank, owner);
    await test_.call(contract.submitMerchant, { id, version: saved.version }, owner);
    await decide({ id }, 'REJECT', { note: 'Another name on the account' });
    const rejected = await read(id);
    expect(rejected).toMatchObject({
      bankAccountNo: { masked: '••••3456' },
      proposed: { bankAccountNo: { masked: '••••8777' } },
      rejectedReason: 'Another name on the account',
    });
    const target = { id, version: rejected.version };
    expect(await test_.call(contract.discardMerchantChanges, target, owner)).toMatchObject({
      proposed: null,
      rejectedReason: null,
    });
    expect(await answerOf(contract.discardMerchantChanges, { id, version: rejected.version + 1 })).toMatchObject({
      code: codes.transition,
    });
  });

  test('a proposed value that equals the current value again is removed from the proposal', async () => {
    const merchant = await activeMerchant();
    const { id, nameEn, nameZh, registrationNo, country, mcc } = merchant;
    const licences = merchant.licences.map((file) => file.id);
    const same = { nameEn, nameZh, registrationNo, country, mcc, licences };
    const first = await test_.call(
      contract.saveMerchantIdentity,
      { ...same, mcc: '5999', target: { id, version: merchant.version } },
      owner,
    );
    expect(first.proposed).toEqual({ mcc: '5999' });
    const second = await test_.call(
      contract.saveMerchantIdentity,
      { ...same, target: { id, version: first.version } },
      owner,
    );
    expect(second.proposed).toBeNull();
  });

  test('the history shows a change with both values, and lists no fields for saving without a change', async () => {
    const { id, version, city } = await activeMerchant();
    const saved = await test_.call(contract.saveMerchantContact, { ...contact, city: 'Penang', id, version }, owner);
    await test_.call(contract.saveMerchantContact, { ...contact, city: 'Penang', id, version: saved.version }, owner);
    const { list } = await test_.call(contract.readMerchantHistory, { id }, owner);
    expect(list[0]).toMatchObject({
      action: contract.saveMerchantContact.path,
      before: { city },
      after: { city: 'Penang' },
    });
    expect(list.filter(({ action }) => action === contract.saveMerchantContact.path)).toHaveLength(2);
  });
});

describe('status', () => {
  test('an active merchant is suspended with a reason, resumed, and closed when it has no open records', async () => {
    const { id, version } = await activeMerchant();
    expect((await answerOf(contract.suspendMerchant, { id, version, note: '' })).fieldErrors).toMatchObject([
      { field: 'note', code: 'REQUIRED' },
    ]);
    const off = await test_.call(contract.suspendMerchant, { id, version, note: 'Overdue' }, owner);
    expect(off.status).toBe('SUSPENDED');
    const on = await test_.call(contract.resumeMerchant, { id, version: off.version }, owner);
    expect(on.status).toBe('ACTIVE');
    expect(await test_.call(contract.checkMerchantClose, { id }, owner)).toEqual({ obstacles: [] });
    const gone = await test_.call(contract.closeMerchant, { id, version: on.version, note: 'Left' }, owner);
    expect(gone).toMatchObject({ status: 'CLOSED', allowedActions: [] });
  });

  test("a merchant with an open review can't be closed, and the refusal lists the review", async () => {
    const { id, version } = await activeMerchant();
    const bank = { ...settlement, bankName: 'OCBC', id, version };
    const saved = await test_.call(contract.saveMerchantSettlement, bank, owner);
    const { version: now } = await test_.call(contract.submitMerchant, { id, version: saved.version }, owner);
    expect(await answerOf(contract.closeMerchant, { id, version: now, note: 'Left' })).toMatchObject({
      code: codes.transition,
      data: { reason: 'NOT_EMPTY', obstacles: [{ obstacle: 'REVIEWS', count: 1 }] },
    });
  });

  test.each([
    ['suspended', contract.suspendMerchant],
    ['resumed', contract.resumeMerchant],
    ['closed', contract.closeMerchant],
  ])("a draft can't be %s", async (_what, operation) => {
    const { id, version } = await createDraft();
    expect((await answerOf(operation, { id, version, note: 'x' })).code).toBe(codes.transition);
  });

  test("a merchant in review can't be made active by resuming it", async () => {
    const { id, version } = await submitDraft();
    expect((await answerOf(contract.resumeMerchant, { id, version })).code).toBe(codes.transition);
  });
});

test('a new referral code replaces the previous one', async () => {
  const { id, version, referralCode } = await activeMerchant();
  const renewed = await test_.call(contract.renewReferralCode, { id, version, note: 'Leaked' }, owner);
  expect(renewed.referralCode).not.toBe(referralCode);
  const { list } = await test_.call(contract.readMerchantHistory, { id }, owner);
  expect(list[0]).toMatchObject({
    before: { referralCode },
    after: { referralCode: renewed.referralCode },
    reason: 'Leaked',
  });
});

test('a licence is downloaded with a single-use link, and a file of another merchant is not found', async () => {
  const file = await givenFile(test_, owner, 'licence.pdf');
  const { id } = await test_.call(
    contract.saveMerchantIdentity,
    { ...identity(), licences: [file.id], target: null },
    owner,
  );
  const { url } = await test_.call(contract.downloadMerchantLicence, { id, fileId: file.id }, owner);
  expect((await test_.app.inject({ url })).headers['content-disposition']).toContain('licence.pdf');
  expect((await test_.app.inject({ url })).statusCode).toBe(404);
  const other = await givenFile(test_, owner);
  expect((await answerOf(contract.downloadMerchantLicence, { id, fileId: other.id })).code).toBe(codes.notFound);
});

/** Creates a merchant whose change with a new licence is in review. */
async function changedLicence(given?: string) {
  const merchant = await activeMerchant();
  const { id, version, registrationNo } = merchant;
  const licence = given ?? (await uploaded());
  const wanted = { ...identity(), registrationNo, licences: [licence], target: { id, version } };
  const saved = await test_.call(contract.saveMerchantIdentity, wanted, owner);
  const { review } = await test_.call(contract.submitMerchant, { id, version: saved.version }, owner);
  return { merchant, licence, reviewId: review?.id ?? '', before: merchant.licences[0]?.id ?? '' };
}

describe('merchants with a change in review', () => {
  /** Approves with the version of the review, even if the merchant has changed. */
  const approve = (id: string) => decide({ id }, 'APPROVE');

  test.each([
    ['suspended', ['SUSPENDED'], 'SUSPENDED'],
    ['suspended and resumed', ['SUSPENDED', 'ACTIVE'], 'ACTIVE'],
  ] as const)('the pending change of a merchant that is %s can still be approved', async (_what, statuses, status) => {
    const { merchant, licence } = await changedLicence();
    for (const to of statuses) {
      const { id, version } = await read(merchant.id);
      if (to === 'SUSPENDED') await test_.call(contract.suspendMerchant, { id, version, note: 'Check' }, owner);
      else await test_.call(contract.resumeMerchant, { id, version }, owner);
    }
    expect((await approve(merchant.id)).code).toBe(codes.ok);
    expect(await read(merchant.id)).toMatchObject({
      status,
      licences: [{ id: licence }],
      proposed: null,
      review: null,
    });
  });

  test('the pending change of a suspended merchant can be rejected', async () => {
    const { merchant, licence } = await changedLicence();
    const { id, version } = await read(merchant.id);
    await test_.call(contract.suspendMerchant, { id, version, note: 'Check' }, owner);
    expect((await decide(merchant, 'REJECT', { note: 'Unreadable' })).code).toBe(codes.ok);
    expect(await read(id)).toMatchObject({ proposed: { licences: [{ id: licence }] }, rejectedReason: 'Unreadable' });
  });

  test("a merchant with a change in review can't get a new referral code or be closed, and the refusal states the reason", async () => {
    const { merchant } = await changedLicence();
    const { id, version } = await read(merchant.id);
    expect(await answerOf(contract.renewReferralCode, { id, version })).toMatchObject({
      code: codes.transition,
      data: { reason: 'IN_REVIEW' },
    });
    expect(await answerOf(contract.closeMerchant, { id, version, note: 'End' })).toMatchObject({
      code: codes.transition,
      data: { reason: 'NOT_EMPTY', obstacles: [{ obstacle: 'REVIEWS', count: 1 }] },
    });
  });

  test.each([
    ['the proposal', `proposed = '{"mcc": "5999"}'`],
    ['the current value of a proposed field', `licence_file_ids = '{}'`],
  ])('a review becomes stale if %s differs from the submission', async (_what, change) => {
    const { merchant } = await changedLicence();
    await test_.database.pool.query(`update merchant set ${change}, version = version + 1 where id = $1`, [
      merchant.id,
    ]);
    expect((await approve(merchant.id)).code).toBe(codes.versionConflict);
    expect((await read(merchant.id)).review).toBeNull();
  });
});

describe('licence files of changes', () => {
  const download = (id: string, fileId: string, headers = checker) =>
    answerOf(contract.downloadCaseLicence, { id, fileId }, headers);

  test.each([null, 'APPROVE', 'REJECT'] as const)(
    'the reviewer can download the old and the new licence file; decision: %s',
    async (decision) => {
      const { merchant, licence, reviewId, before } = await changedLicence();
      if (decision) await decide(merchant, decision);
      for (const fileId of [before, licence]) {
        expect((await download(reviewId, fileId)).code).toBe(codes.ok);
      }
    },
  );

  test('licence files of a change can be downloaded once per link, and the history has the file name', async () => {
    const { id: licence } = await givenFile(test_, owner, 'proposed.pdf');
    const { merchant, reviewId } = await changedLicence(licence);
    const { url } = await test_.call(contract.downloadCaseLicence, { id: reviewId, fileId: licence }, checker);
    expect((await test_.app.inject({ url })).headers['content-disposition']).toContain('proposed.pdf');
    expect((await test_.app.inject({ url })).statusCode).toBe(404);
    const { list } = await test_.call(contract.readMerchantHistory, { id: merchant.id }, owner);
    expect(list[0]?.after).toEqual({ downloaded: 'proposed.pdf' });
  });

  test.each(['REJECT', 'WITHDRAW'] as const)(
    'and the other protected fields of a new merchant are shown as submitted after %s, also after later saves',
    async (decision) => {
      const submitted = await submitDraft();
      const { id, name, registrationNo, licences } = submitted;
      const [reviewId, first] = [submitted.review?.id ?? '', licences[0]?.id ?? ''];
      await decide(submitted, decision, { headers: decision === 'REJECT' ? checker : owner });
      const ended = await read(id);
      const bank = { ...settlement, bankAccountName: 'Other Ltd.', bankAccountNo: '9990001112', id };
      const { version } = await test_.call(contract.saveMerchantSettlement, { ...bank, version: ended.version }, owner);
      const next = { ...identity(), mcc: '5999', licences: [await uploaded()], target: { id, version } };
      await test_.call(contract.saveMerchantIdentity, next, owner);
      const { merchant, change } = await test_.call(contract.readMerchantCase, { id: reviewId }, checker);
      expect(change).toBeNull();
      const { bankAccountNo } = submitted;
      const fields = { name, nameEn: name.en_US, nameZh: name.zh_CN, registrationNo, mcc: '5732', licences };
      expect(merchant).toMatchObject({ ...fields, bankAccountName: 'Quay Pte. Ltd.', bankAccountNo });
      expect((await read(id)).licences).toMatchObject([{ id: next.licences[0] }]);
      expect((await download(reviewId, first)).code).toBe(codes.ok);
      expect((await download(reviewId, next.licences[0] ?? '')).code).toBe(codes.notFound);
    },
  );

  test('licence files of another review, of another merchant or of no review are not found', async () => {
    const [one, other] = [await changedLicence(), await changedLicence()];
    for (const fileId of [other.licence, other.before, await uploaded()])
      expect((await download(one.reviewId, fileId)).code).toBe(codes.notFound);
    const foreign = await signInWith(test_, 'owner.zh', ['reviews.review.view', 'merchants.merchant.view']);
    expect((await download(one.reviewId, one.licence, foreign)).code).toBe(codes.notFound);
  });
});

describe('licence files that a change removes', () => {
  const isReleased = async (id: string) => {
    const { rows } = await test_.database.pool.query<{ expires_at: unknown }>(
      'select expires_at from file_object where id = $1',
      [id],
    );
    return rows[0]?.expires_at !== null;
  };

  test('a licence file that is removed from a draft is released', async () => {
    const { id, version, registrationNo, licences } = await createDraft();
    const [first = '', next] = [licences[0]?.id, await uploaded()];
    const wanted = { ...identity(), registrationNo, licences: [next], target: { id, version } };
    await test_.call(contract.saveMerchantIdentity, wanted, owner);
    expect([await isReleased(first), await isReleased(next)]).toEqual([true, false]);
  });

  test('a licence file of a changed or discarded proposal is released, but the current file is not', async () => {
    const { id, version, registrationNo, licences } = await activeMerchant();
    const [first, second] = [await uploaded(), await uploaded()];
    const common = { ...identity(), registrationNo };
    const one = { ...common, licences: [first], target: { id, version } };
    const saved = await test_.call(contract.saveMerchantIdentity, one, owner);
    const two = { ...common, licences: [second], target: { id, version: saved.version } };
    const again = await test_.call(contract.saveMerchantIdentity, two, owner);
    expect([await isReleased(first), await isReleased(second)]).toEqual([true, false]);
    await test_.call(contract.discardMerchantChanges, { id, version: again.version }, owner);
    expect([await isReleased(second), await isReleased(licences[0]?.id ?? '')]).toEqual([true, false]);
  });

  test('a removed licence file remains available in the rejected review of a new merchant', async () => {
    const submitted = await submitDraft();
    const { id, registrationNo, licences } = submitted;
    await decide(submitted, 'REJECT');
    const next = { ...identity(), registrationNo, licences: [await uploaded()] };
    const { version } = await read(id);
    await test_.call(contract.saveMerchantIdentity, { ...next, target: { id, version } }, owner);
    expect(await isReleased(licences[0]?.id ?? '')).toBe(false);
  });

  test('a removed licence file remains available in the review to which it was submitted', async () => {
    const { merchant, licence, before } = await changedLicence();
    await decide(merchant, 'REJECT');
    const { version } = await read(merchant.id);
    await test_.call(contract.discardMerchantChanges, { id: merchant.id, version }, owner);
    expect([await isReleased(licence), await isReleased(before)]).toEqual([false, false]);
  });
});

test('a stale version is refused with the current record', async () => {
  const { id, version } = await createDraft();
  await test_.call(contract.saveMerchantContact, { ...contact, id, version }, owner);
  for (const [operation, input] of [
    [contract.saveMerchantContact, { ...contact, id, version }],
    [contract.submitMerchant, { id, version }],
    [contract.suspendMerchant, { id, version, note: 'x' }],
  ] as const)
    expect(await answerOf(operation, input)).toMatchObject({
      code: codes.versionConflict,
      data: { current: { city: 'Singapore', version: version + 1 } },
    });
});

test('phone and e-mail are masked for a user from whom contacts are hidden, who can change all other fields and fill in missing ones', async () => {
  const { id, version } = await fill(await createDraft());
  await test_.database.pool.query(
    `update app_user set hidden_groups = '{HOLDER_CONTACT,BANK_ACCOUNT}' where login_name = 'support'`,
  );
  const support = await signInWith(
    test_,
    'support',
    ['view', 'save'].map((verb) => `merchants.merchant.${verb}`),
  );
  const shown = await test_.call(contract.readMerchant, { id }, support);
  expect(shown).toMatchObject({
    phone: '+65 ••••4567',
    email: 'm••••@quay.example',
    bankAccountNo: { revealable: false },
  });
  for (const [operation, input] of [
    [contract.saveMerchantContact, { ...contact, id, version }],
    [contract.saveMerchantSettlement, { ...settlement, id, version }],
    [contract.showMerchantBankAccount, { id }],
  ] as const)
    expect([operation.path, (await answerOf(operation, input, support)).code]).toEqual([
      operation.path,
      codes.noPermission,
    ]);
  const { areaCode: _area, phone: _phone, email: _email, ...place } = contact;
  await test_.call(contract.saveMerchantContact, { ...place, city: 'Penang', id, version }, support);
  expect(await read(id)).toMatchObject({ ...contact, city: 'Penang' });
  const empty = await createDraft();
  const none = await answerOf(
    contract.saveMerchantContact,
    { ...place, id: empty.id, version: empty.version },
    support,
  );
  expect(none.fieldErrors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'areaCode REQUIRED',
    'phone REQUIRED',
    'email REQUIRED',
  ]);
  await test_.call(contract.saveMerchantContact, { ...contact, id: empty.id, version: empty.version }, support);
  expect(await read(empty.id)).toMatchObject(contact);
});

test('webhook events report status changes of a merchant, with its id and status only', async () => {
  const { pool } = test_.database;
  await pool.query(
    `insert into webhook_endpoint (id, company_id, url, events, status, secret_sealed, created_at, created_by, updated_at,
      updated_by) values ('hook_merchants', $1, 'https://example.com', $2, 'ACTIVE', '', now(), 'test', now(), 'test')`,
    [demoCompanies.aldermoor, Object.keys(webhookEvents).filter((type) => type.startsWith('merchant.'))],
  );
  const { id } = await activeMerchant();
  const target = async () => ({ id, version: (await read(id)).version });
  await test_.call(contract.suspendMerchant, { ...(await target()), note: 'Check' }, owner);
  await test_.call(contract.resumeMerchant, await target(), owner);
  await test_.call(contract.closeMerchant, { ...(await target()), note: 'End' }, owner);
  const rejected = await submitDraft();
  await decide(rejected, 'REJECT');
  const { rows } = await pool.query<{ event_type: string; body: string }>(
    `select event_type, body from webhook_delivery where endpoint_id = 'hook_merchants' order by created_at, id`,
  );
  const told = rows.map(({ event_type: type, body }) => [type, Object(JSON.parse(body))['data']]);
  const about = (merchantId: string, status: string) => ({ merchantId, status });
  expect(told).toEqual([
    ['merchant.created', about(id, 'DRAFT')],
    ['merchant.approved', about(id, 'ACTIVE')],
    ['merchant.suspended', about(id, 'SUSPENDED')],
    ['merchant.resumed', about(id, 'ACTIVE')],
    ['merchant.closed', about(id, 'CLOSED')],
    ['merchant.created', about(rejected.id, 'DRAFT')],
    ['merchant.rejected', about(rejected.id, 'REJECTED')],
  ]);
  await pool.query(`update webhook_endpoint set status = 'PAUSED' where id = 'hook_merchants'`);
});

describe('list of merchants', () => {
  test('merchants are searched by names, merchant number and registration number, and can be filtered by every filter', async () => {
    const draft = await createDraft({ nameEn: 'Findable', nameZh: '可查找', registrationNo: 'FIND-1', country: 'IS' });
    const found = async (query: object) =>
      (await test_.call(contract.listMerchants, query, owner)).list.map(({ id }) => id);
    for (const keyword of ['findab', '可查', 'FIND-1', draft.merchantNo])
      expect([keyword, await found({ keyword })]).toEqual([keyword, [draft.id]]);
    expect(await found({ filter: { country: ['IS'] } })).toEqual([draft.id]);
    expect(await found({ filter: { country: ['IS'], status: ['ACTIVE'] } })).toEqual([]);
    expect(await found({ filter: { country: ['IS'], currency: ['USD'] } })).toEqual([]);
    await fill(draft);
    expect(await found({ filter: { country: ['IS'], currency: ['USD', 'EUR'] } })).toEqual([draft.id]);
    expect(await test_.call(contract.countMerchantExport, { keyword: 'FIND-1' }, owner)).toMatchObject({ count: 1 });
    expect(await test_.call(contract.countMerchants, { keyword: 'FIND-1' }, owner)).toEqual({
      total: 1,
      counts: [{ value: 'DRAFT', count: 1 }],
    });
  });

  test.each(contract.merchantSortable)('the list is sorted by %s in both directions', async (field) => {
    test_.clock.advance(60);
    await createDraft();
    const sorted = async (dir: 'asc' | 'desc') =>
      (await test_.call(contract.listMerchants, { sort: [{ field, dir }], pageSize: 200 }, owner)).list.map(
        ({ id }) => id,
      );
    const [up, down] = [await sorted('asc'), await sorted('desc')];
    expect(up.length).toBeGreaterThan(2);
    expect(up).toEqual(down.toReversed());
  });

  test('the list is exported with number, names, registration and status', () => {
    expect(columnsIn(merchantExport).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['merchantNo', 'name', 'registrationNo', 'country', 'status']),
    );
  });
});

describe('permissions and data scope', () => {
  const actions = ['view', 'save', 'status', 'export'] as const;
  const permissionTo = (action: string) => `merchants.merchant.${action}`;
  const callsFor = ({ id, version }: { id: string; version: number }) =>
    [
      ['view', contract.listMerchants, {}],
      ['view', contract.countMerchants, {}],
      ['view', contract.readMerchant, { id }],
      ['view', contract.readMerchantOverview, { id }],
      ['view', contract.readMerchantHistory, { id }],
      ['view', contract.showMerchantBankAccount, { id }],
      ['view', contract.downloadMerchantLicence, { id, fileId: 'file_01K00000000000000000000001' }],
      ['save', contract.saveMerchantIdentity, { ...identity(), licences: [], target: null }],
      ['save', contract.saveMerchantContact, { ...contact, id, version }],
      [
        'save',
        contract.saveMerchantRegistration,
        { id, version, registrationEnabled: true, invitationCodeRequired: true },
      ],
      ['save', contract.saveMerchantSettlement, { ...settlement, id, version }],
      ['save', contract.saveMerchantRemark, { remark: '', id, version }],
      ['save', contract.submitMerchant, { id, version }],
      ['save', contract.discardMerchantChanges, { id, version }],
      ['save', contract.renewReferralCode, { id, version }],
      ['status', contract.suspendMerchant, { id, version, note: 'x' }],
      ['status', contract.resumeMerchant, { id, version }],
      ['status', contract.checkMerchantClose, { id }],
      ['status', contract.closeMerchant, { id, version, note: 'x' }],
      ['export', contract.countMerchantExport, {}],
      ['export', contract.exportMerchants, { format: 'CSV' }],
    ] as const;

  test.each(actions)('without merchants.merchant.%s, exactly its operations are refused', async (missing) => {
    const draft = await createDraft();
    const user = await signInWith(
      test_,
      'operations',
      actions.filter((action) => action !== missing).map(permissionTo),
    );
    const refused: string[] = [];
    for (const [, operation, input] of callsFor(draft))
      if ((await answerOf(operation, input, user)).code === codes.noPermission) refused.push(operation.path);
    expect(refused).toEqual(
      callsFor(draft)
        .filter(([action]) => action === missing)
        .map(([, { path }]) => path),
    );
  });

  test.each(['owner.zh', 'merchant.owner', 'channel.operator'] as const)(
    '%s has every permission, but finds no merchant outside their data scope',
    async (login) => {
      const draft = await createDraft();
      const user = await signInWith(test_, login, actions.map(permissionTo));
      const { list } = await test_.call(contract.listMerchants, { pageSize: 200 }, user);
      expect(list.map(({ id }) => id)).not.toContain(draft.id);
      for (const [, operation, input] of callsFor(draft).filter(([, , given]) => 'id' in given))
        expect([operation.path, (await answerOf(operation, input, user)).code]).toEqual([
          operation.path,
          codes.notFound,
        ]);
    },
  );

  test.each(['merchant.owner', 'channel.operator'] as const)("%s can't create a merchant", async (login) => {
    const user = await signInWith(test_, login, actions.map(permissionTo));
    const { id } = await givenFile(test_, user);
    const answer = await answerOf(contract.saveMerchantIdentity, { ...identity(), licences: [id], target: null }, user);
    expect(answer.code).toBe(codes.noPermission);
  });
});
