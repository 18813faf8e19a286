import { codes } from '@console/contracts';
import {
  listShareRules,
  readShareRule,
  saveShareRule,
  setShareRuleStatus,
  type ShareRule,
} from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test_: TestApp;
let operations: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
});
afterAll(() => test_.close());

const now = () => ({ ...operations, ...submission() });

async function usedRule(): Promise<ShareRule> {
  const { list } = await test_.call(listShareRules, { pageSize: 200 }, operations);
  const used = list.find(({ usedBy }) => usedBy > 0);
  if (!used) throw new Error('The demo has no rule in use.');
  return used;
}

it('a rule lists the groups and wallets that use it, and cannot be edited [seed 3]', async () => {
  const one = await usedRule();
  const { rule, uses } = await test_.call(readShareRule, { id: one.id }, operations);
  expect(rule).toEqual(one);
  expect(uses.length).toBe(one.usedBy);
  expect(uses.every(({ poolNo, name }) => poolNo !== '' && name !== '')).toBe(true);
  expect(rule.allowedActions).toContainEqual({ action: 'EDIT', enabled: false, reason: 'RULE_USED' });
});

it('a user without the save permission is offered no actions and refused', async () => {
  const auditor = await test_.signIn('auditor');
  const { list } = await test_.call(listShareRules, {}, auditor);
  const [first] = list;
  if (!first) throw new Error('The auditor sees no rule.');
  expect(first.allowedActions).toEqual([]);
  const disable = { id: first.id, version: first.version, status: 'DISABLED' };
  expect(await test_.post('/shareRule/status', disable, { ...auditor, ...submission() })).toMatchObject({
    code: codes.noPermission,
  });
  expect((await test_.call(readShareRule, { id: first.id }, auditor)).rule.status).toBe('ACTIVE');
});

it('a rule of another merchant is not found', async () => {
  const owner = await test_.signIn('merchant.owner');
  const { list } = await test_.call(listShareRules, { pageSize: 200 }, operations);
  const seen = await test_.call(listShareRules, { pageSize: 200 }, owner);
  const foreign = list.find(({ id }) => seen.list.every((one) => one.id !== id));
  if (!foreign) throw new Error('The demo has rules of one merchant only.');
  expect(await test_.post('/shareRule/detail', { id: foreign.id }, owner)).toMatchObject({ code: codes.notFound });
});

it('a rule can be disabled and enabled with its current version', async () => {
  const terms = { floatingPercent: 0, warningPercent: 20, maxCards: 5 };
  const draft = { merchantId: firstMerchantId, name: 'Back and forth', type: 'CLASSIC_SHARE' as const, ...terms };
  const made = await test_.call(saveShareRule, draft, now());
  const { id, version } = made;
  const disabled = await test_.call(setShareRuleStatus, { id, version, status: 'DISABLED' }, now());
  expect(disabled).toMatchObject({ status: 'DISABLED', version: version + 1 });
  expect(disabled.allowedActions).toContainEqual({ action: 'ENABLE', enabled: true });
  expect(await test_.post('/shareRule/status', { id, version, status: 'ACTIVE' }, now())).toMatchObject({
    code: codes.versionConflict,
  });
  const again = { id, version: disabled.version, status: 'ACTIVE' as const };
  expect(await test_.call(setShareRuleStatus, again, now())).toMatchObject({ status: 'ACTIVE' });
});

it('a user who can view neither groups nor wallets sees only the number of uses', async () => {
  const one = await usedRule();
  const codes = `('cards.share-group.view', 'cards.wallet.view')`;
  await test_.database.pool.query(`delete from role_button where button_code in ${codes}`);
  const { rule, uses } = await test_.call(readShareRule, { id: one.id }, await test_.signIn('operations'));
  expect([rule.usedBy, uses]).toEqual([one.usedBy, []]);
});
