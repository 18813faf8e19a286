import { codes, registerMerchant, type RegistrationDraft, verifyRegistration } from '@console/contracts';
import { listMerchantOptions } from '@console/contracts/cards';
import * as contract from '@console/contracts/merchants';
import { listNotifications } from '@console/contracts/notifications';
import { decideReview, listReviews } from '@console/contracts/reviews';
import { demoUsers } from '@console/demo/ids';
import { text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { columnsIn } from '../../../platform/exports/dataset';
import { expireReviews } from '../../../platform/reviews/expire-reviews.actions';
import { submission } from '../../../testing/card-samples';
import { mailsTo, tokenIn } from '../../../testing/mailbox';
import { addMerchants, merchants } from '../../../testing/merchant-samples';
import { oneOnly, race } from '../../../testing/race';
import { signInWith } from '../../../testing/sign-in-with';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registrationExport } from './registration.export';

type Headers = Record<string, string>;

let test_: TestApp;
let owner: Headers;
let operations: Headers;
beforeAll(async () => {
  test_ = await openTestApp();
  await addMerchants(test_);
  owner = await test_.signIn('owner');
  operations = await test_.signIn('operations');
});
afterAll(() => test_.close());

const password = 'Chosen#Own1';
let count = 0;

/** Sends a registration from a new network, because a network needs a captcha after a few registrations. */
async function register(payload: RegistrationDraft, language = 'en_US') {
  const url = `/admin${registerMerchant.path}`;
  const remoteAddress = `10.9.${Math.floor(count / 250)}.${count % 250}`;
  const response = await test_.app.inject({ method: 'POST', url, payload, headers: { language }, remoteAddress });
  expect(response.json()).toMatchObject({ code: codes.ok });
}

/** Registers an applicant of the first company and opens the mailed link. Returns the registration. */
async function submit(over: Partial<RegistrationDraft> = {}, language = 'en_US') {
  count += 1;
  const draft: RegistrationDraft = {
    website: 'http://localhost:4000',
    username: `Applicant ${count}`,
    areaCode: '+65',
    phone: '81234567',
    email: `applicant${count}@trading.example`,
    password,
    confirmPassword: password,
    agreesToTerms: true,
    ...over,
  };
  await register(draft, language);
  const token = tokenIn((await mailsTo(test_, draft.email))[0]);
  await test_.call(verifyRegistration, { token }, {});
  const [registration] = (await test_.call(contract.listRegistrations, { keyword: draft.email }, owner)).list;
  if (!registration) throw new Error('The registration is not listed');
  return { ...registration, address: draft.email, token };
}

const read = (id: string, who = owner) => test_.call(contract.readRegistration, { id }, who);
const answerOf = ({ path }: { path: string }, input: object, headers = owner) =>
  test_.post(path, input, { ...submission(), ...headers });
const approve = ({ id, version }: { id: string; version: number }, who = owner) =>
  answerOf(contract.approveRegistration, { id, version }, who);
const reject = ({ id, version }: { id: string; version: number }, who = owner) =>
  answerOf(contract.rejectRegistration, { id, version, note: 'Too short a name' }, who);
const reviewOf = async ({ id }: { id: string }, who = owner) => {
  const { list } = await test_.call(listReviews, { filter: { kind: ['MERCHANT_REGISTRATION'] } }, who);
  return list.find(({ objectId }) => objectId === id);
};
const run = (statement: SQL) => test_.database.owner.execute(statement);
const rowsOf = async (statement: SQL) => (await test_.database.owner.execute(statement, { value: text })).rows;

const callsFor = ({ id, version }: { id: string; version: number }) =>
  [
    ['view', contract.listRegistrations, {}],
    ['view', contract.readRegistration, { id }],
    ['view', contract.readRegistrationHistory, { id }],
    ['view', contract.showRegistration, { id }],
    ['decide', contract.approveRegistration, { id, version }],
    ['decide', contract.rejectRegistration, { id, version, note: 'No' }],
    ['export', contract.countRegistrationExport, {}],
    ['export', contract.exportRegistrations, { format: 'CSV' }],
  ] as const;
const actions = ['view', 'decide', 'export'] as const;
const permissionTo = (action: string) => `merchants.registration.${action}`;

