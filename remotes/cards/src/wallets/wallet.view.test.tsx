import { codes } from '@console/contracts';
import { listShareCards, type ShareCard } from '@console/contracts/cards';
import {
  inviteWalletUser,
  listWalletUsers,
  readWallet,
  readWalletHistory,
  topUpWallet,
  type WalletEvent,
} from '@console/contracts/wallets';
import { cardServer, listResultOf, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { walletOf, walletUserOf } from '../testing/wallet-samples';
import WalletView from './wallet.view';

const id = idOf('wallet', 1);
const grants = ['cards.wallet.view', 'cards.share-card.view', 'cards.wallet-user.view', 'cards.wallet-user.invite'];
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(WalletView, { at: `/main/card-wallet-view?id=${id}`, grants, texts: locales, ...options });

const card: ShareCard = {
  id: idOf('card', 7),
  number: '4571••••••••0982',
  alias: 'Search ads',
  state: 'ACTIVE',
  pool: { id, name: 'Marketing team', status: 'ACTIVE' },
  merchant: walletOf().merchant,
  cardholder: null,
  currency: 'USD',
  limit: { amount: { amount: '40.00', currency: 'USD' }, period: 'MONTH' },
  spendable: { amount: '40.00', currency: 'USD' },
  createdAt: '2026-11-20T08:00:00Z',
};
const event: WalletEvent = {
  id: 'aud_1',
  at: '2026-11-20T08:00:00Z',
  actor: 'Daniel Koh',
  deed: 'TOPUP',
  amount: { amount: '25.50', currency: 'USD' },
  count: null,
  email: null,
};
const serverOf = (wallet = walletOf()) =>
  cardServer()
    .on(readWallet, () => wallet)
    .on(readWalletHistory, () => ({ list: [event] }))
    .on(listShareCards, (query) => listResultOf([card], query))
    .on(listWalletUsers, (query) => listResultOf([walletUserOf()], query));

test('a wallet shows its cards, users and history', async () => {
  const server = serverOf();
  await show();
  expect(await screen.findByRole('row', { name: /Search ads/ })).toBeTruthy();
  const users = within(await screen.findByRole('table', { name: 'Users of the wallet' }));
  expect(users.getByText('ana@holders.example')).toBeTruthy();
  expect(users.getByText('Invited', { selector: 'td *' })).toBeTruthy();
  expect(await screen.findByText('Topped up')).toBeTruthy();
  expect(server.inputsOf(listShareCards).at(-1)).toMatchObject({ filter: { poolId: [id] } });
  expect(server.inputsOf(listWalletUsers).at(-1)).toMatchObject({ filter: { walletId: [id] } });
});

test('a wallet of a suspended merchant shows why it accepts neither top-ups nor cards', async () => {
  const reason = 'The merchant is suspended: no new cards, top-ups or higher limits';
  const refused = ['TOPUP', 'ADD_CARD'].map((action) => ({ action, enabled: false, reason: 'MERCHANT_SUSPENDED' }));
  serverOf(walletOf({ allowedActions: [...refused, { action: 'WITHDRAW', enabled: true }] }));
  await show();
  for (const name of ['Top up', 'Create cards'])
    expect(await screen.findByRole('button', { name: `${name}: ${reason}` })).toHaveProperty('ariaDisabled', 'true');
  expect(screen.getByRole('button', { name: 'Withdraw' })).not.toHaveProperty('ariaDisabled', 'true');
});

test('cards and users are not requested without their permissions', async () => {
  const server = serverOf();
  await show({ grants: ['cards.wallet.view'] });
  await screen.findByText('Topped up');
  expect([...server.inputsOf(listShareCards), ...server.inputsOf(listWalletUsers)]).toEqual([]);
  expect(screen.queryByRole('link', { name: 'View audit log' })).toBeNull();
});

test('a user is invited, and a refusal is shown at the e-mail address', async () => {
  let isThere = true;
  const server = serverOf().on(inviteWalletUser, ({ email }) => {
    if (isThere)
      throw refusal(codes.invalid, { fieldIssues: [{ field: 'email', code: 'WALLET_USER_EXISTS', params: {} }] });
    return walletUserOf({ email });
  });
  const { user, requested } = await show();
  await user.click(await screen.findByRole('button', { name: 'Invite user' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/E-mail/), 'ben@holders.example');
  await user.click(dialog.getByRole('button', { name: 'Invite user' }));
  expect(await dialog.findByText('This address already has access to the wallet')).toBeTruthy();
  isThere = false;
  await user.click(dialog.getByRole('button', { name: 'Invite user' }));
  await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'ben@holders.example invited' }]));
  expect(server.inputsOf(inviteWalletUser).at(-1)).toEqual({
    walletId: id,
    email: 'ben@holders.example',
    role: 'VIEWER',
    visibleCards: 'ALL',
    cardIds: [],
    limit: null,
    limitPeriod: null,
  });
});

test('a top-up after a conflict states the available balance and continues with the current version', async () => {
  const current = walletOf({ version: 4, available: { amount: '12.50', currency: 'USD' } });
  const server = serverOf().on(topUpWallet, ({ version }) => {
    if (version === 3) throw refusal(codes.versionConflict, { data: { current } });
    return walletOf({ version: 5 });
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Top up' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Amount/), '10');
  await user.click(dialog.getByRole('button', { name: 'Top up' }));
  expect(await dialog.findByText(/12.50 USD is available now/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Top up' }));
  await waitFor(() => expect(server.inputsOf(topUpWallet).map(({ version }) => version)).toEqual([3, 4]));
});

test('an action that is not possible shows its reason, and a cancelled wallet has no invitations', async () => {
  const allowedActions = [{ action: 'TOPUP', enabled: false, reason: 'POOL_CANCELLED' }];
  serverOf(walletOf({ status: 'CANCELLED', allowedActions }));
  await show();
  expect(await screen.findByRole('button', { name: 'Top up: The wallet is cancelled' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite user' })).toBeNull();
});

test('the page shows a hint without an id, and an error for an unknown wallet', async () => {
  const { unmount } = await show({ at: '/main/card-wallet-view' });
  expect(await screen.findByText('Select a wallet from the list.')).toBeTruthy();
  unmount();
  serverOf().on(readWallet, () => {
    throw refusal(codes.notFound);
  });
  await show();
  expect(await screen.findByText("The wallet couldn't be loaded.")).toBeTruthy();
});

test('a wallet links to its audit log entries for users with permission for the audit log', async () => {
  serverOf();
  const seen = await show({ grants: [...grants, 'admin.audit.view'] });
  const link = await screen.findByRole('link', { name: 'History in the audit log' });
  expect(link.getAttribute('href')).toBe(`/main/opt-information?objectType=wallet&objectId=${id}`);
  seen.unmount();
  serverOf();
  await show();
  await screen.findAllByRole('heading');
  expect(screen.queryByRole('link', { name: 'History in the audit log' })).toBeNull();
});
