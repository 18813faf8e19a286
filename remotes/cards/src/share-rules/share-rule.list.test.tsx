import { codes } from '@console/contracts';
import {
  listMerchantOptions,
  listShareRules,
  readShareRule,
  type RuleUse,
  saveShareRule,
  setShareRuleStatus,
  type ShareRule,
} from '@console/contracts/cards';
import { cardServer, idOf, listResultOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { shareRuleOf } from '../testing/rule-samples';
import ShareRuleList from './share-rule.list';

const at = '/main/cards-share-group-rules';
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ShareRuleList, { at, grants: ['cards.share-rule.view'], texts: locales, ...options });

const group = { id: idOf('group', 1), kind: 'GROUP', poolNo: 'SG-20261120-000001', name: 'Spring', status: 'ACTIVE' };
const wallet = { id: idOf('wallet', 1), kind: 'WALLET', poolNo: 'CW-20261120-000001', name: 'Trips', status: 'FROZEN' };
const uses = [group, wallet] as RuleUse[];

const serverOf = (rule: ShareRule = shareRuleOf()) =>
  cardServer()
    .on(listShareRules, (query) => listResultOf([rule], query))
    .on(readShareRule, () => ({ rule, uses: rule.usedBy > 0 ? uses : [] }));

const rowOf = async () => within(await screen.findByRole('row', { name: /Campaign rule/ }));
const dialog = async () => within(await screen.findByRole('dialog'));

async function ask({ user }: Awaited<ReturnType<typeof show>>, action: string) {
  await user.click((await rowOf()).getByRole('button', { name: action }));
  return dialog();
}

test('a row shows type, terms and number of uses of a rule', async () => {
  serverOf();
  await show();
  const row = await rowOf();
  for (const text of ['Classic share', '20%', 'Below 15%', '2 groups or wallets', 'Active'])
    expect(row.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create rule' })).toBeNull();
});

test('the list is translated into Chinese, and the selected tab is in the address', async () => {
  const server = serverOf(shareRuleOf({ usedBy: 0 }));
  const { user, search } = await show({ locale: 'zh-CN', grants: ['cards.share-rule.view', 'cards.share-rule.save'] });
  expect((await rowOf()).getByText('未使用')).toBeTruthy();
  expect(screen.getByRole('button', { name: '创建规则' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: '停用' }));
  expect(search()).toBe('?status=DISABLED');
  await waitFor(() => expect(server.inputsOf(listShareRules).at(-1)?.filter).toEqual({ status: ['DISABLED'] }));
});

test('a row opens the rule with its uses, and the address has its id', async () => {
  serverOf();
  const { user, search, requested } = await show();
  await user.click((await rowOf()).getByText('Campaign rule'));
  expect(search()).toBe(`?rule=${idOf('rule', 1)}`);
  const record = await dialog();
  expect(await record.findByText(/^In use, so its terms can't be edited/)).toBeTruthy();
  await user.click(record.getByRole('link', { name: 'Trips' }));
  expect(requested.visited.at(-1)).toContain(`card-wallet-view?id=${idOf('wallet', 1)}`);
});

test('an address opens a rule that is not in the list, and a rule that cannot be loaded shows the reason', async () => {
  serverOf().on(readShareRule, () => {
    throw refusal(codes.notFound);
  });
  await show({ at: `${at}?rule=${idOf('rule', 9)}` });
  const record = await dialog();
  expect(await record.findByText("The sharing rule couldn't be loaded.")).toBeTruthy();
  expect(record.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('disabling a rule shows its uses and the effect first [seed 3]', async () => {
  const disabled = shareRuleOf({ status: 'DISABLED', version: 4 });
  const server = serverOf().on(setShareRuleStatus, () => disabled);
  const shown = await show();
  const question = await ask(shown, 'Disable');
  expect(question.getByText(/^2 groups or wallets use it and keep its terms/)).toBeTruthy();
  expect(await question.findByRole('link', { name: 'Spring' })).toBeTruthy();
  await shown.user.click(question.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(shown.requested.notices).toEqual([{ tone: 'ok', text: 'Rule Campaign rule disabled' }]));
  expect(server.inputsOf(setShareRuleStatus)).toEqual([{ id: idOf('rule', 1), version: 3, status: 'DISABLED' }]);
});

test('a refusal is shown in the dialog of its action', async () => {
  serverOf(shareRuleOf({ usedBy: 0 })).on(setShareRuleStatus, () => {
    throw refusal(codes.noPermission);
  });
  const shown = await show();
  const question = await ask(shown, 'Disable');
  expect(question.getByText(/^No group or wallet uses it/)).toBeTruthy();
  await shown.user.click(question.getByRole('button', { name: 'Disable' }));
  expect(await question.findByRole('alert')).toBeTruthy();
});

test('a rule in use cannot be edited, and its copy is a new rule', async () => {
  const server = serverOf().on(saveShareRule, () => shareRuleOf({ id: idOf('rule', 2) }));
  const shown = await show();
  const edit = (await rowOf()).getByRole('button', { name: "Edit rule: Rules in use can't be edited" });
  expect(edit.getAttribute('aria-disabled')).toBe('true');
  const question = await ask(shown, 'Copy as new rule');
  await shown.user.click(question.getByRole('button', { name: 'Save rule' }));
  await waitFor(() =>
    expect(server.inputsOf(saveShareRule)).toMatchObject([{ name: 'Campaign rule (copy)', maxCards: 10 }]),
  );
  expect(server.inputsOf(saveShareRule)[0]).not.toHaveProperty('id');
});

test('a new rule requires a merchant', async () => {
  const merchant = {
    id: idOf('mer', 1),
    merchantNo: 'M-1',
    status: 'ACTIVE' as const,
    name: { en_US: 'Harbourline Travel', zh_CN: '海岸线商旅' },
  };
  const server = serverOf()
    .on(listMerchantOptions, () => ({ list: [merchant], hasMore: false }))
    .on(saveShareRule, () => shareRuleOf());
  const { user } = await show({ grants: ['cards.share-rule.view', 'cards.share-rule.save', 'cards.card.view'] });
  await user.click(await screen.findByRole('button', { name: 'Create rule' }));
  const question = await dialog();
  await user.click(question.getByRole('button', { name: 'Save rule' }));
  expect((await question.findAllByText('Cannot be empty')).length).toBeGreaterThan(0);
  expect(server.inputsOf(saveShareRule)).toEqual([]);
  await user.click(question.getByRole('combobox', { name: /Merchant/ }));
  expect(await screen.findByRole('option', { name: /Harbourline/ })).toBeTruthy();
});
