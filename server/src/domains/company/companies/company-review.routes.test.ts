import { codes, queryHeadLogo, resetPassword } from '@console/contracts';
import { webhookEvents } from '@console/contracts/areas';
import * as contract from '@console/contracts/company';
import { demoCompanies } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { companyCalls, companySteps } from '../../../testing/company-samples';
import { mailsTo, tokenIn } from '../../../testing/mailbox';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;
let test_: TestApp;
let owner: Headers;
let checker: Headers;
let calls: ReturnType<typeof companyCalls>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  owner = await test_.signIn('owner');
  checker = await test_.signIn('finance.checker');
  calls = companyCalls(test_, owner, checker);
});
afterAll(() => test_.close());

const answerOf = ({ path }: { path: string }, input: object, headers = owner) =>
  test_.post(path, input, { ...submission(), ...headers });

/**
 * Resources that a new company can get: the card module and two BINs, one of which is visible to some companies only.
 */
async function given() {
  const { modules, bins } = await test_.call(contract.readCompanyResources, { id: demoCompanies.lanshi }, owner);
  const [one, other] = bins.map(({ id }) => id);
  await test_.database.pool.query(`update card_bin set visible_to = '{}' where id = $1`, [one]);
  const moduleIds = modules.filter(({ code }) => code === 'CARDS' || code === 'ADMINISTRATION').map(({ id }) => id);
  return { moduleIds, binIds: [one ?? '', other ?? ''] };
}

const own = { password: 'Fresh#Pass1', confirmPassword: 'Fresh#Pass1' };