describe('refusals', () => {
  test.each(actions)('without merchants.registration.%s, exactly its operations are refused', async (missing) => {
    const record = await submit();
    const others = actions.filter((action) => action !== missing).map(permissionTo);
    const user = await signInWith(test_, 'support', others);
    const refused: string[] = [];
    for (const [, operation, input] of callsFor({ id: record.id, version: 99 }))
      if ((await answerOf(operation, input, user)).code === codes.noPermission) refused.push(operation.path);
    const expected = callsFor(record).filter(([action]) => action === missing);
    expect(refused).toEqual(expected.map(([, { path }]) => path));
  });

  test.each(['owner.zh', 'merchant.owner', 'channel.operator'] as const)(
    '%s has every permission, but finds no registration and no review outside their data scope',
    async (login) => {
      const record = await submit({ merchantNo: 'M1', referralCode: 'CODE01' });
      const user = await signInWith(test_, login, [
        ...actions.map(permissionTo),
        'reviews.review.view',
        'cards.card.view',
      ]);
      expect((await test_.call(contract.listRegistrations, {}, user)).list).toEqual([]);
      expect(await test_.call(contract.countRegistrationExport, {}, user)).toMatchObject({ count: 0 });
      expect(await reviewOf(record, user)).toBeUndefined();
      for (const [, operation, input] of callsFor(record).filter(([, , given]) => 'id' in given))
        expect([operation.path, (await answerOf(operation, input, user)).code]).toEqual([
          operation.path,
          codes.notFound,
        ]);
    },
  );

  test('a user without permission to view registrations has no reviews of them', async () => {
    const record = await submit();
    const user = await signInWith(test_, 'support', ['reviews.review.view', permissionTo('decide')]);
    expect(await reviewOf(record, user)).toBeUndefined();
    expect(await reviewOf(record)).toMatchObject({ objectLabel: record.username });
  });

  test('a rejection without a reason is refused at the reason', async () => {
    const { id, version } = await submit();
    const answer = await answerOf(contract.rejectRegistration, { id, version, note: '' });
    expect(answer).toMatchObject({ code: codes.invalid, fieldErrors: [{ field: 'note' }] });
  });

  test("a registration whose link was not opened can't be decided", async () => {
    const email = 'unopened@trading.example';
    count += 1;
    const draft = { website: 'http://localhost:4000', username: 'Unopened', areaCode: '+65', phone: '81234567', email };
    await register({ ...draft, password, confirmPassword: password, agreesToTerms: true });
    const [record] = (await test_.call(contract.listRegistrations, { keyword: email }, owner)).list;
    expect(record).toMatchObject({ state: 'EMAIL_UNVERIFIED', allowedActions: [], submittedAt: null });
    const target = { id: record?.id ?? '', version: record?.version ?? 0 };
    for (const decide of [approve, reject])
      expect(await decide(target)).toMatchObject({ code: codes.transition, data: { from: 'EMAIL_UNVERIFIED' } });
  });

  test("a registration whose address has been used for an account since can't be approved, and nothing is created", async () => {
    const record = await submit();
    await run(sql`update app_user set email = ${record.address} where id = ${demoUsers.newcomer}`);
    expect((await read(record.id)).allowedActions).toEqual([
      { action: 'APPROVE', enabled: false, reason: 'APPLICANT_HAS_ACCOUNT' },
      { action: 'REJECT', enabled: true },
    ]);
    expect(await approve(record)).toMatchObject({
      code: codes.invalid,
      fieldErrors: [
        { field: 'note', code: 'APPLICANT_HAS_ACCOUNT', message: expect.stringContaining('has an account') },
      ],
    });
    expect(await read(record.id)).toMatchObject({ state: 'SUBMITTED', merchant: null });
    expect(await rowsOf(sql`select id as value from merchant where registration_id = ${record.id}`)).toEqual([]);
    expect(await reject(record)).toMatchObject({ code: codes.ok });
  });

  test("a company without a role for merchant users can't approve a registration", async () => {
    const record = await submit();
    await run(sql`update role set status = 'DISABLED' where account_type = 'MERCHANT'`);
    expect(await read(record.id)).toMatchObject({ outcome: { role: null } });
    expect(await approve(record)).toMatchObject({ fieldErrors: [{ code: 'NO_MERCHANT_ROLE' }] });
    await run(sql`update role set status = 'ACTIVE' where account_type = 'MERCHANT'`);
    expect(await approve(record)).toMatchObject({ code: codes.ok });
  });

  test("a reviewer who lacks a permission of the role for merchant users can't approve a registration", async () => {
    const record = await submit();
    const role = sql`select company_id, id, 'cards.card.freeze' from role
      where account_type = 'MERCHANT' and deleted_at is null`;
    const lacked = sql`button_code = 'cards.card.freeze' and role_id in (select r.role_id from user_role r
      join app_user u on u.id = r.user_id where u.login_name = 'operations')`;
    await run(sql`insert into role_button (company_id, role_id, button_code) ${role} on conflict do nothing`);
    await run(sql`delete from role_button where ${lacked}`);
    const refused = { action: 'APPROVE', enabled: false, reason: 'MERCHANT_ROLE_BEYOND_OWN' };
    expect((await read(record.id, operations)).allowedActions[0]).toEqual(refused);
    expect(await approve(record, operations)).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'note', code: 'MERCHANT_ROLE_BEYOND_OWN' }],
    });
    expect(await read(record.id)).toMatchObject({ state: 'SUBMITTED', merchant: null });
    expect(await approve(record)).toMatchObject({ code: codes.ok });
  });
});

