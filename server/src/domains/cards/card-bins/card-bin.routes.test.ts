import { codes, type InputOf } from '@console/contracts';
import {
  assignCardBin,
  changeCardBinStatus,
  createCardBin,
  createCard,
  listAccountOptions,
  listBinAssignments,
  listBinChoices,
  listCardBins,
  listIssuableBins,
  readCardBin,
  saveCardBin,
} from '@console/contracts/cards';
import { demoCompanies, firstChannelId, firstMerchantId } from '@console/demo/ids';
import { fixedId, newId } from '../../../platform/db/ids';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;

let test_: TestApp;
let owner: Headers;
let operations: Headers;
let others: Headers;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  owner = await test_.signIn('owner');
  operations = await test_.signIn('operations');
  others = await test_.signIn('owner.zh');
});
afterAll(() => test_.close());

const draft: InputOf<typeof createCardBin> = {
  bin: '40009900',
  channelId: firstChannelId,
  scheme: 'VISA',
  currency: 'USD',
  region: 'GLOBAL',
  issuingCountry: 'US',
  nameEn: 'Trial USD',
  nameZh: '美元试用卡',
  descriptionEn: '',
  descriptionZh: '',
  cardType: 'RECHARGE',
  usageType: 'MULTI_USE',
  scenarios: ['GENERAL'],
  platforms: ['GOOGLE'],
  isVisibleToAll: true,
  visibleTo: [],
  minDeposit: '10.00',
  maxDeposit: '5000.00',
  issueFee: '1.00',
  minTopup: '5.00',
  minValidityDays: 30,
  maxValidityMonths: 36,
  defaultValidityMonths: 24,
  maxCardsPerRequest: 100,
  cardholderRequired: false,
  needsKyc: false,
  needsEmbossing: true,
  holderCountries: ['SG'],
  areaCodes: [],
  features: ['THREE_DS'],
  blockedMcc: '7995, 6051',
  riskNote: '',
};
const post = (path: string, body: unknown, headers = owner) =>
  test_.post(path, body, { ...headers, 'idempotency-key': newId('key') });
const fieldsOf = ({ code, fieldErrors }: Awaited<ReturnType<typeof post>>) => [
  code,
  fieldErrors?.map((error) => `${error.field} ${error.code}`),
];
const everyday = fixedId('bin', 1);
const priced = (binId: string) =>
  test_.database.pool.query(
    `insert into fee_setting (id, company_id, bin_id, currency, effective_from, items, created_at, created_by)
     values ($1, $2, $3, 'USD', '2020-01-01', '[]', now(), 'test')`,
    [newId('fee'), demoCompanies.aldermoor, binId],
  );
const assigning = { companyId: demoCompanies.aldermoor, enabled: true, sort: 5, version: 0 };

test('a BIN is saved with all fields, and a duplicate in the same channel is refused next to its field [seed 8]', async () => {
  const record = await test_.call(createCardBin, draft, owner);
  expect(record).toMatchObject({ bin: draft.bin, status: 'DRAFT', issued: 0, version: 1 });
  expect((await test_.call(readCardBin, { id: record.id }, owner)).draft).toEqual(draft);
  const again = await post(createCardBin.path, draft);
  expect(fieldsOf(again)).toEqual([codes.binExists, ['bin BIN_EXISTS']]);
  expect(again.message).toBe('This card BIN already exists in the current channel.');
  const elsewhere = await test_.call(createCardBin, { ...draft, channelId: fixedId('chan', 2) }, owner);
  const moved = { ...draft, id: elsewhere.id, version: elsewhere.version };
  expect(fieldsOf(await post(saveCardBin.path, moved))).toEqual([codes.binExists, ['bin BIN_EXISTS']]);
});

test('invalid amounts and numbers are refused next to their fields', async () => {
  const wrong = { ...draft, bin: '51009900', maxDeposit: '9.00', issuingCountry: 'ZZ' };
  expect(fieldsOf(await post(createCardBin.path, wrong))).toEqual([
    codes.invalid,
    ['bin BIN_RANGE', 'minDeposit MIN_ABOVE_MAX', 'issuingCountry COUNTRY'],
  ]);
  const tooMuch = { ...draft, issueFee: '1000000.01', maxDeposit: '999999999999999.99' };
  expect(fieldsOf(await post(createCardBin.path, tooMuch))).toEqual([
    codes.invalid,
    ['maxDeposit MAX_AMOUNT', 'issueFee MAX_AMOUNT'],
  ]);
});

