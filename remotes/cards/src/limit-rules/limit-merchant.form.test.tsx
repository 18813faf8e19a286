import { codes } from '@console/contracts';
import { type LimitMerchant, readLimitMerchant, saveLimitMerchant } from '@console/contracts/cards';
import { idOf, merchantOf, refusal, renderScreen, tableTexts } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import { limitItemOf, limitRuleOf, limitServer } from '../testing/limit-samples';
import LimitMerchantForm from './limit-merchant.form';

const { id: merchantId, name } = merchantOf();
const own = (over: Partial<LimitMerchant> = {}): LimitMerchant => ({
  rule: limitRuleOf(),
  merchant: { id: merchantId, name },
  items: [{ itemId: idOf('limi', 1), maxAmount: '200.00' }],
  version: 2,
  ...over,
});
const show = (query: string) =>
  renderScreen(LimitMerchantForm, {
    at: `/main/cards-rules-limits-merchant-saveinfo?id=${idOf('lim', 1)}${query}`,
    grants: ['cards.limit-rule.merchant-save'],
    texts: locales,
  });
const amount = () => screen.findByRole('textbox', { name: 'Maximum amount' });

test('a merchant is selected among the merchants of the rule', async () => {
  limitServer().on(readLimitMerchant, () => own());
  const { user, search } = await show('');
  await user.click(await screen.findByRole('combobox', { name: 'Merchant' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(name.en_US) }));
  expect(await amount()).toHaveProperty('value', '200.00');
  expect(search()).toContain(`merchantId=${merchantId}`);
});

test('an override above the rule is refused at its field; a stricter one is saved', async () => {
  const server = limitServer()
    .on(readLimitMerchant, () => own())
    .on(saveLimitMerchant, () => own({ version: 3 }));
  const { user, requested } = await show(`&merchantId=${merchantId}`);
  const input = await amount();
  await user.clear(input);
  await user.type(input, '500.01');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(await screen.findByText('Enter 500.00 USD or less')).toBeTruthy();
  expect(server.inputsOf(saveLimitMerchant)).toEqual([]);
  await user.clear(input);
  await user.type(input, '150');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  await waitFor(() => expect(requested.notices).toHaveLength(1));
  expect(server.inputsOf(saveLimitMerchant)).toMatchObject([
    { version: 2, merchantId, items: [{ itemId: idOf('limi', 1), maxAmount: '150' }] },
  ]);
});

test('a version conflict shows the saved overrides beside the typed overrides', async () => {
  const rule = limitRuleOf({
    items: [limitItemOf(), limitItemOf({ id: idOf('limi', 2), kind: 'COUNT', maxAmount: undefined, maxCount: 9 })],
  });
  const saved = (maxAmount: string, maxCount: number) => [
    { itemId: idOf('limi', 1), maxAmount },
    { itemId: idOf('limi', 2), maxCount },
  ];
  limitServer()
    .on(readLimitMerchant, () => own({ rule, items: saved('200.00', 6) }))
    .on(saveLimitMerchant, () => {
      throw refusal(codes.versionConflict, { data: { current: own({ rule, items: saved('100.00', 4), version: 3 }) } });
    });
  const { user } = await show(`&merchantId=${merchantId}`);
  const input = await amount();
  await user.clear(input);
  await user.type(input, '150');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(await tableTexts()).toEqual([
    ['Field', 'Saved by someone else', 'Your input'],
    ['Limit · 1 · Largest amount', '100.00 USD', '150.00 USD'],
    ['Limit · 2 · Most payments', '4', '6'],
  ]);
});

test('a rule that allows no overrides has a read-only form with the reason', async () => {
  limitServer().on(readLimitMerchant, () => own({ rule: limitRuleOf({ isOverridable: false }) }));
  await show(`&merchantId=${merchantId}`);
  expect(await amount()).toHaveProperty('disabled', true);
  expect(screen.getByText("The rule doesn't allow merchant overrides")).toBeTruthy();
});
