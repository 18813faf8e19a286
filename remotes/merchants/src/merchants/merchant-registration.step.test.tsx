import {
  apiKeyStatuses,
  countApiKeys,
  createApiKey,
  listApiKeys,
  listApiKeyScopes,
  readMerchant,
  saveMerchantRegistration,
} from '@console/contracts/merchants';
import { fakeServer, listResultOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { grants as keyGrants, keyDetailOf, keyOf, quay, scopes, secret } from '../api-keys/testing/api-key-samples';
import { locales } from '../locales';
import MerchantRegistrationStep from './merchant-registration.step';
import { grants, id, record } from './testing/merchant-samples';

test('registration and required code can be set, and the referral code is shown', async () => {
  const server = fakeServer()
    .on(readMerchant, () => record())
    .on(saveMerchantRegistration, () => record({ version: 4 }));
  const { user } = await renderScreen(MerchantRegistrationStep, {
    at: `/main/merchant-management-saveinfo-step-2-2?id=${id}`,
    grants,
    texts: locales,
  });
  expect(await screen.findByText('ABCD2345')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Registration needs the referral code' }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() =>
    expect(server.inputsOf(saveMerchantRegistration)).toEqual([
      { id, version: 3, registrationEnabled: true, invitationCodeRequired: true },
    ]),
  );
});

test('the API keys of the merchant are listed below the form, and a new key is limited to it', async () => {
  const server = fakeServer()
    .on(readMerchant, () => record())
    .on(listApiKeys, (query) => listResultOf([keyOf({ merchant: quay })], query))
    .on(countApiKeys, () => ({ total: 1, counts: apiKeyStatuses.map((value) => ({ value, count: 0 })) }))
    .on(listApiKeyScopes, () => ({ list: scopes, allMerchants: true }))
    .on(createApiKey, ({ name }) => ({ key: keyDetailOf({ name, merchant: quay }), secret }));
  const { user } = await renderScreen(MerchantRegistrationStep, {
    at: `/main/merchant-management-saveinfo-step-2-2?id=${id}`,
    grants: [...grants, ...keyGrants],
    texts: locales,
  });
  expect(await screen.findByText('Order service')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Merchant' })).toBeNull();
  expect(server.inputsOf(listApiKeys).map(({ filter }) => filter)).toEqual([{ merchantId: [id] }]);
  expect(server.inputsOf(countApiKeys).map(({ filter }) => filter)).toEqual([{ merchantId: [id] }]);
  await user.click(screen.getByRole('button', { name: 'Create API key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  await dialog.findByRole('tree');
  expect(dialog.getByRole('combobox', { name: 'Merchant' })).toHaveProperty('disabled', true);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Order service');
  const area = dialog.getByRole('treeitem', { name: /^Cards/ });
  await user.click(area.querySelector('[data-box]') ?? area);
  await user.click(dialog.getByRole('button', { name: 'Create key and show secret' }));
  expect(await screen.findByText(secret)).toBeTruthy();
  expect(server.inputsOf(createApiKey).map(({ merchantId }) => merchantId)).toEqual([id]);
  expect(server.inputsOf(saveMerchantRegistration)).toEqual([]);
});