test('a draft goes online only with an assignment and fees, and issues cards up to its cap', async () => {
  const { id, version } = await test_.call(createCardBin, { ...draft, bin: '40009901', holderCountries: [] }, owner);
  const online = () => post(changeCardBinStatus.path, { id, version, to: 'ONLINE' });
  expect(fieldsOf(await online())).toEqual([codes.invalid, ['to BIN_NEEDS_ASSIGNMENT']]);
  expect(fieldsOf(await post(assignCardBin.path, { ...assigning, binId: id }))).toEqual([
    codes.invalid,
    ['enabled BIN_NEEDS_FEE'],
  ]);
  await test_.call(assignCardBin, { ...assigning, binId: id, enabled: false }, owner);
  expect(fieldsOf(await online())).toEqual([codes.invalid, ['to BIN_NEEDS_FEE']]);
  await priced(id);
  await test_.call(assignCardBin, { ...assigning, binId: id, version: 1, issueCap: 3 }, owner);
  expect((await online()).code).toBe(codes.ok);
  const { list, today } = await test_.call(listIssuableBins, {}, operations);
  expect(list.some((bin) => bin.id === id)).toBe(true);
  expect((await test_.call(listIssuableBins, {}, others)).list.some((bin) => bin.id === id)).toBe(false);

  const accounts = await test_.call(listAccountOptions, { merchantId: firstMerchantId }, operations);
  const card = {
    binId: id,
    merchantId: firstMerchantId,
    accountId: accounts.list.find(({ currency }) => currency === 'USD')?.id ?? '',
    deposit: { amount: '10.00', currency: 'USD' as const },
    alias: 'Trial',
    validTo: `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}01`,
  };
  for (let made = 0; made < 3; made += 1) await test_.call(createCard, card, operations);
  expect(fieldsOf(await post(createCard.path, card, operations))).toEqual([codes.invalid, ['count BIN_CAP']]);

  // The merchant's assignment takes precedence over that of the company.
  const own = { ...assigning, binId: id, merchantId: firstMerchantId };
  await test_.call(assignCardBin, { ...own, enabled: false }, owner);
  expect(fieldsOf(await post(createCard.path, card, operations))).toEqual([codes.invalid, ['binId BIN_NOT_ISSUABLE']]);
  const late = await post(assignCardBin.path, { ...own, version: 7 });
  expect(late.code).toBe(codes.versionConflict);
  expect(
    (await test_.call(listBinAssignments, { id }, owner)).list.map(({ merchant }) => merchant?.id ?? null),
  ).toEqual([null, firstMerchantId]);
});

test('a BIN cannot be assigned to a company that cannot see it, nor with an end before its start', async () => {
  const record = await test_.call(
    createCardBin,
    { ...draft, bin: '40009902', isVisibleToAll: false, visibleTo: [demoCompanies.aldermoor] },
    owner,
  );
  const request = { ...assigning, binId: record.id, enabled: false };
  expect(fieldsOf(await post(assignCardBin.path, { ...request, companyId: demoCompanies.lanshi }))).toEqual([
    codes.invalid,
    ['companyId BIN_NOT_VISIBLE'],
  ]);
  expect(fieldsOf(await post(assignCardBin.path, { ...request, from: '2026-05-02', to: '2026-05-01' }))).toEqual([
    codes.invalid,
    ['to DAY_ORDER'],
  ]);
});

test('the number of a BIN with cards cannot change, and a stale version is refused', async () => {
  const { record, draft: stored } = await test_.call(readCardBin, { id: everyday }, owner);
  const change = { ...stored, id: everyday, version: record.version };
  expect(fieldsOf(await post(saveCardBin.path, { ...change, bin: '40009903' }))).toEqual([
    codes.invalid,
    ['bin BIN_FIXED'],
  ]);
  const after = await test_.call(saveCardBin, { ...change, region: 'APAC' }, owner);
  expect([after.region, after.version]).toEqual(['APAC', record.version + 1]);
  expect((await post(saveCardBin.path, change)).code).toBe(codes.versionConflict);
});

test('the list has issued cards, and can be searched by digits and name and filtered', async () => {
  const { list } = await test_.call(listCardBins, { keyword: '40001201' }, operations);
  expect(list.map(({ id }) => id)).toEqual([everyday]);
  expect(list[0]?.issued).toBeGreaterThan(0);
  const { rows } = await test_.database.pool.query<{ n: number }>(
    `select count(*)::int as n from card where bin_id = $1 and company_id = $2 and create_status = 'SUCCESS'`,
    [everyday, demoCompanies.aldermoor],
  );
  expect(list[0]?.issued).toBe(rows[0]?.n);
  const euros = await test_.call(
    listCardBins,
    { filter: { currency: ['EUR'], scenario: ['SUBSCRIPTION'] } },
    operations,
  );
  expect(euros.list.map(({ bin }) => bin)).toEqual(['51005630']);
  expect((await test_.call(listCardBins, { keyword: '订阅' }, operations)).total).toBe(1);
  for (const keyword of ['%', '_', '\\', '40_0', '4%'])
    expect([keyword, (await test_.call(listCardBins, { keyword }, operations)).total]).toEqual([keyword, 0]);
  const named = await test_.call(listCardBins, { filter: { id: [everyday] } }, operations);
  expect(named.list.map(({ id }) => id)).toEqual([everyday]);
});

test('other companies see only assigned BINs and cannot change any, even with the permissions', async () => {
  const { list } = await test_.call(listCardBins, { pageSize: 100 }, others);
  const { rows } = await test_.database.pool.query<{ id: string }>(
    'select bin_id as id from bin_assignment where company_id = $1',
    [demoCompanies.lanshi],
  );
  expect(list.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(list.flatMap(({ allowedActions }) => allowedActions)).toEqual([]);
  expect((await test_.call(listBinChoices, {}, others)).companies).toEqual([]);
  await test_.database.pool.query(
    `insert into role_button (company_id, role_id, button_code)
     select r.company_id, r.role_id, b.code from user_role r join app_user u on u.id = r.user_id, button b
     where u.login_name = 'owner.zh' and b.code like 'cards.card-bin.%' on conflict do nothing`,
  );
  const risen = await test_.signIn('owner.zh');
  expect((await post(createCardBin.path, { ...draft, bin: '40009904' }, risen)).code).toBe(codes.noPermission);
  expect((await post(assignCardBin.path, { ...assigning, binId: everyday }, risen)).code).toBe(codes.noPermission);
  expect((await post(readCardBin.path, { id: everyday }, risen)).code).toBe(codes.noPermission);
});

test('a channel sees its own BINs', async () => {
  const channel = await test_.signIn('channel.operator');
  const { list } = await test_.call(listCardBins, { pageSize: 100 }, channel);
  expect(new Set(list.map((bin) => bin.channel.id))).toEqual(new Set([firstChannelId]));
});
