import { codes } from '@console/contracts';
import { changeLimitRuleMode, listLimitRules, listWalletLimitRules } from '@console/contracts/cards';
import { listResultOf, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { limitRuleOf, limitServer } from '../testing/limit-samples';
import LimitRuleList from './limit-rule.list';

const grants = ['cards.limit-rule.view', 'cards.limit-rule.save', 'cards.limit-rule.status'];
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(LimitRuleList, { at: '/main/cards-rules-limits', grants, texts: locales, ...options });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the list of rules', () => {
  test('shows limits, scope and number of declines of each rule', async () => {
    limitServer();
    await show();
    const row = await rowOf(/Monthly spending/);
    for (const text of ['500.00 USD · Per month', 'Each card', 'All merchants', '37'])
      expect(await row.findByText(text)).toBeTruthy();
  });

  test('of wallet rules has its own operation and texts, in Chinese', async () => {
    const server = limitServer(limitRuleOf({ countedBy: 'POOL' }));
    await show({ at: '/main/walelt-cards-rules-limits', locale: 'zh-CN' });
    expect(await screen.findByRole('heading', { name: /钱包限额与规则/ })).toBeTruthy();
    expect((await rowOf(/每月消费/)).getByText('整个钱包')).toBeTruthy();
    expect(server.inputsOf(listWalletLimitRules)).toHaveLength(1);
    expect(server.inputsOf(listLimitRules)).toEqual([]);
  });

  test('opens the rule in the address, with the result of its shadow mode', async () => {
    limitServer();
    const { user, search } = await show({ at: `/main/cards-rules-limits?rule=${idOf('lim', 1)}` });
    const drawer = within(await screen.findByRole('dialog', { name: 'Monthly spending' }));
    expect(
      await drawer.findByText(/^It would have declined 37 of 5,210 transactions, of 4 merchants, since /),
    ).toBeTruthy();
    expect(drawer.getByText('Asia/Singapore')).toBeTruthy();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    expect(search()).not.toContain('rule=');
  });

  test('activates a rule, and sends the current version after a conflict', async () => {
    let isFirst = true;
    const server = limitServer().on(changeLimitRuleMode, () => {
      if (isFirst) {
        isFirst = false;
        throw refusal(codes.versionConflict, { data: { current: limitRuleOf({ version: 4 }) } });
      }
      return limitRuleOf({ mode: 'ACTIVE', version: 5 });
    });
    const { user, requested } = await show();
    const row = await rowOf(/Monthly spending/);
    await user.click(row.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Activate Monthly spending' }));
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await dialog.findByText(/Someone else changed this rule/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'Rule Monthly spending activated' }]));
    expect(server.inputsOf(changeLimitRuleMode).map(({ version, to }) => [version, to])).toEqual([
      [3, 'ACTIVE'],
      [4, 'ACTIVE'],
    ]);
  });

  test('has no actions without permission, and shows an empty state and a failure', async () => {
    let state: 'failed' | 'empty' = 'failed';
    limitServer().on(listLimitRules, (query) => {
      if (state === 'failed') throw refusal(codes.serverError);
      return listResultOf([], query);
    });
    const { user } = await show({ grants: ['cards.limit-rule.view'] });
    expect(await screen.findByText("The rules couldn't be loaded.")).toBeTruthy();
    state = 'empty';
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No rules yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create rule' })).toBeNull();
  });
});