describe('an approval', () => {
  test('creates a draft merchant and its first user, who signs in with the chosen password and sees only that merchant', async () => {
    const record = await submit(
      { username: 'Lantern Foods', email: 'lantern@trading.example', merchantNo: 'M1', referralCode: 'code01' },
      'zh_CN',
    );
    expect(await read(record.id)).toMatchObject({
      referrer: { id: merchants.first, merchantNo: 'M1' },
      outcome: { merchantStatus: 'DRAFT', role: { name: { en_US: 'Merchant owner' } } },
    });
    const done = await test_.call(contract.approveRegistration, { id: record.id, version: record.version }, owner);
    expect(done).toMatchObject({
      state: 'APPROVED',
      decidedBy: 'Margaret Osei',
      outcome: null,
      merchant: { name: { en_US: 'Lantern Foods', zh_CN: 'Lantern Foods' }, status: 'DRAFT' },
      user: { name: 'Lantern Foods' },
      allowedActions: [],
    });
    const [mail] = await mailsTo(test_, record.address);
    expect(mail).toContain('请使用登录名 lantern 和注册时设置的密码登录');
    expect(mail).toMatch(/http:\/\/\S+\/login/);
    expect(await test_.call(verifyRegistration, { token: record.token }, {})).toMatchObject({
      state: 'APPROVED',
      loginName: 'lantern',
    });

    const { headers, ...said } = await test_.enter('lantern', password);
    expect(said).toMatchObject({ nickname: 'Lantern Foods', language: 'zh_CN' });
    const seen = await test_.call(listMerchantOptions, {}, headers);
    expect(seen.list.map(({ id }) => id)).toEqual([done.merchant?.id]);
    expect(await rowsOf(sql`select password_hash as value from merchant_registration where id = ${record.id}`)).toEqual(
      [{ value: '' }],
    );
  });

  test('creates a unique merchant number and referral code, and the status from the parameter', async () => {
    await run(sql`update system_parameter set value = 'ACTIVE' where code = 'merchant.registration.status'`);
    const record = await submit();
    const { merchant } = await test_.call(
      contract.approveRegistration,
      { id: record.id, version: record.version },
      owner,
    );
    await run(sql`update system_parameter set value = 'DRAFT' where code = 'merchant.registration.status'`);
    expect(merchant).toMatchObject({ status: 'ACTIVE', merchantNo: expect.stringMatching(/^M\d{8}$/) });
    const [code] = await rowsOf(sql`select referral_code as value from merchant where id = ${merchant?.id ?? ''}`);
    expect(code?.value).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const next = await submit({ merchantNo: merchant?.merchantNo, referralCode: code?.value });
    expect(await read(next.id)).toMatchObject({ referrer: { id: merchant?.id } });
  });

  test('uses another login name if the first choice is taken', async () => {
    const [one, other] = [await submit({ email: 'dana@one.example' }), await submit({ email: 'dana@other.example' })];
    for (const record of [one, other]) expect(await approve(record)).toMatchObject({ code: codes.ok });
    const names = await rowsOf(sql`
      select login_name as value from app_user where email in ('dana@one.example', 'dana@other.example') order by 1`);
    expect(names).toEqual([{ value: 'dana' }, { value: 'dana2' }]);
  });

  test('without number and country, only a draft or a registered merchant is stored', async () => {
    const stored = (status: string) =>
      run(sql`
        insert into merchant (id, company_id, merchant_no, name, referral_code, status, created_at, created_by, updated_at,
          updated_by)
        select ${`mer_${status}`}, company_id, ${`N${status}`}, name, ${`CODE${status}`.slice(0, 12)}, ${status}, created_at,
          created_by, updated_at, updated_by
        from merchant where id = ${merchants.first}`);
    await expect(stored('ACTIVE')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('merchant_identity') },
    });
    await stored('DRAFT');
  });
});