describe('the review of a new company', () => {
  test('is approved by a second approver, which makes the company active with its modules and BINs', async () => {
    const grants = await given();
    const submitted = await calls.submitDraft(companySteps(), grants);
    expect(submitted).toMatchObject({ status: 'PENDING_REVIEW', review: { by: 'Margaret Osei' } });
    expect(submitted.allowedActions).toContainEqual({ action: 'EDIT', enabled: false, reason: 'IN_REVIEW' });
    expect((await calls.decide(submitted, 'APPROVE', { headers: owner })).code).not.toBe(codes.ok);
    const shown = await test_.call(contract.readCompanyCase, { id: submitted.review?.id ?? '' }, checker);
    expect(shown).toMatchObject({ company: { nameEn: submitted.nameEn }, change: null });
    expect([shown.grants.modules.length, shown.grants.bins.length]).toEqual([2, 2]);
    expect((await calls.decide(submitted, 'APPROVE')).code).toBe(codes.ok);
    expect(await calls.read(submitted.id)).toMatchObject({ status: 'ACTIVE', review: null, moduleIds: [], binIds: [] });
    const { modules, bins } = await test_.call(contract.readCompanyResources, { id: submitted.id }, owner);
    expect(modules.filter(({ isGranted }) => isGranted).map(({ id }) => id)).toEqual(grants.moduleIds);
    // Without fees no card is issued yet.
    expect(bins.filter(({ assignment }) => assignment).map(({ id, assignment }) => [id, assignment])).toEqual(
      bins.filter(({ id }) => grants.binIds.includes(id)).map(({ id }) => [id, { enabled: false }]),
    );
    const { rows } = await test_.database.pool.query('select visible_to from card_bin where id = $1', [
      grants.binIds[0],
    ]);
    expect(rows).toEqual([{ visible_to: [submitted.id] }]);
  });

  test('invites the contact person, who accepts at the site of the company and becomes its owner', async () => {
    const steps = companySteps();
    const { id } = await calls.activeCompany(steps, await given());
    const [site = ''] = steps.brand.siteOrigins;
    const { email } = steps.contact;
    const overview = await test_.call(contract.readCompanyOverview, { id }, owner);
    expect(overview).toMatchObject({ users: { active: 0, invited: 1 }, invitation: { email } });
    const [letter] = await mailsTo(test_, email);
    expect(letter).toContain(`${site}/firstTimeLogin?token=`);
    await test_.call(resetPassword, { token: tokenIn(letter), ...own }, {});
    const { headers } = await test_.enter(email.slice(0, email.indexOf('@')), own.password);
    expect(await test_.call(queryHeadLogo, { website: site }, {})).toMatchObject({
      companyName: { en_US: steps.identity.nameEn },
      platformLabel: { en_US: steps.brand.platformLabelEn },
      brandSeed: '#1D6F42',
    });
    const { list } = await test_.call(contract.listCompanies, {}, headers);
    expect(list).toMatchObject([{ id, status: 'ACTIVE', allowedActions: [] }]);
    expect(await test_.call(contract.readCompanyOverview, { id }, owner)).toMatchObject({
      users: { active: 1, invited: 0 },
      invitation: null,
    });
    const { rows } = await test_.database.pool.query(
      `select r.name ->> 'en_US' as name, r.is_system, r.all_merchant_access, u.language, u.timezone,
         array(select button_code from role_button b where b.role_id = r.id) as buttons
       from role r join user_role ur on ur.role_id = r.id join app_user u on u.id = ur.user_id where r.company_id = $1`,
      [id],
    );
    expect(rows).toMatchObject([
      { name: 'Owner', is_system: true, all_merchant_access: true, language: 'zh_CN', timezone: 'Europe/London' },
    ]);
    const held = Object(rows[0]).buttons as string[];
    for (const code of ['admin.user.invite', 'admin.role.save', 'reviews.review.view', 'cards.card.view'])
      expect(held).toContain(code);
    expect(held).not.toContain('accounts.account.view');
  });

  test('addresses a Chinese contact person with the family name first', async () => {
    const steps = companySteps();
    Object.assign(steps.contact, { contactFirstName: '若澜', contactLastName: '沈' });
    await calls.activeCompany(steps, await given());
    expect((await mailsTo(test_, steps.contact.email))[0]).toContain('沈若澜，您好');
  });

  test('invites the first user again, and the previous link becomes invalid', async () => {
    const steps = companySteps();
    const { id, version } = await calls.activeCompany(steps);
    const [first] = await mailsTo(test_, steps.contact.email);
    expect((await answerOf(contract.resendCompanyInvitation, { id, version })).code).toBe(codes.tooMany);
    test_.clock.advance(301);
    await test_.call(contract.resendCompanyInvitation, { id, version }, await test_.signIn('owner'));
    const [again] = await mailsTo(test_, steps.contact.email);
    const use = (letter: string | undefined) => test_.post(resetPassword.path, { token: tokenIn(letter), ...own });
    expect((await use(first)).code).not.toBe(codes.ok);
    expect((await use(again)).code).toBe(codes.ok);
    owner = await test_.signIn('owner');
    checker = await test_.signIn('finance.checker');
    calls = companyCalls(test_, owner, checker);
    const late = await answerOf(contract.resendCompanyInvitation, { id, version });
    expect(late.code).toBe(codes.transition);
  });

  test('is refused at the note if the contact person has an account by now', async () => {
    const steps = companySteps();
    const submitted = await calls.submitDraft(steps);
    await test_.database.pool.query(`update app_user set email = $1 where login_name = 'newcomer'`, [
      steps.contact.email,
    ]);
    const answer = await calls.decide(submitted, 'APPROVE');
    expect(answer.fieldErrors).toMatchObject([{ field: 'note', code: 'CONTACT_HAS_ACCOUNT' }]);
    expect(await calls.read(submitted.id)).toMatchObject({ status: 'PENDING_REVIEW' });
    await calls.decide(submitted, 'WITHDRAW', { headers: owner });
  });

  test('is rejected with a reason, and the company can be corrected and submitted again', async () => {
    const steps = companySteps();
    const submitted = await calls.submitDraft(steps);
    await calls.decide(submitted, 'REJECT', { note: 'The agreement is not signed' });
    const { id, version, ...rejected } = await calls.read(submitted.id);
    expect(rejected).toMatchObject({ status: 'REJECTED', rejectedReason: 'The agreement is not signed' });
    const contact = { ...steps.contact, city: 'Leeds', id, version };
    const again = await calls.submit(await test_.call(contract.saveCompanyContact, contact, owner));
    expect(again).toMatchObject({ status: 'PENDING_REVIEW', rejectedReason: null, city: 'Leeds' });
    expect((await calls.decide(again, 'WITHDRAW', { headers: owner })).code).toBe(codes.ok);
    expect(await calls.read(id)).toMatchObject({ status: 'DRAFT' });
  });

  test('refuses every change of the company while it is pending', async () => {
    const { identity, contact } = companySteps();
    const { id, version } = await calls.submitDraft();
    for (const [operation, input] of [
      [contract.saveCompanyIdentity, { ...identity, target: { id, version } }],
      [contract.saveCompanyContact, { ...contact, id, version }],
      [contract.saveCompanyRemark, { remark: 'x', id, version }],
      [contract.submitCompany, { id, version }],
    ] as const)
      expect(await answerOf(operation, input)).toMatchObject({
        code: codes.transition,
        data: { reason: 'IN_REVIEW' },
      });
    await calls.decide({ id }, 'WITHDRAW', { headers: owner });
  });
});

