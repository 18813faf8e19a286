import { codes } from '@console/contracts';
import {
  changeLimitRuleMode,
  createLimitRule,
  listLimitRules,
  listWalletLimitRules,
  readLimitMerchant,
  readLimitRule,
  saveLimitMerchant,
  saveLimitRule,
  setLimitRuleVisibility,
} from '@console/contracts/cards';
import { fixedId } from '../../../platform/db/ids';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { itemOf, ruleIn, ruleOf } from '../../../testing/limit-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;

let app: TestApp;
let owner: Headers;
let merchant: Headers;
beforeAll(async () => {
  app = await openTestApp({ filling: 'demo' });
  owner = await app.signIn('owner');
  merchant = await app.signIn('merchant.owner');
});
afterAll(() => app.close());

const post = (path: string, body: unknown, headers = owner) => app.post(path, body, { ...headers, ...submission() });
const fieldsOf = ({ code, fieldErrors }: Awaited<ReturnType<typeof post>>) => [
  code,
  fieldErrors?.map((error) => `${error.field} ${error.code}`),
];
const namesIn = async (headers: Headers) =>
  (await app.call(listLimitRules, { pageSize: 100 }, headers)).list.map(({ name }) => name.en_US);

test('each scope has its own list with filters', async () => {
  const cards = await app.call(listLimitRules, { filter: { mode: ['SHADOW'] } }, owner);
  expect(cards.list).toMatchObject([{ name: { en_US: 'Advertising platforms only' }, currency: null, scope: 'CARD' }]);
  expect(cards.list[0]?.hits.purchases).toBeGreaterThan(0);
  const wallets = await app.call(listWalletLimitRules, { keyword: '钱包每月' }, owner);
  expect(wallets.list.map(({ scope, countedBy }) => [scope, countedBy])).toEqual([['WALLET', 'POOL']]);
});

test('invalid values are refused next to their fields and items', async () => {
  const wrong = ruleOf({
    currency: undefined,
    from: '2027-01-02',
    to: '2027-01-01',
    binIds: [fixedId('bin', 99)],
    items: [
      itemOf(),
      itemOf({ kind: 'COUNT', period: 'PER_TXN', maxCount: 3 }),
      itemOf({ kind: 'BLOCK', period: undefined, maxAmount: undefined }),
      itemOf({ countryMode: 'ONLY', countries: ['ZZ'] }),
    ],
  });
  expect(fieldsOf(await post(createLimitRule.path, wrong))).toEqual([
    codes.invalid,
    [
      'to DAY_ORDER',
      'items.0.maxAmount LIMIT_CURRENCY',
      'items.1.period LIMIT_WINDOW',
      'items.2.mccMode LIMIT_NAMES_SHOPS',
      'items.3.maxAmount LIMIT_CURRENCY',
      'binIds REQUIRED',
      'items.3.countries COUNTRY',
    ],
  ]);
});

test('a rule must run in shadow mode before it declines, and other transitions are refused', async () => {
  const { id, version } = await app.call(createLimitRule, ruleOf(), owner);
  const to = (mode: string, seen = version) => post(changeLimitRuleMode.path, { id, version: seen, to: mode });
  expect((await to('ACTIVE')).code).toBe(codes.transition);
  expect((await to('SHADOW')).code).toBe(codes.ok);
  expect((await to('ACTIVE')).code).toBe(codes.versionConflict);
  expect((await to('ACTIVE', version + 1)).code).toBe(codes.ok);
  expect((await to('SHADOW', version + 2)).code).toBe(codes.transition);
  expect((await to('INACTIVE', version + 2)).code).toBe(codes.ok);
});

test('a changed window replaces the item, and a changed maximum does not', async () => {
  const rule = await app.call(createLimitRule, ruleOf({ items: [itemOf(), itemOf({ period: 'MONTH' })] }), owner);
  const [day, month] = rule.items;
  const items = [
    { ...itemOf({ maxAmount: '60.00' }), id: day?.id },
    { ...itemOf({ period: 'YEAR' }), id: month?.id },
  ];
  const saved = await app.call(saveLimitRule, { ...ruleOf({ items }), id: rule.id, version: rule.version }, owner);
  expect(saved.items.map(({ maxAmount, period }) => [maxAmount, period])).toEqual([
    ['60.00', 'DAY'],
    ['50.00', 'YEAR'],
  ]);
  expect([saved.items[0]?.id === day?.id, saved.items[1]?.id === month?.id]).toEqual([true, false]);
});

test('a merchant sees the rules that apply to it, cannot edit them, and can only lower overridable limits', async () => {
  const other = await app.call(createLimitRule, ruleOf({ nameEn: 'Not for them' }), owner);
  await app.call(
    setLimitRuleVisibility,
    { id: other.id, version: other.version, isForAll: false, merchantIds: [fixedId('mer', 2)] },
    owner,
  );
  const mine = await app.call(createLimitRule, ruleOf({ nameEn: 'For them', isOverridable: true }), owner);
  const seen = await namesIn(merchant);
  expect([seen.includes('For them'), seen.includes('Not for them')]).toEqual([true, false]);
  expect((await post(readLimitRule.path, { id: other.id }, merchant)).code).toBe(codes.notFound);
  expect((await post(saveLimitRule.path, { ...ruleOf(), id: mine.id, version: 1 }, merchant)).code).toBe(
    codes.noPermission,
  );
  const itemId = mine.items[0]?.id ?? '';
  const target = { id: mine.id, merchantId: firstMerchantId };
  const save = (maxAmount: string) =>
    post(saveLimitMerchant.path, { ...target, version: 0, items: [{ itemId, maxAmount }] }, merchant);
  expect(fieldsOf(await save('50.01'))).toEqual([codes.invalid, [`${itemId}:amount MAX_AMOUNT`]]);
  expect((await save('20.00')).code).toBe(codes.ok);
  expect((await save('10.00')).code).toBe(codes.versionConflict);
  const own = await app.call(readLimitMerchant, target, merchant);
  expect(own.items).toEqual([{ itemId, maxAmount: '20.00' }]);
  const elsewhere = { id: mine.id, merchantId: fixedId('mer', 2) };
  expect((await post(readLimitMerchant.path, elsewhere, merchant)).code).toBe(codes.notFound);
});

test('an auditor cannot change rules, and another company cannot see them', async () => {
  const rule = await ruleIn(app, owner, 'SHADOW', { nameEn: 'Aldermoor only' });
  const auditor = await app.signIn('auditor');
  expect((await app.call(readLimitRule, { id: rule.id }, auditor)).rule.allowedActions).toEqual([]);
  expect((await post(createLimitRule.path, ruleOf(), auditor)).code).toBe(codes.noPermission);
  const others = await app.signIn('owner.zh');
  expect(await namesIn(others)).not.toContain('Aldermoor only');
  expect((await post(readLimitRule.path, { id: rule.id }, others)).code).toBe(codes.notFound);
});
