import { codes } from '@console/contracts';
import * as contract from '@console/contracts/company';
import { demoCompanies } from '@console/demo/ids';
import { columnsIn } from '../../../platform/exports/dataset';
import { submission } from '../../../testing/card-samples';
import { companyCalls, companySteps } from '../../../testing/company-samples';
import { oneOnly, race } from '../../../testing/race';
import { signInWith } from '../../../testing/sign-in-with';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { companyExport } from './company.export';

type Headers = Record<string, string>;
let test_: TestApp;
let owner: Headers;
let checker: Headers;
let calls: ReturnType<typeof companyCalls>;
beforeAll(async () => {
  // A proxy sets the visitor's country.
  test_ = await openTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  owner = await test_.signIn('owner');
  checker = await test_.signIn('finance.checker');
  calls = companyCalls(test_, owner, checker);
});
afterAll(() => test_.close());

const answerOf = ({ path }: { path: string }, input: object, headers = owner) =>
  test_.post(path, input, { ...submission(), ...headers });
const saveBrand = async (over: object, target?: { id: string; version: number }, headers: Headers = owner) => {
  const { id, version } = target ?? (await calls.createDraft());
  const images = { logo: await calls.uploaded('LOGO'), icon: await calls.uploaded('ICON') };
  return answerOf(contract.saveCompanyBrand, { ...companySteps().brand, ...images, ...over, id, version }, headers);
};