describe('a rejection', () => {
  test('stores the reason and mails it in the language of the applicant, who can register again', async () => {
    const record = await submit({}, 'zh_CN');
    expect(await reject(record)).toMatchObject({ code: codes.ok, data: { state: 'REJECTED' } });
    const [mail] = await mailsTo(test_, record.address);
    expect(mail).toContain('原因如下：\n\nToo short a name');
    expect(mail).toMatch(/\/register\n?$/);
    expect(await test_.call(verifyRegistration, { token: record.token }, {})).toMatchObject({
      state: 'REJECTED',
      rejectedReason: 'Too short a name',
    });
    test_.clock.advance(301);
    const again = await submit({ email: record.address, username: 'A longer name' });
    expect(again).toMatchObject({ state: 'SUBMITTED', username: 'A longer name' });
    expect(await approve(again)).toMatchObject({ code: codes.ok });
    await test_.enter(record.address.slice(0, record.address.indexOf('@')), password);
  });

  test("is made by the system at the deadline, with a reason in the applicant's language", async () => {
    const record = await submit({}, 'zh_CN');
    await run(sql`update review set due_at = ${test_.clock.now} where object_id = ${record.id}`);
    const { pool } = test_.database;
    await expireReviews({ pool, clock: () => test_.clock.now, registry: test_.app.registry });
    expect(await read(record.id)).toMatchObject({
      state: 'REJECTED',
      rejectedReason: '您的注册未能在期限内完成审核。',
    });
    expect((await mailsTo(test_, record.address))[0]).toContain('未能在期限内完成审核');
  });
});

describe('a decision on one page applies to the others', () => {
  test('approvers are notified with a link to the page, and the notification is closed by the decision', async () => {
    const record = await submit();
    const waiting = async () => {
      const { list } = await test_.call(listNotifications, {}, operations);
      return list.find(({ page, readAt }) => readAt === null && page === `merchant-register-review?id=${record.id}`);
    };
    expect(await waiting()).toMatchObject({ type: 'REVIEW_WAITING' });
    expect(await reject(record)).toMatchObject({ code: codes.ok });
    expect(await waiting()).toBeUndefined();
    expect(await reviewOf(record)).toMatchObject({ state: 'REJECTED' });
  });

  test('a decision in the workbench applies to the registration, and a second decision is refused', async () => {
    const record = await submit();
    const review = await reviewOf(record);
    const decision = { id: review?.id, version: review?.version, decision: 'APPROVE' };
    expect(await answerOf(decideReview, decision)).toMatchObject({ code: codes.ok });
    const decided = await read(record.id);
    expect(decided).toMatchObject({ state: 'APPROVED', reviewNo: review?.reviewNo, reviewId: review?.id });
    for (const decide of [approve, reject]) {
      expect(await decide(record)).toMatchObject({
        code: codes.versionConflict,
        data: { current: { state: 'APPROVED', version: decided.version } },
      });
      expect(await decide(decided)).toMatchObject({ code: codes.transition, data: { from: 'APPROVED' } });
    }
    expect(await answerOf(decideReview, decision)).toMatchObject({ code: codes.transition });
  });

  test('only one of twenty concurrent approvals succeeds', async () => {
    const record = await submit();
    const meeting = { pool: test_.database.pool, table: 'merchant_registration' };
    const outcomes = await race(meeting, () => approve(record));
    expect(outcomes['OK']).toBe(1);
    expect(Object.values(outcomes).reduce((sum, one) => sum + one)).toBe(
      Object.values(oneOnly('any')).reduce((sum, one) => sum + one),
    );
    expect(await rowsOf(sql`select id as value from merchant where registration_id = ${record.id}`)).toHaveLength(1);
  });

  test('a registration that was submitted before reviews were introduced can be decided', async () => {
    const record = await submit();
    await run(sql`delete from review where object_id = ${record.id}`);
    expect(await approve(record)).toMatchObject({ code: codes.ok });
    expect(await reviewOf(record)).toMatchObject({ state: 'APPROVED' });
  });
});

