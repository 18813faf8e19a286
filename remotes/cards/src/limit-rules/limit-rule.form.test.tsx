import { codes } from '@console/contracts';
import { createLimitRule, saveLimitRule } from '@console/contracts/cards';
import { idOf, messageOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { limitItemOf, limitRuleOf, limitServer } from '../testing/limit-samples';
import LimitRuleForm from './limit-rule.form';

const page = '/main/cards-rules-limits-save';
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(LimitRuleForm, { at: page, grants: ['cards.limit-rule.save'], texts: locales, ...options });
const field = (name: string) => screen.getByRole('textbox', { name });
test('a rule is created with its limits, and an invalid rule is not sent', async () => {
  const server = limitServer().on(createLimitRule, () => limitRuleOf());
  const { user, requested } = await show();
  await user.click(await screen.findByRole('button', { name: 'Create rule' }));
  expect(messageOf(field('Name, English'))).toBe('Cannot be empty');
  expect(server.inputsOf(createLimitRule)).toEqual([]);
  await user.type(field('Name, English'), 'Monthly spending');
  await user.type(field('Name, Chinese'), '每月消费');
  await user.click(screen.getByRole('button', { name: 'Add limit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add limit' }));
  await user.type(dialog.getByRole('textbox', { name: 'Maximum amount' }), '500');
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  expect(messageOf(dialog.getByRole('textbox', { name: 'Maximum amount' }))).toBe(
    'Choose the currency of the rule first',
  );
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await user.click(screen.getByRole('combobox', { name: 'Currency' }));
  await user.click(await screen.findByRole('option', { name: 'USD' }));
  await user.click(screen.getByRole('button', { name: 'Add limit' }));
  const again = within(await screen.findByRole('dialog', { name: 'Add limit' }));
  await user.type(again.getByRole('textbox', { name: 'Maximum amount' }), '500');
  await user.click(again.getByRole('button', { name: 'Save limit' }));
  expect(await screen.findByText(/500\.00 USD/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create rule' }));
  await waitFor(() => expect(requested.notices).toHaveLength(1));
  expect(server.inputsOf(createLimitRule)).toMatchObject([
    { scope: 'CARD', currency: 'USD', items: [{ kind: 'AMOUNT', maxAmount: '500', period: 'DAY' }] },
  ]);
  expect(requested.visited).toEqual(['/main/cards-rules-limits']);
});

test('a limit of consecutive declines at named card acceptors is validated, and sent with action and message', async () => {
  const server = limitServer(limitRuleOf({ items: [] })).on(saveLimitRule, () => limitRuleOf());
  const { user, requested } = await show({ at: `${page}?id=${idOf('lim', 1)}` });
  await user.click(await screen.findByRole('button', { name: 'Add limit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add limit' }));
  const choose = async (name: string, option: string) => {
    await user.click(dialog.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Limit type', 'DECLINE_STREAK');
  await choose('Limit period', 'LIFETIME');
  await choose('Card acceptors', 'ONLY');
  await user.type(dialog.getByRole('textbox', { name: 'Card acceptor names or IDs' }), '*');
  await user.click(dialog.getByRole('checkbox', { name: 'VERIFICATION' }));
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  expect(messageOf(dialog.getByRole('combobox', { name: 'Limit period' }))).toBe(
    'Choose a limited period for consecutive declines',
  );
  expect(messageOf(dialog.getByRole('textbox', { name: 'Card acceptor names or IDs' }))).toContain('An asterisk alone');
  await choose('Limit period', 'ROLLING_24H');
  await user.type(dialog.getByRole('textbox', { name: 'Declines in a row' }), '3');
  await user.type(dialog.getByRole('textbox', { name: 'Card acceptor names or IDs' }), 'Lucky{enter}Casino *');
  await choose('When exceeded', 'FREEZE_CARD');
  await user.type(dialog.getByRole('textbox', { name: 'Decline message, English' }), 'Call risk control');
  await user.click(dialog.getByRole('button', { name: 'Save limit' }));
  expect(await screen.findByText('3 declines in a row · ROLLING_24H')).toBeTruthy();
  expect(screen.getByText('Message: Call risk control')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(requested.notices).toHaveLength(1));
  expect(server.inputsOf(saveLimitRule)[0]?.items).toMatchObject([
    {
      kind: 'DECLINE_STREAK',
      period: 'ROLLING_24H',
      maxCount: 3,
      txnKinds: ['PURCHASE', 'WITHDRAWAL', 'VERIFICATION'],
      shops: '*Lucky\nCasino *',
      action: 'FREEZE_CARD',
      messageEn: 'Call risk control',
    },
  ]);
});

test('an active rule shows a warning, and a version conflict keeps the input', async () => {
  const server = limitServer(limitRuleOf({ mode: 'ACTIVE' })).on(saveLimitRule, ({ version }) => {
    if (version === 3) throw refusal(codes.versionConflict, { data: { current: limitRuleOf({ version: 4 }) } });
    return limitRuleOf({ version: 5 });
  });
  const { user, requested } = await show({ at: `${page}?id=${idOf('lim', 1)}` });
  expect(await screen.findByText(/This rule is active/)).toBeTruthy();
  await user.clear(field('Name, English'));
  await user.type(field('Name, English'), 'Spending');
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  expect(await screen.findByText(/Someone else changed this rule/)).toBeTruthy();
  expect(field('Name, English')).toHaveProperty('value', 'Spending');
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(requested.notices).toHaveLength(1));
  expect(server.inputsOf(saveLimitRule).map(({ version, nameEn }) => [version, nameEn])).toEqual([
    [3, 'Spending'],
    [4, 'Spending'],
  ]);
});

test('a copy has new limits and requires names', async () => {
  const items = [
    limitItemOf(),
    limitItemOf({ id: idOf('limi', 2), kind: 'COUNT', maxAmount: undefined, maxCount: 20 }),
  ];
  const server = limitServer(limitRuleOf({ items })).on(createLimitRule, () => limitRuleOf());
  const { user, requested } = await show({ at: `${page}?from=${idOf('lim', 1)}` });
  expect(await screen.findByText('20 transactions · Per month')).toBeTruthy();
  expect(field('Name, English')).toHaveProperty('value', '');
  await user.type(field('Name, English'), 'Other');
  await user.type(field('Name, Chinese'), '其他');
  await user.click(screen.getByRole('button', { name: 'Remove limit 500.00 USD · Per month' }));
  await user.click(screen.getByRole('button', { name: 'Create rule' }));
  await waitFor(() => expect(requested.notices).toHaveLength(1));
  const [sent] = server.inputsOf(createLimitRule);
  expect(sent?.items.map(({ id, maxCount }) => [id, maxCount])).toEqual([[undefined, 20]]);
});
