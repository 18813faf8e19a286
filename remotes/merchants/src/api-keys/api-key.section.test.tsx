import { codes } from '@console/contracts';
import {
  type ApiKey,
  apiKeyStatuses,
  countApiKeys,
  createApiKey,
  listApiKeys,
  listApiKeyScopes,
  listMerchantOptions,
  type MerchantOption,
  readApiKey,
  readApiKeyHistory,
  revokeApiKey,
  rotateApiKey,
  updateApiKey,
} from '@console/contracts/merchants';
import { fakeServer, idOf, listResultOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import ApiKeySection from './api-key.section';
import { grants, keyDetailOf, keyOf, quay, quayOption, scopes, secret } from './testing/api-key-samples';

const server = (rows: ApiKey[] = [keyOf()]) =>
  fakeServer()
    .on(listApiKeys, (query) => listResultOf(rows, query))
    .on(countApiKeys, () => ({
      total: rows.length,
      counts: apiKeyStatuses.map((value) => ({
        value,
        count: rows.filter(({ status }) => status === value).length,
      })),
    }))
    .on(listMerchantOptions, () => ({ list: [quayOption], hasMore: false }))
    .on(listApiKeyScopes, () => ({ list: scopes, allMerchants: true }))
    .on(readApiKey, () => keyDetailOf())
    .on(readApiKeyHistory, () => ({ list: [], names: [] }));

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(() => <ApiKeySection />, { at: '/main/settings-developer', grants, texts: locales, ...options });

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

const begin = async (options: Partial<ScreenOptions> = {}) => {
  const shown = await show(options);
  await shown.user.click((await screen.findAllByRole('button', { name: 'Create API key' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  await dialog.findByRole('tree');
  return { ...shown, dialog };
};

test('the list shows the recognizable part of the secret, last use, reach, owner and status', async () => {
  server([
    keyOf(),
    keyOf({
      id: 'key_01K00000000000000000000009',
      name: 'Old',
      merchant: quay,
      addresses: [],
      lastDay: null,
      status: 'REVOKED',
      allowedActions: [],
    }),
  ]);
  await show();
  const row = await rowOf(/Order service/);
  for (const text of [
    'vck_AbCd…wxyz',
    'All merchants of the owner',
    '203.0.113.0/24',
    '203.0.113.7',
    '2027-03-09',
    'Ines Moreau',
    'Active',
  ])
    expect([text, row.queryByText(text) !== null]).toEqual([text, true]);
  const old = await rowOf(/Old/);
  for (const text of ['Quay Imports', 'Any address', 'No end', 'Revoked'])
    expect([text, old.queryByText(text) !== null]).toEqual([text, true]);
  expect(await screen.findByRole('tab', { name: 'Active 1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'API documentation' }).getAttribute('href')).toBe('/openapi');
});

test('a tab lists the keys with its status', async () => {
  const fake = server();
  const { user, search } = await show();
  await user.click(await screen.findByRole('tab', { name: /^Revoked/ }));
  await waitFor(() => expect(fake.inputsOf(listApiKeys).at(-1)?.filter).toEqual({ status: ['REVOKED'] }));
  expect(search()).toBe('?status=REVOKED');
});

test('an empty list explains keys and offers creation only to users who may create keys', async () => {
  server([]);
  await show({ grants: ['merchants.api-key.view'] });
  expect(await screen.findByText(/lets your system call the API/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull();
});

test('a key is created with chosen permissions, addresses and days, and its secret is shown once', async () => {
  const fake = server().on(createApiKey, ({ name }) => ({ key: keyDetailOf({ name }), secret }));
  const { user, dialog, search, parts } = await begin();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Order service');
  await user.click(dialog.getByRole('combobox', { name: 'Merchant' }));
  await user.click(await screen.findByRole('option', { name: /Quay Imports/ }));
  const area = dialog.getByRole('treeitem', { name: /^Cards/ });
  await user.click(area.querySelector('[data-box]') ?? area);
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Address 1' }), '203.0.113.7');
  await user.click(dialog.getByRole('button', { name: 'Create key and show secret' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Secret of Order service' }));
  expect(fake.inputsOf(createApiKey)).toEqual([
    {
      name: 'Order service',
      merchantId: quay.id,
      scopes: ['cards.card.view', 'cards.card.cancel'],
      addresses: ['203.0.113.7'],
      lastDay: null,
    },
  ]);
  expect(shown.getByText(secret)).toBeTruthy();
  expect(shown.getByText(/curl -X POST/).textContent).toContain(`authorization: Bearer ${secret}`);
  expect(shown.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true);
  const stored = JSON.stringify([...parts.values()].map(({ capture }) => capture()));
  expect([search(), stored].filter((text) => text.includes(secret))).toEqual([]);
  await user.click(shown.getByRole('checkbox', { name: 'I have stored the secret' }));
  await user.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(secret) === null).toBe(true));
});

const harbour: MerchantOption = { ...quayOption, id: idOf('mer', 2), name: { en_US: 'Harbour', zh_CN: '港口' } };
const closed: MerchantOption = { ...harbour, id: idOf('mer', 3), status: 'CLOSED' };

test('the only open merchant of a limited user is preselected, which does not count as a change', async () => {
  const fake = server()
    .on(listApiKeyScopes, () => ({ list: scopes, allMerchants: false }))
    .on(listMerchantOptions, () => ({ list: [quayOption, closed], hasMore: false }))
    .on(createApiKey, ({ name }) => ({ key: keyDetailOf({ name }), secret }));
  const { user, dialog, parts } = await begin();
  const merchant = dialog.getByRole('combobox', { name: 'Merchant' });
  await waitFor(() => expect(merchant).toHaveProperty('value', 'Quay Imports'));
  expect([...parts.values()].filter(({ dirty }) => dirty())).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Orders');
  const area = dialog.getByRole('treeitem', { name: /^Cards/ });
  await user.click(area.querySelector('[data-box]') ?? area);
  await user.click(dialog.getByRole('button', { name: 'Create key and show secret' }));
  await waitFor(() => expect(fake.inputsOf(createApiKey)).toMatchObject([{ merchantId: quay.id }]));
});

test('a user limited to several merchants selects one of them and cannot select all', async () => {
  server()
    .on(listApiKeyScopes, () => ({ list: scopes, allMerchants: false }))
    .on(listMerchantOptions, () => ({ list: [quayOption, harbour], hasMore: false }));
  const { user, dialog } = await begin();
  const merchant = dialog.getByRole('combobox', { name: 'Merchant' });
  expect(merchant).toHaveProperty('value', '');
  await user.click(merchant);
  for (const name of [/^Quay Imports/, /^Harbour/]) expect(await screen.findByRole('option', { name })).toBeTruthy();
  expect(screen.queryByRole('option', { name: /^All merchants/ })).toBeNull();
});

test('a user of the whole company can select all merchants, which is the default', async () => {
  server();
  const { user, dialog } = await begin();
  const merchant = dialog.getByRole('combobox', { name: 'Merchant' });
  await waitFor(() => expect(merchant).toHaveProperty('value', 'All merchants of the owner'));
  await user.click(merchant);
  for (const name of [/^All merchants/, /^Quay Imports/])
    expect(await screen.findByRole('option', { name })).toBeTruthy();
});

test('closing the secret before it is stored warns once', async () => {
  server().on(rotateApiKey, () => ({ key: keyDetailOf(), secret }));
  const { user } = await show();
  await user.click((await rowOf(/Order service/)).getByRole('button', { name: 'Rotate secret' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rotate secret' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Secret of Order service' }));
  await user.click(shown.getByRole('button', { name: 'Close' }));
  expect((await shown.findByRole('alert')).textContent).toContain("The secret can't be shown again");
  expect(shown.getByText(secret)).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Close without the secret' }));
  await waitFor(() => expect(screen.queryByText(secret) === null).toBe(true));
});

test('an invalid address shows its error beside its line, and the typed values stay', async () => {
  const fake = server();
  const { user, dialog } = await begin();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Order service');
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  await user.click(dialog.getByRole('textbox', { name: 'Address 1' }));
  await user.paste('203.0.113.7\n300.0.0.1\n2001:db8::/32');
  await user.click(dialog.getByRole('button', { name: 'Create key and show secret' }));
  const wrong = dialog.getByRole('textbox', { name: 'Address 2' });
  await waitFor(() => expect(wrong.getAttribute('aria-invalid')).toBe('true'));
  expect(
    [1, 3].map((number) => dialog.getByRole('textbox', { name: `Address ${number}` }).getAttribute('aria-invalid')),
  ).toEqual([null, null]);
  expect(dialog.getByText(/^Enter an IP address or a network/)).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Order service');
  expect(fake.inputsOf(createApiKey)).toEqual([]);
});

test.each([
  ['name', 'NAME_TAKEN', 'This name is already taken'],
  ['scopes', 'SCOPE', "The selected permissions include some that you don't have"],
  ['addresses.0', 'ADDRESS_RANGE', /^Enter an IP address or a network/],
  ['lastDay', 'KEY_DAY_PAST', 'Choose today or a later day'],
])('a refusal at %s with %s is shown at its field', async (field, code, text) => {
  server().on(createApiKey, () => {
    throw refusal(codes.invalid, { fieldIssues: [{ field, code, params: {} }] });
  });
  const { user, dialog } = await begin();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Order service');
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Address 1' }), '203.0.113.7');
  const area = dialog.getByRole('treeitem', { name: /^Merchants/ });
  await user.click(area.querySelector('[data-box]') ?? area);
  await user.click(dialog.getByRole('button', { name: 'Create key and show secret' }));
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Address 1' })).toHaveProperty('value', '203.0.113.7');
});

test('an edited key keeps its merchant, and a version conflict shows both versions', async () => {
  const fake = server()
    .on(readApiKey, () => keyDetailOf({ merchant: quay }))
    .on(updateApiKey, () => {
      throw refusal(codes.versionConflict, { data: { current: keyDetailOf({ name: 'Order system', version: 4 }) } });
    });
  const { user } = await show();
  await user.click((await rowOf(/Order service/)).getByRole('button', { name: 'Edit key' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Order service' }));
  await user.clear(name);
  await user.type(name, 'Orders');
  expect(dialog.getByRole('combobox', { name: 'Merchant' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: 'Save API key' }));
  expect(await dialog.findByText(/Someone else changed this key/)).toBeTruthy();
  fake.on(updateApiKey, () => keyDetailOf({ name: 'Orders', version: 5 }));
  await user.click(dialog.getByRole('button', { name: 'Save API key' }));
  await waitFor(() => expect(fake.inputsOf(updateApiKey).map(({ version }) => version)).toEqual([3, 4]));
  expect(fake.inputsOf(updateApiKey).at(-1)).toEqual({
    id: keyOf().id,
    version: 4,
    name: 'Orders',
    scopes: keyOf().scopes,
    addresses: keyOf().addresses,
    lastDay: '2027-03-09',
  });
});

test('a rotation requires a validity for the previous secret', async () => {
  const fake = server().on(rotateApiKey, () => ({ key: keyDetailOf(), secret }));
  const { user } = await show();
  await user.click((await rowOf(/Order service/)).getByRole('button', { name: 'Rotate secret' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rotate the secret of Order service?' }));
  await user.click(dialog.getByRole('radio', { name: /^Ends immediately/ }));
  await user.click(dialog.getByRole('button', { name: 'Rotate secret' }));
  expect(await screen.findByText(secret)).toBeTruthy();
  expect(fake.inputsOf(rotateApiKey)).toEqual([{ id: keyOf().id, version: 3, overlapHours: 0 }]);
});

const ofColleague = () =>
  keyOf({
    allowedActions: [
      { action: 'EDIT', enabled: false, reason: 'NOT_OWNER' },
      { action: 'TAKE_OVER', enabled: true },
    ],
  });

test("a colleague's key is taken over with a new secret, and cannot be edited before", async () => {
  const fake = server([ofColleague()]).on(rotateApiKey, () => ({ key: keyDetailOf(), secret }));
  const { user } = await show();
  const row = await rowOf(/Order service/);
  expect(row.getByRole('button', { name: /^Edit key/ }).getAttribute('title')).toContain('Only the owner');
  await user.click(row.getByRole('button', { name: 'Take over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take over Order service?' }));
  expect(dialog.getByText(/You become the owner/)).toBeTruthy();
  expect(dialog.queryByRole('radio')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Take over' }));
  expect(await screen.findByText(secret)).toBeTruthy();
  expect(fake.inputsOf(rotateApiKey)).toEqual([{ id: keyOf().id, version: 3, overlapHours: 0 }]);
});

test('taking over a key without all of its permissions is refused with an alternative', async () => {
  server([ofColleague()]).on(rotateApiKey, () => {
    throw refusal(codes.invalid, { fieldIssues: [{ field: 'scopes', code: 'SCOPE', params: {} }] });
  });
  const { user } = await show();
  await user.click((await rowOf(/Order service/)).getByRole('button', { name: 'Take over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take over Order service?' }));
  await user.click(dialog.getByRole('button', { name: 'Take over' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Only a user with all permissions of the key');
});

test('a revocation shows its effect and the last use of the key, and needs a reason', async () => {
  const fake = server().on(revokeApiKey, () => keyDetailOf({ status: 'REVOKED' }));
  const { user, requested } = await show();
  await user.click((await rowOf(/Order service/)).getByRole('button', { name: 'Revoke key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Order service?' }));
  expect(dialog.getByText(/every call with them is refused/)).toBeTruthy();
  expect(dialog.getByText(/^Last used 2026-11-21 14:00.* from 203\.0\.113\.7\.$/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Revoke key' }));
  expect(fake.inputsOf(revokeApiKey)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Found in a public repository');
  await user.click(dialog.getByRole('button', { name: 'Revoke key' }));
  await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'API key Order service revoked' }]));
  expect(fake.inputsOf(revokeApiKey)).toEqual([{ id: keyOf().id, version: 3, note: 'Found in a public repository' }]);
});

test('a row opens the key with both secrets of an overlap and the permissions without effect', async () => {
  const [current] = keyOf().secrets;
  if (!current) throw new Error('A key has a secret.');
  const former = {
    ...current,
    prefix: 'vck_Old1',
    createdAt: '2026-10-01T00:00:00Z',
    expiresAt: '2026-11-28T00:00:00Z',
  };
  server().on(readApiKey, () => keyDetailOf({ secrets: [{ ...current, lastUsedAt: null, lastUsedIp: null }, former] }));
  const { user, search } = await show();
  await user.click((await rowOf(/Order service/)).getByText('Order service'));
  expect(search()).toBe(`?key=${keyOf().id}`);
  const secrets = within(await screen.findByRole('list', { name: 'Secrets' }));
  expect(secrets.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^vck_AbCd…wxyzCurrent.*Never used$/),
    expect.stringMatching(/^vck_Old1…wxyzPrevious.*Valid until.*203\.0\.113\.7$/),
  ]);
  const listed = within(screen.getByRole('list', { name: 'Permissions' })).getAllByRole('listitem');
  expect(listed.map((item) => item.textContent)).toEqual([
    'View cardscards.card.view',
    "Cancel cardscards.card.cancelNo effect: Ines Moreau doesn't have this permission",
  ]);
});

test('users with only the view permission see keys without actions', async () => {
  server([keyOf({ allowedActions: [] })]);
  await show({ grants: ['merchants.api-key.view'], locale: 'zh-CN' });
  expect((await rowOf(/Order service/)).getByText('正常')).toBeTruthy();
  for (const name of ['创建API密钥', '编辑密钥', '轮换密钥值', '吊销密钥'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a list that cannot be loaded can be retried', async () => {
  const fake = server().on(listApiKeys, () => {
    throw refusal(codes.serverError);
  });
  const { user } = await show();
  await screen.findByText("The API keys couldn't be loaded.");
  fake.on(listApiKeys, (query) => listResultOf([keyOf()], query));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf(/Order service/)).toBeTruthy();
});