describe('a change of an approved company', () => {
  test('is stored separately from the current values until a second approver approves it', async () => {
    const steps = companySteps();
    const { id, version, nameEn, logo } = await calls.activeCompany(steps);
    const identity = { ...steps.identity, nameEn: `${nameEn} Renamed`, target: { id, version } };
    const saved = await test_.call(contract.saveCompanyIdentity, identity, owner);
    const images = { logo: await calls.uploaded('LOGO'), icon: saved.icon?.id ?? '' };
    const brand = { ...steps.brand, ...images, brandColor: '#000000', id, version: saved.version };
    const branded = await test_.call(contract.saveCompanyBrand, brand, owner);
    expect(branded).toMatchObject({ nameEn, logo: { id: logo?.id }, brandColor: '#1D6F42' });
    expect(branded.proposed).toEqual({
      nameEn: `${nameEn} Renamed`,
      brandColor: '#000000',
      logo: expect.objectContaining({ id: images.logo }) as object,
    });
    const submitted = await calls.submit(branded);
    expect(submitted).toMatchObject({ status: 'ACTIVE', nameEn, isChangeInReview: true });
    const shown = await test_.call(contract.readCompanyCase, { id: submitted.review?.id ?? '' }, checker);
    expect(shown.change).toMatchObject({
      before: { nameEn, brandColor: '#1D6F42', logo: { id: logo?.id } },
      after: { nameEn: `${nameEn} Renamed`, brandColor: '#000000', logo: { id: images.logo } },
    });
    expect((await calls.decide({ id }, 'APPROVE', { headers: owner })).code).not.toBe(codes.ok);
    expect((await calls.decide({ id }, 'APPROVE')).code).toBe(codes.ok);
    expect(await calls.read(id)).toMatchObject({
      nameEn: `${nameEn} Renamed`,
      logo: { id: images.logo },
      brandColor: '#000000',
      proposed: null,
      review: null,
    });
    expect((await test_.call(contract.readCompanyCase, { id: submitted.review?.id ?? '' }, checker)).change).toEqual(
      shown.change,
    );
  });

  test('reserves its proposed unique values against other companies', async () => {
    const steps = companySteps();
    const { id, version } = await calls.activeCompany(steps);
    const proposed = { nameEn: 'Wanted name', agreementNo: 'WANTED-1', registrationNo: 'WANTED-2' };
    await test_.call(contract.saveCompanyIdentity, { ...steps.identity, ...proposed, target: { id, version } }, owner);
    const answer = await answerOf(contract.saveCompanyIdentity, {
      ...companySteps().identity,
      ...proposed,
      target: null,
    });
    expect(answer.fieldErrors?.map(({ code }) => code)).toEqual([
      'COMPANY_NAME_TAKEN',
      'AGREEMENT_NO_TAKEN',
      'COMPANY_REGISTRATION_TAKEN',
    ]);
  });

  test('that returns to the current value is removed, and nothing is submitted', async () => {
    const steps = companySteps();
    const { id, version } = await calls.activeCompany(steps);
    const fees = await test_.call(contract.saveCompanyFees, { feeCurrency: 'USD', id, version }, owner);
    expect(fees.proposed).toEqual({ feeCurrency: 'USD' });
    const back = await test_.call(contract.saveCompanyFees, { feeCurrency: 'GBP', id, version: fees.version }, owner);
    expect(back.proposed).toBeNull();
    expect(await calls.submit(back)).toMatchObject({ status: 'ACTIVE', review: null });
  });

  test('that is rejected stays proposed, with the reason, until it is discarded', async () => {
    const steps = companySteps();
    const { id, version } = await calls.activeCompany(steps);
    const bank = { ...steps.invoicing, bankAccountNo: '999 888 777', id, version };
    await calls.submit(await test_.call(contract.saveCompanyInvoicing, bank, owner));
    await calls.decide({ id }, 'REJECT', { note: 'Another name on the account' });
    const rejected = await calls.read(id);
    expect(rejected).toMatchObject({
      bankAccountNo: { masked: '••••5678' },
      proposed: { bankAccountNo: { masked: '••••8777' } },
      rejectedReason: 'Another name on the account',
    });
    const target = { id, version: rejected.version };
    const discarded = await test_.call(contract.discardCompanyChanges, target, owner);
    expect(discarded).toMatchObject({ proposed: null, rejectedReason: null });
    const again = await answerOf(contract.discardCompanyChanges, { id, version: discarded.version });
    expect(again.code).toBe(codes.transition);
  });

  test('cannot contain modules and BINs, which have separate pages', async () => {
    const grants = await given();
    const { id, version } = await calls.activeCompany();
    const { moduleIds, binIds } = grants;
    const products = await answerOf(contract.saveCompanyProducts, { products: ['ACQUIRING'], moduleIds, id, version });
    expect(products.fieldErrors).toMatchObject([{ field: 'moduleIds', code: 'INVALID' }]);
    const bins = await answerOf(contract.saveCompanyBins, { binIds, id, version });
    expect(bins.fieldErrors).toMatchObject([{ field: 'binIds', code: 'INVALID' }]);
  });

  test('does not include the remark, which is saved immediately', async () => {
    const { id, version } = await calls.activeCompany();
    expect(await test_.call(contract.saveCompanyRemark, { remark: 'Key account', id, version }, owner)).toMatchObject({
      remark: 'Key account',
      proposed: null,
    });
  });
});

