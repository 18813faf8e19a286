import { codes } from '@console/contracts';
import { readLimitRule, setLimitRuleVisibility } from '@console/contracts/cards';
import { idOf, merchantOf, refusal, renderScreen, tableTexts } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import { limitRuleOf, limitServer } from '../testing/limit-samples';
import LimitVisibilityForm from './limit-visibility.form';

const show = (query = `?id=${idOf('lim', 1)}`) =>
  renderScreen(LimitVisibilityForm, {
    at: `/main/cards-rules-limits-visibility${query}`,
    grants: ['cards.limit-rule.save'],
    texts: locales,
  });

test('a rule for all merchants is limited to selected merchants, and at least one is required', async () => {
  const server = limitServer().on(setLimitRuleVisibility, () => limitRuleOf({ version: 4 }));
  const { user, requested } = await show();
  await user.click(await screen.findByRole('checkbox', { name: 'All merchants' }));
  await user.click(screen.getByRole('button', { name: 'Save merchants' }));
  expect(await screen.findByText('Cannot be empty')).toBeTruthy();
  expect(server.inputsOf(setLimitRuleVisibility)).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: 'Merchants' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(merchantOf().name.en_US) }));
  await user.click(screen.getByRole('button', { name: 'Save merchants' }));
  await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'Rule Monthly spending saved' }]));
  expect(server.inputsOf(setLimitRuleVisibility)).toEqual([
    { id: idOf('lim', 1), version: 3, isForAll: false, merchantIds: [merchantOf().id] },
  ]);
});

test('a version conflict shows the saved merchants beside the selected merchants', async () => {
  const { id, name } = merchantOf();
  let rule = limitRuleOf({ merchants: [{ id, name }] });
  limitServer()
    .on(readLimitRule, () => ({ rule, timezone: 'Asia/Singapore', trial: null }))
    .on(setLimitRuleVisibility, () => {
      rule = limitRuleOf({ version: 4, merchants: [{ id: idOf('mer', 7), name: { en_US: 'Delta', zh_CN: 'Delta' } }] });
      throw refusal(codes.versionConflict, { data: { current: rule } });
    });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Save merchants' }));
  expect(await tableTexts()).toEqual([
    ['Field', 'Saved by someone else', 'Your input'],
    ['Merchants', 'Delta', name.en_US],
  ]);
});

test('an address without a rule shows a hint', async () => {
  limitServer();
  await show('');
  expect(await screen.findByText('Rule not found.')).toBeTruthy();
});