describe('a draft', () => {
  test('is created by the first step, with the next company number', async () => {
    const [one, other] = [await calls.createDraft(), await calls.createDraft()];
    expect(one).toMatchObject({ status: 'DRAFT', review: null, proposed: null, isPlatform: false, timezone: '' });
    const numberOf = ({ companyNo }: { companyNo: string }) => Number(companyNo.slice('CO-'.length));
    expect(numberOf(other)).toBe(numberOf(one) + 1);
  });

  test('returns the values of each saved step, with masked account numbers', async () => {
    const steps = companySteps();
    const { modules, bins } = await test_.call(contract.readCompanyResources, { id: demoCompanies.lanshi }, owner);
    const given = { moduleIds: modules.slice(0, 1).map(({ id }) => id), binIds: bins.slice(0, 1).map(({ id }) => id) };
    const { id } = await calls.fill(await calls.createDraft(steps), steps, given);
    const { confirmsOwnCountry: _unstored, ...brand } = steps.brand;
    const { bankAccountNo: _number, bankIban: _iban, ...bank } = steps.invoicing;
    expect(await calls.read(id)).toMatchObject({
      ...steps.identity,
      ...steps.contact,
      ...brand,
      ...bank,
      ...given,
      logo: { name: 'logo.png', url: expect.stringMatching(/^\/pictures\//) as string },
      icon: { name: 'icon.png' },
      products: ['CARD_ISSUING'],
      bankAccountNo: { group: 'BANK_ACCOUNT', masked: '••••5678', revealable: true },
      bankIban: { masked: '••••5555' },
      feeCurrency: 'GBP',
      isFeeCurrencyFixed: false,
    });
    expect(await test_.call(contract.showCompanyBankAccount, { id }, owner)).toEqual({
      bankAccountNo: '20-32-06 13345678',
      bankIban: 'GB33BUKB20201555555555',
      proposedAccountNo: null,
      proposedIban: null,
    });
  });

  test('has an unchanged account number and IBAN if they are omitted, and an empty IBAN removes the stored one', async () => {
    const { id, version } = await calls.createDraft();
    const { bankAccountNo: _number, bankIban: _iban, ...rest } = companySteps().invoicing;
    const missing = await answerOf(contract.saveCompanyInvoicing, { ...rest, id, version });
    expect(missing.fieldErrors).toMatchObject([{ field: 'bankAccountNo', code: 'REQUIRED' }]);
    const first = await test_.call(contract.saveCompanyInvoicing, { ...companySteps().invoicing, id, version }, owner);
    const second = await test_.call(contract.saveCompanyInvoicing, { ...rest, id, version: first.version }, owner);
    expect(second).toMatchObject({ bankAccountNo: { masked: '••••5678' }, bankIban: { masked: '••••5555' } });
    const without = { ...rest, bankIban: '', id, version: second.version };
    expect(await test_.call(contract.saveCompanyInvoicing, without, owner)).toMatchObject({ bankIban: { masked: '' } });
  });

  test('has an audit log entry for an account number with the same last digits as before', async () => {
    const { id, version } = await calls.createDraft();
    const { bankIban: _iban, ...bank } = companySteps().invoicing;
    const first = await test_.call(contract.saveCompanyInvoicing, { ...bank, id, version }, owner);
    const other = { ...bank, bankAccountNo: '99-99-99 99995678', id, version: first.version };
    await test_.call(contract.saveCompanyInvoicing, other, owner);
    const { list } = await test_.call(contract.readCompanyHistory, { id }, owner);
    expect(JSON.stringify(list[0])).toContain('••••5678 (≠)');
    expect(JSON.stringify(list)).not.toContain('9999');
  });

  test.each([
    ['a name, regardless of case', 'nameEn', { nameEn: 'hArbour Taken' }, 'COMPANY_NAME_TAKEN'],
    ['an agreement number', 'agreementNo', { agreementNo: 'agr-taken' }, 'AGREEMENT_NO_TAKEN'],
    [
      'a registration number in the country',
      'registrationNo',
      { registrationNo: 'REG-TAKEN' },
      'COMPANY_REGISTRATION_TAKEN',
    ],
  ])('is refused with %s that another company has', async (_what, field, over, code) => {
    const taken = { nameEn: 'Harbour Taken', agreementNo: 'AGR-TAKEN', registrationNo: 'REG-TAKEN' };
    const { list } = await test_.call(contract.listCompanies, { keyword: 'Harbour Taken' }, owner);
    if (list.length === 0) await calls.createDraft(companySteps(), taken);
    const answer = await answerOf(contract.saveCompanyIdentity, { ...companySteps().identity, ...over, target: null });
    expect(answer.fieldErrors).toMatchObject([{ field, code }]);
  });

  test('may have the registration number of a company in another country', async () => {
    const { registrationNo } = await calls.createDraft();
    expect(await calls.createDraft(companySteps(), { registrationNo, country: 'IE' })).toMatchObject({
      registrationNo,
    });
  });

  test('is created by only one of twenty concurrent requests with the same agreement number', async () => {
    const agreementNo = 'AGR-RACE';
    const create = () =>
      answerOf(contract.saveCompanyIdentity, { ...companySteps().identity, agreementNo, target: null });
    expect(await race({ pool: test_.database.pool, table: 'company' }, create)).toEqual(oneOnly('AGREEMENT_NO_TAKEN'));
  });

  test('is refused with a country that does not exist', async () => {
    const answer = await answerOf(contract.saveCompanyIdentity, {
      ...companySteps().identity,
      country: 'ZZ',
      target: null,
    });
    expect(answer.fieldErrors).toMatchObject([{ field: 'country', code: 'INVALID' }]);
  });

  test('reveals no more than ten e-mail addresses with an account in a day', async () => {
    const { id, version } = await calls.createDraft();
    const contact = { ...companySteps().contact, email: 'owner@aldermoor.example', id, version };
    const answers = [];
    for (let turn = 0; turn < 12; turn += 1) answers.push((await answerOf(contract.saveCompanyContact, contact)).code);
    expect(answers.filter((code) => code === codes.invalid).length).toBeLessThanOrEqual(10);
    expect(answers.at(-1)).toBe(codes.tooMany);
    await test_.database.pool.query('delete from public_attempt');
  });

  test.each([
    ['email', { email: 'owner@aldermoor.example' }, 'CONTACT_HAS_ACCOUNT'],
    ['areaCode', { areaCode: '+999' }, 'INVALID'],
  ])('is refused with a wrong %s of the contact person', async (field, over, code) => {
    const { id, version } = await calls.createDraft();
    const answer = await answerOf(contract.saveCompanyContact, { ...companySteps().contact, ...over, id, version });
    expect(answer.fieldErrors).toMatchObject([{ field, code }]);
  });

  test.each([
    ['timezone', { timezone: 'Mars/Olympus' }, 'INVALID'],
    ['restrictedLoginCountries', { restrictedLoginCountries: ['ZZ'] }, 'INVALID'],
    ['siteOrigins', { siteOrigins: ['http://lanshi.localhost:4000'] }, 'ORIGIN_TAKEN'],
    ['logo', { logo: 'file_01K00000000000000000000001' }, 'FILE_GONE'],
  ])('is refused with a wrong %s of the brand', async (field, over, code) => {
    expect((await saveBrand(over)).fieldErrors).toMatchObject([{ field, code }]);
  });

  test('is refused with an image that was uploaded for another field, by another user or for another company', async () => {
    const wrong = async (over: object) => (await saveBrand(over)).fieldErrors?.map(({ field, code }) => [field, code]);
    expect(await wrong({ icon: await calls.uploaded('LOGO') })).toEqual([['icon', 'FILE_DIMENSIONS']]);
    expect(await wrong({ logo: await calls.uploaded('PICTURE') })).toEqual([['logo', 'FILE_TYPE']]);
    expect(await wrong({ logo: await calls.uploaded('DOCUMENT') })).toEqual([['logo', 'FILE_TYPE']]);
    expect(await wrong({ logo: await calls.uploaded('LOGO', 'user_01K00000000000000000000002') })).toEqual([
      ['logo', 'FILE_GONE'],
    ]);
    const steps = companySteps();
    const { logo } = await calls.fill(await calls.createDraft(steps), steps);
    expect(await wrong({ logo: logo?.id })).toEqual([['logo', 'FILE_GONE']]);
  });

  test('is refused with modules and BINs that do not exist', async () => {
    const { id, version } = await calls.createDraft();
    const moduleIds = ['pmod_01K00000000000000000999999'];
    const products = await answerOf(contract.saveCompanyProducts, { products: ['ACQUIRING'], moduleIds, id, version });
    expect(products.fieldErrors).toMatchObject([{ field: 'moduleIds', code: 'INVALID' }]);
    const bins = await answerOf(contract.saveCompanyBins, { binIds: ['bin_01K00000000000000000999999'], id, version });
    expect(bins.fieldErrors).toMatchObject([{ field: 'binIds', code: 'INVALID' }]);
  });

  test('restricting the sign-in country of the current user requires confirmation the first time', async () => {
    const here = { ...owner, 'x-country': 'FR' };
    const draft = await calls.createDraft();
    const restricted = { restrictedLoginCountries: ['FR', 'KP'] };
    const refused = await saveBrand(restricted, draft, here);
    expect(refused.fieldErrors).toMatchObject([{ field: 'confirmsOwnCountry', code: 'OWN_COUNTRY' }]);
    expect((await saveBrand({ ...restricted, confirmsOwnCountry: true }, draft, here)).code).toBe(codes.ok);
    const { version } = await calls.read(draft.id);
    expect((await saveBrand(restricted, { id: draft.id, version }, here)).code).toBe(codes.ok);
  });

  test("can't be submitted while required fields are missing, and the refusal lists each of them", async () => {
    const { id, version } = await calls.createDraft();
    const answer = await answerOf(contract.submitCompany, { id, version });
    const fields = (answer.fieldErrors ?? []).map(({ field }) => field);
    for (const field of ['contactTitle', 'email', 'logo', 'siteOrigins', 'products', 'invoiceEmails', 'feeCurrency'])
      expect(fields).toContain(field);
    expect(await calls.read(id)).toMatchObject({ status: 'DRAFT', version });
  });
});

test("the platform company can't remove the site of the request, or change its fee currency after the first invoice", async () => {
  const { id, version, isFeeCurrencyFixed, siteOrigins } = await calls.read(demoCompanies.aldermoor);
  const own = { ...owner, host: new URL(siteOrigins[0] ?? '').host };
  const answer = await saveBrand({ siteOrigins: ['https://elsewhere.example'] }, { id, version }, own);
  expect(answer.fieldErrors).toMatchObject([{ field: 'siteOrigins', code: 'ORIGIN_IN_USE' }]);
  expect(isFeeCurrencyFixed).toBe(false);
  await test_.database.pool.query(
    `insert into invoice (id, company_id, number, reference, client, issue_date, due_date, currency, subtotal_minor, tax_minor,
      total_minor, state, created_at, created_by)
     values ('inv_test', $1, 'INV-202603-999999', '', '{}', now(), now(), 'USD', 100, 0, 100, 'PENDING_REVIEW', now(), 'test')`,
    [id],
  );
  const fees = await answerOf(contract.saveCompanyFees, { feeCurrency: 'EUR', id, version });
  expect(fees.fieldErrors).toMatchObject([{ field: 'feeCurrency', code: 'FEE_CURRENCY_FIXED' }]);
  expect(await calls.read(id)).toMatchObject({ isFeeCurrencyFixed: true });
});

test('a stale version is refused with the current record', async () => {
  const { id, version } = await calls.createDraft();
  await test_.call(contract.saveCompanyContact, { ...companySteps().contact, id, version }, owner);
  for (const [operation, input] of [
    [contract.saveCompanyContact, { ...companySteps().contact, id, version }],
    [contract.submitCompany, { id, version }],
    [contract.suspendCompany, { id, version, note: 'x' }],
  ] as const)
    expect(await answerOf(operation, input)).toMatchObject({
      code: codes.versionConflict,
      data: { current: { city: 'London', version: version + 1 } },
    });
});

test('contacts and account numbers are hidden from users without access to them, who can change all other fields', async () => {
  const steps = companySteps();
  const { id, version } = await calls.fill(await calls.createDraft(steps), steps);
  await test_.database.pool.query(
    `update app_user set hidden_groups = '{HOLDER_CONTACT,BANK_ACCOUNT}' where login_name = 'support'`,
  );
  const support = await signInWith(test_, 'support', ['company.company.view', 'company.company.save']);
  expect(await calls.read(id, support)).toMatchObject({
    phone: '+44 ••••0000',
    email: 'a••••@harbour.example',
    bankAccountNo: { revealable: false },
  });
  for (const [operation, input] of [
    [contract.saveCompanyContact, { ...steps.contact, id, version }],
    [contract.saveCompanyInvoicing, { ...steps.invoicing, id, version }],
    [contract.showCompanyBankAccount, { id }],
  ] as const)
    expect([operation.path, (await answerOf(operation, input, support)).code]).toEqual([
      operation.path,
      codes.noPermission,
    ]);
  const { areaCode: _area, phone: _phone, email: _email, ...place } = steps.contact;
  await test_.call(contract.saveCompanyContact, { ...place, city: 'Leeds', id, version }, support);
  expect(await calls.read(id)).toMatchObject({ ...steps.contact, city: 'Leeds' });
});

describe('the list', () => {
  test('is searched by names, trade name and numbers, and restricted by every filter', async () => {
    const over = {
      nameEn: 'Findable',
      nameZh: '可查找',
      dba: 'Lookup',
      registrationNo: 'FIND-1',
      agreementNo: 'SEEK-1',
      country: 'IS',
    };
    const steps = companySteps();
    const draft = await calls.createDraft(steps, over);
    const found = async (query: object) =>
      (await test_.call(contract.listCompanies, query, owner)).list.map(({ id }) => id);
    for (const keyword of ['findab', '可查', 'lookup', 'FIND-1', 'seek-1', draft.companyNo])
      expect([keyword, await found({ keyword })]).toEqual([keyword, [draft.id]]);
    expect(await found({ filter: { country: ['IS'] } })).toEqual([draft.id]);
    expect(await found({ filter: { country: ['IS'], status: ['ACTIVE'] } })).toEqual([]);
    expect(await found({ filter: { country: ['IS'], feeCurrency: ['GBP'] } })).toEqual([]);
    await calls.fill(draft, steps);
    expect(await found({ filter: { country: ['IS'], feeCurrency: ['GBP', 'EUR'] } })).toEqual([draft.id]);
    expect(await test_.call(contract.countCompanyExport, { keyword: 'FIND-1' }, owner)).toMatchObject({ count: 1 });
    expect(await test_.call(contract.countCompanies, { keyword: 'FIND-1' }, owner)).toEqual({
      total: 1,
      counts: [{ value: 'DRAFT', count: 1 }],
    });
  });

  test.each(contract.companySortable)('is sorted by %s in both directions', async (field) => {
    test_.clock.advance(60);
    await calls.createDraft();
    const sorted = async (dir: 'asc' | 'desc') =>
      (await test_.call(contract.listCompanies, { sort: [{ field, dir }], pageSize: 200 }, owner)).list.map(
        ({ id }) => id,
      );
    const [up, down] = [await sorted('asc'), await sorted('desc')];
    expect(up.length).toBeGreaterThan(2);
    expect(up).toEqual(down.toReversed());
  });

  test('is exported with numbers, names and status', () => {
    expect(columnsIn(companyExport).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['companyNo', 'name', 'agreementNo', 'registrationNo', 'country', 'status']),
    );
  });
});

describe('permissions and data scope', () => {
  const actions = ['view', 'save', 'status', 'export'] as const;
  const permissionTo = (action: string) => `company.company.${action}`;
  const callsFor = ({ id, version }: { id: string; version: number }) => {
    const { identity, contact, brand, invoicing } = companySteps();
    const images = { logo: 'file_01K00000000000000000000001', icon: 'file_01K00000000000000000000001' };
    return [
      ['view', contract.listCompanies, {}],
      ['view', contract.countCompanies, {}],
      ['view', contract.readCompany, { id }],
      ['view', contract.readCompanyOverview, { id }],
      ['view', contract.readCompanyResources, { id }],
      ['view', contract.readCompanyHistory, { id }],
      ['view', contract.showCompanyBankAccount, { id }],
      ['save', contract.saveCompanyIdentity, { ...identity, country: 'ZZ', target: null }],
      ['save', contract.saveCompanyContact, { ...contact, areaCode: '+999', id, version }],
      ['save', contract.saveCompanyBrand, { ...brand, ...images, id, version }],
      [
        'save',
        contract.saveCompanyProducts,
        { products: ['ACQUIRING'], moduleIds: ['pmod_01K00000000000000000999999'], id, version },
      ],
      ['save', contract.saveCompanyBins, { binIds: ['bin_01K00000000000000000999999'], id, version }],
      ['save', contract.saveCompanyInvoicing, { ...invoicing, id, version: version + 9 }],
      ['save', contract.saveCompanyFees, { feeCurrency: 'GBP', id, version: version + 9 }],
      ['save', contract.saveCompanyRemark, { remark: '', id, version: version + 9 }],
      ['save', contract.submitCompany, { id, version }],
      ['save', contract.discardCompanyChanges, { id, version }],
      ['save', contract.resendCompanyInvitation, { id, version }],
      ['status', contract.suspendCompany, { id, version, note: 'x' }],
      ['status', contract.resumeCompany, { id, version }],
      ['status', contract.checkCompanyClose, { id }],
      ['status', contract.closeCompany, { id, version, note: 'x' }],
      ['export', contract.countCompanyExport, {}],
      ['export', contract.exportCompanies, { format: 'CSV' }],
    ] as const;
  };
  const refusedFor = async (headers: Headers, target: { id: string; version: number }, code: number) => {
    const refused: string[] = [];
    for (const [, operation, input] of callsFor(target))
      if ((await answerOf(operation, input, headers)).code === code) refused.push(operation.path);
    return refused;
  };

  test.each(actions)('without company.company.%s, exactly its operations are refused', async (missing) => {
    const draft = await calls.createDraft();
    const others = actions.filter((action) => action !== missing).map(permissionTo);
    const user = await signInWith(test_, 'operations', others);
    expect(await refusedFor(user, draft, codes.noPermission)).toEqual(
      callsFor(draft)
        .filter(([action]) => action === missing)
        .map(([, { path }]) => path),
    );
  });

  test('a user of another company with every permission sees only that company and cannot change it', async () => {
    const foreign = await signInWith(test_, 'owner.zh', actions.map(permissionTo));
    const draft = await calls.createDraft();
    const { list } = await test_.call(contract.listCompanies, { pageSize: 200 }, foreign);
    expect(list).toMatchObject([{ id: demoCompanies.lanshi, allowedActions: [], updatedBy: 'Platform' }]);
    expect((await answerOf(contract.readCompany, { id: draft.id }, foreign)).code).toBe(codes.notFound);
    expect(await calls.read(demoCompanies.lanshi, foreign)).toMatchObject({
      remark: '',
      proposed: null,
      allowedActions: [],
    });
    const reads = ['list', 'counts', 'detail', 'history', 'showBankAccount', 'exportCount', 'export'];
    const own = await calls.read(demoCompanies.lanshi);
    expect(await refusedFor(foreign, own, codes.noPermission)).toEqual(
      callsFor(own)
        .map(([, { path }]) => path)
        .filter((path) => !reads.some((read) => path === `/company/${read}`)),
    );
  });

  test.each(['merchant.owner', 'channel.operator'] as const)('%s finds no company', async (login) => {
    const user = await signInWith(test_, login, actions.map(permissionTo));
    expect((await test_.call(contract.listCompanies, {}, user)).list).toEqual([]);
    expect((await answerOf(contract.readCompany, { id: demoCompanies.aldermoor }, user)).code).toBe(codes.notFound);
  });
});