test('the history has an entry for each step, with the state before and after', async () => {
  const record = await submit();
  await reject(record);
  const { list } = await test_.call(contract.readRegistrationHistory, { id: record.id }, owner);
  expect(list.map(({ action, before, after, reason }) => ({ action, before, after, reason }))).toEqual([
    {
      action: '/merchantRegistration/reject',
      before: { state: 'SUBMITTED' },
      after: { state: 'REJECTED' },
      reason: 'Too short a name',
    },
    {
      action: '/public/register/verify',
      before: { state: 'EMAIL_UNVERIFIED' },
      after: { state: 'SUBMITTED' },
      reason: null,
    },
  ]);
  expect(list.map(({ by }) => by)).toEqual(['Margaret Osei', record.username]);
});

describe('contact details', () => {
  test('are masked in lists and exports, and returned on request with an audit log entry', async () => {
    const record = await submit();
    expect(record).toMatchObject({
      email: { masked: 'a••••@trading.example', revealable: true },
      phone: { masked: '+65 ••••4567', revealable: true },
    });
    expect(await test_.call(contract.showRegistration, { id: record.id }, owner)).toEqual({
      email: record.address,
      areaCode: '+65',
      phone: '81234567',
    });
    const keys = columnsIn(registrationExport).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['username', 'email', 'phone', 'state']));
  });

  test("that are hidden from a user can't be read or searched", async () => {
    const record = await submit();
    const setHidden = (groups: string) =>
      run(sql`update app_user set hidden_groups = ${groups}::text[] where id = ${demoUsers.operations}`);
    await setHidden('{HOLDER_CONTACT}');
    expect(await read(record.id, operations)).toMatchObject({ email: { revealable: false } });
    expect(await answerOf(contract.showRegistration, { id: record.id }, operations)).toMatchObject({
      code: codes.noPermission,
    });
    const found = await test_.call(contract.listRegistrations, { keyword: record.address }, operations);
    expect(found.list).toEqual([]);
    const named = await test_.call(contract.listRegistrations, { keyword: record.username }, operations);
    expect(named.list.map(({ id }) => id)).toContain(record.id);
    await setHidden('{}');
  });
});

test('state, day and referral code filter the list and the export', async () => {
  const record = await submit({ username: 'Findable with code', merchantNo: 'M1', referralCode: 'CODE01' });
  const other = await submit({ username: 'Findable without' });
  await reject(other);
  const expectFound = async (filter: contract.RegistrationFilter, ids: string[]) => {
    const query = { keyword: 'findable', filter };
    const { list } = await test_.call(contract.listRegistrations, query, owner);
    expect(list.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await test_.call(contract.countRegistrationExport, query, owner)).toMatchObject({ count: ids.length });
  };
  await expectFound({}, [record.id, other.id]);
  await expectFound({ state: ['REJECTED'] }, [other.id]);
  await expectFound({ hasReferralCode: true }, [record.id]);
  await expectFound({ hasReferralCode: false }, [other.id]);
  await expectFound({ createdAt: { to: '2020-01-01' } }, []);
  await expectFound({ createdAt: { from: '2020-01-01' } }, [record.id, other.id]);
});