describe('an image that is replaced', () => {
  const isReleased = async (id = ''): Promise<boolean> => {
    const { rows } = await test_.database.pool.query('select expires_at from file_object where id = $1', [id]);
    return Object(rows[0]).expires_at !== null;
  };
  const withLogo = (
    steps: ReturnType<typeof companySteps>,
    { id, version, icon }: contract.CompanyDetail,
    logo: string,
  ) => test_.call(contract.saveCompanyBrand, { ...steps.brand, logo, icon: icon?.id ?? '', id, version }, owner);

  test('is released from a draft', async () => {
    const steps = companySteps();
    const draft = await calls.fill(await calls.createDraft(steps), steps);
    const next = await calls.uploaded('LOGO');
    await withLogo(steps, draft, next);
    expect([await isReleased(draft.logo?.id), await isReleased(draft.icon?.id), await isReleased(next)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('is released from a proposal that is changed or discarded; the current image is not', async () => {
    const steps = companySteps();
    const company = await calls.activeCompany(steps);
    const [first, second] = [await calls.uploaded('LOGO'), await calls.uploaded('LOGO')];
    const again = await withLogo(steps, await withLogo(steps, company, first), second);
    expect([await isReleased(first), await isReleased(second)]).toEqual([true, false]);
    await test_.call(contract.discardCompanyChanges, { id: company.id, version: again.version }, owner);
    expect([await isReleased(second), await isReleased(company.logo?.id)]).toEqual([true, false]);
  });

  test('stays with the review to which it was submitted', async () => {
    const steps = companySteps();
    const company = await calls.activeCompany(steps);
    const next = await calls.uploaded('LOGO');
    await calls.submit(await withLogo(steps, company, next));
    await calls.decide(company, 'REJECT');
    const { id, version } = await calls.read(company.id);
    await test_.call(contract.discardCompanyChanges, { id, version }, owner);
    expect([await isReleased(next), await isReleased(company.logo?.id)]).toEqual([false, false]);
  });
});

test('webhook events report status changes of a company, with its id and status only', async () => {
  const { pool } = test_.database;
  await pool.query(
    `insert into webhook_endpoint (id, company_id, url, events, status, secret_sealed, created_at, created_by, updated_at,
      updated_by) values ('hook_companies', $1, 'https://example.com', $2, 'ACTIVE', '', now(), 'test', now(), 'test')`,
    [demoCompanies.aldermoor, Object.keys(webhookEvents).filter((type) => type.startsWith('company.'))],
  );
  const { id } = await calls.activeCompany();
  const rejected = await calls.submitDraft();
  await calls.decide(rejected, 'REJECT');
  const { rows } = await pool.query<{ event_type: string; body: string }>(
    `select event_type, body from webhook_delivery where endpoint_id = 'hook_companies' order by created_at, id`,
  );
  const about = (companyId: string, status: string) => ({ companyId, status });
  expect(rows.map(({ event_type: type, body }) => [type, Object(JSON.parse(body)).data as object])).toEqual([
    ['company.created', about(id, 'DRAFT')],
    ['company.approved', about(id, 'ACTIVE')],
    ['company.created', about(rejected.id, 'DRAFT')],
    ['company.rejected', about(rejected.id, 'REJECTED')],
  ]);
});
