import { codes } from '@console/contracts';
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  rotateWebhook,
  saveWebhook,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@console/contracts/webhooks';
import { fakeServer, refusal, renderScreen, type ScreenOptions, tableTexts } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import WebhookPage from './webhook.page';

const id = (prefix: string) => `${prefix}_01K00000000000000000000001`;
const endpoint: WebhookEndpoint = {
  id: id('hook'),
  url: 'https://systems.aldermoor.example/cards',
  events: ['card.frozen'],
  status: 'ACTIVE',
  formerUntil: null,
  createdAt: '2026-11-21T06:00:00.000Z',
  version: 4,
};
const delivery: WebhookDelivery = {
  id: id('hookmsg'),
  endpointId: endpoint.id,
  eventId: id('evt'),
  type: 'card.frozen',
  state: 'DEAD',
  attempts: 10,
  createdAt: '2026-11-21T06:00:00.000Z',
  attemptedAt: '2026-11-21T07:00:00.000Z',
  dueAt: null,
  statusCode: 500,
  error: 'the receiver answered 500',
};

const server = () =>
  fakeServer()
    .on(listWebhooks, () => ({ list: [endpoint] }))
    .on(listDeliveries, () => ({ list: [delivery] }));
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(WebhookPage, {
    at: '/main/settings-developer',
    grants: ['admin.webhook.view', 'admin.webhook.save'],
    texts: locales,
    ...options,
  });
const rowOf = async (table: string) =>
  within(await within(await screen.findByRole('table', { name: table })).findByRole('row', { name: /aldermoor/ }));

const sections = { contributions: { 'developer.section': { 'api-keys': () => <h2>API keys</h2> } } };

test.each([
  ['API keys and webhooks', ['admin.webhook.view', 'merchants.api-key.view'], sections, [true, true]],
  ['only webhooks', ['admin.webhook.view'], {}, [false, true]],
  ['only API keys', ['merchants.api-key.view'], sections, [true, false]],
])('a user who may see %s sees that part', async (_parts, grants, filled, expected) => {
  const fake = server();
  await show({ grants, ...filled });
  expect(await screen.findByRole('heading', { name: 'Developer settings' })).toBeTruthy();
  const has = (name: string) => screen.queryByRole('heading', { name }) !== null;
  await waitFor(() => expect([has('API keys'), has('Webhook endpoints')]).toEqual(expected));
  expect(fake.inputsOf(listWebhooks).length > 0).toBe(expected[1]);
});

test('a new endpoint needs an address and an event, and its secret is shown once', async () => {
  const fake = server().on(createWebhook, () => ({ endpoint, secret: 'whsec-once' }));
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add endpoint' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add endpoint' }));
  await user.click(dialog.getByRole('button', { name: 'Add and show secret' }));
  expect(fake.inputsOf(createWebhook)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Endpoint URL/), endpoint.url);
  await user.click(dialog.getByRole('combobox', { name: /^Events/ }));
  await user.click(screen.getByRole('option', { name: 'Card frozen' }));
  await user.click(dialog.getByRole('button', { name: 'Add and show secret' }));
  expect(await screen.findByText('whsec-once')).toBeTruthy();
  expect(fake.inputsOf(createWebhook)).toEqual([{ url: endpoint.url, events: ['card.frozen'] }]);
  await user.click(screen.getByRole('button', { name: "I've saved it" }));
  await waitFor(() => expect(screen.queryByText('whsec-once') === null).toBe(true));
});

test('an address that the server refuses is marked in its field', async () => {
  const fieldIssues = [{ field: 'url', code: 'URL_INSIDE', params: {} }];
  server().on(saveWebhook, () => {
    throw refusal(codes.invalid, { fieldIssues });
  });
  const { user } = await show();
  await user.click((await rowOf('Webhook endpoints')).getByRole('button', { name: 'Edit endpoint' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit endpoint' }));
  await user.click(dialog.getByRole('button', { name: 'Save endpoint' }));
  expect(await dialog.findByText('Must be an address on the internet')).toBeTruthy();
});

test('an endpoint that another user changed is shown in both versions, and saving again overwrites the change', async () => {
  const current = { ...endpoint, url: 'https://events.aldermoor.example/cards', version: 5 };
  const fake = server().on(saveWebhook, ({ version }) => {
    if (version === 4) throw refusal(codes.versionConflict, { data: { current } });
    return { ...endpoint, version: 6 };
  });
  const { user } = await show();
  await user.click((await rowOf('Webhook endpoints')).getByRole('button', { name: 'Edit endpoint' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit endpoint' }));
  await user.click(dialog.getByRole('button', { name: 'Save endpoint' }));
  expect(await tableTexts(dialog)).toEqual([
    ['Field', 'Saved by someone else', 'Your input'],
    ['Endpoint URL', current.url, endpoint.url],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Save endpoint' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.inputsOf(saveWebhook).at(-1)).toMatchObject({ version: 5, url: endpoint.url, status: 'ACTIVE' });
});

test('a secret is rotated, and a permanently failed delivery is resent', async () => {
  const fake = server()
    .on(rotateWebhook, () => ({ endpoint, secret: 'whsec-new' }))
    .on(replayDelivery, () => ({ ...delivery, state: 'QUEUED' as const, error: null }));
  const { user, requested } = await show();
  await user.click((await rowOf('Webhook endpoints')).getByRole('button', { name: 'Rotate secret' }));
  expect(await screen.findByText('whsec-new')).toBeTruthy();
  expect(fake.inputsOf(rotateWebhook)).toEqual([{ id: endpoint.id, version: 4 }]);
  await user.click(screen.getByRole('button', { name: "I've saved it" }));
  const row = await rowOf('Deliveries');
  expect([row.getByText('the receiver answered 500'), row.getByText('Failed permanently')].length).toBe(2);
  await user.click(row.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'Event queued for resending' }]));
  expect(fake.inputsOf(replayDelivery)).toEqual([{ id: delivery.id }]);
});

test('users with only the view permission see translated responses and no actions', async () => {
  server();
  await show({ grants: ['admin.webhook.view'], locale: 'zh-CN' });
  expect((await rowOf('推送记录')).getByText('卡片已冻结')).toBeTruthy();
  for (const name of ['新增地址', '编辑地址', '轮换密钥', '重新推送'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a list that cannot be loaded can be retried', async () => {
  const fake = server().on(listWebhooks, () => {
    throw refusal(codes.serverError);
  });
  const { user } = await show();
  await screen.findByText("The endpoints couldn't be loaded.");
  fake.on(listWebhooks, () => ({ list: [] }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No endpoints yet.')).toBeTruthy();
});
