import { codes } from '@console/contracts';
import { listShareCards } from '@console/contracts/cards';
import {
  inviteWalletUser,
  listWallets,
  listWalletUsers,
  removeWalletUser,
  setWalletAccess,
  withdrawWalletInvitation,
} from '@console/contracts/wallets';
import { cardServer, listResultOf, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { shareCardOf } from '../testing/group-samples';
import { walletOf, walletUserOf } from '../testing/wallet-samples';
import WalletUserList from './wallet-user.list';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(WalletUserList, {
    at: '/main/cards-user-wallet',
    grants: ['cards.wallet-user.view', 'cards.wallet.view'],
    texts: locales,
    ...options,
  });
const serverOf = (user = walletUserOf()) =>
  cardServer()
    .on(listWallets, (query) => listResultOf([walletOf()], query))
    .on(listWalletUsers, (query) => listResultOf([user], query));
const rowOf = async () => within(await screen.findByRole('row', { name: /ana@holders/ }));
const dialog = async () => within(await screen.findByRole('dialog'));

test('a row shows the e-mail address of a user and links to the wallet', async () => {
  serverOf(walletUserOf({ state: 'ACCEPTED', name: 'Ana Silva', acceptedAt: '2026-11-21T08:00:00Z' }));
  await show();
  const row = await rowOf();
  expect(row.getByText('Ana Silva')).toBeTruthy();
  expect(row.getByText('Accepted')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Marketing team' }).getAttribute('href')).toContain(idOf('wallet', 1));
});

test('a row shows role, number of cards and remaining limit', async () => {
  const usd = (amount: string) => ({ amount, currency: 'USD' as const });
  const [card] = [{ id: idOf('card', 1), number: '4000 •••• 1111', alias: 'Team' }];
  const limit = { amount: usd('50.00'), period: 'MONTH' as const };
  serverOf(walletUserOf({ role: 'SPENDER', visibleCards: 'SELECTED', cards: [card], limit, left: usd('12.30') }));
  await show();
  const row = await rowOf();
  for (const text of ['Spender', '1 card', '12.30']) expect(row.getByText(text)).toBeTruthy();
  expect(row.getByText(/of .*50\.00.* · per month/i)).toBeTruthy();
});

test('access is changed with the shown version, and a refused field keeps its value', async () => {
  const allowedActions = [{ action: 'ACCESS', enabled: true }];
  let sent = 0;
  const server = serverOf(walletUserOf({ allowedActions }))
    .on(listShareCards, (query) => listResultOf([shareCardOf()], query))
    .on(setWalletAccess, () => {
      sent += 1;
      if (sent === 1)
        throw refusal(codes.invalid, {
          fieldIssues: [{ field: 'limit', code: 'AMOUNT', params: { currency: 'USD' } }],
        });
      return walletUserOf({ role: 'SPENDER', version: 2 });
    });
  const { user, requested } = await show();
  await user.click((await rowOf()).getByRole('button', { name: 'Change access' }));
  const dialogState = await dialog();
  expect(dialogState.queryByLabelText(/User limit/)).toBeNull();
  await user.click(dialogState.getByRole('radio', { name: /Spender/ }));
  fireEvent.change(dialogState.getByLabelText(/User limit/), { target: { value: '75' } });
  await user.click(dialogState.getByRole('radio', { name: 'Selected cards' }));
  await user.click(dialogState.getByRole('combobox', { name: /Cards/ }));
  await user.click(await screen.findByRole('option', { name: /Search ads/ }));
  await user.click(dialogState.getByRole('button', { name: 'Save access' }));
  expect(await dialogState.findByText(/^Enter a valid amount/)).toBeTruthy();
  await user.click(dialogState.getByRole('button', { name: 'Save access' }));
  await waitFor(() => expect(requested.notices).toMatchObject([{ tone: 'ok' }]));
  expect(server.inputsOf(setWalletAccess).at(-1)).toEqual({
    id: idOf('wuser', 1),
    version: 1,
    role: 'SPENDER',
    visibleCards: 'SELECTED',
    cardIds: [shareCardOf().id],
    limit: { amount: '75', currency: 'USD' },
    limitPeriod: 'MONTH',
  });
});

test('a version conflict shows the saved access beside the selected access', async () => {
  const allowedActions = [{ action: 'ACCESS', enabled: true }];
  const card = { id: idOf('card', 1), number: '4000 •••• 1111', alias: 'Team' };
  const newer = walletUserOf({ role: 'SPENDER', visibleCards: 'SELECTED', cards: [card], version: 2 });
  const server = serverOf(walletUserOf({ allowedActions })).on(setWalletAccess, ({ version }) => {
    if (version === 1) throw refusal(codes.versionConflict, { data: { current: newer } });
    return walletUserOf({ role: 'MANAGER', version: 3 });
  });
  const { user } = await show();
  await user.click((await rowOf()).getByRole('button', { name: 'Change access' }));
  const shown = await dialog();
  await user.click(shown.getByRole('radio', { name: /Manager/ }));
  await user.click(shown.getByRole('button', { name: 'Save access' }));
  await shown.findByText(/Someone else changed this user/);
  const rows = within(await shown.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Field', 'Saved by someone else', 'Your input'],
    ['Role', 'Spender', 'Manager'],
    ['Visible cards', 'Selected cards', 'All cards'],
    ['CardsRemoved', '4000 •••• 1111', 'Not set'],
  ]);
  await user.click(shown.getByRole('button', { name: 'Save access' }));
  await waitFor(() =>
    expect(server.inputsOf(setWalletAccess).at(-1)).toMatchObject({ version: 2, role: 'MANAGER', visibleCards: 'ALL' }),
  );
});

test('the list is translated into Chinese', async () => {
  serverOf();
  await show({ locale: 'zh-CN' });
  expect((await rowOf()).getByText('已邀请')).toBeTruthy();
  expect(screen.getByRole('tab', { name: '已移除' })).toBeTruthy();
});

test('a tab filters by state, and the address by wallet', async () => {
  const server = serverOf();
  const { user } = await show({ at: `/main/cards-user-wallet?walletId=${idOf('wallet', 1)}` });
  await user.click(await screen.findByRole('tab', { name: 'Expired' }));
  await waitFor(() =>
    expect(server.inputsOf(listWalletUsers).at(-1)).toMatchObject({
      filter: { state: ['EXPIRED'], walletId: [idOf('wallet', 1)] },
    }),
  );
});

test('an invitation is resent; another one that is too early is refused with a message', async () => {
  const server = serverOf().on(inviteWalletUser, () => {
    throw refusal(codes.tooMany, { data: { retryAfterSeconds: 240 } });
  });
  const { user } = await show();
  await user.click((await rowOf()).getByRole('button', { name: 'Resend link' }));
  const dialogState = await dialog();
  await user.click(dialogState.getByRole('button', { name: 'Resend link' }));
  expect(await dialogState.findByText('Too many attempts, try again later')).toBeTruthy();
  expect(server.inputsOf(inviteWalletUser)).toEqual([{ walletId: idOf('wallet', 1), email: 'ana@holders.example' }]);
});

test('an invitation is withdrawn with the shown version', async () => {
  const server = serverOf().on(withdrawWalletInvitation, () => walletUserOf({ state: 'EXPIRED', version: 2 }));
  const { user, requested } = await show();
  await user.click((await rowOf()).getByRole('button', { name: 'Withdraw invitation' }));
  await user.click((await dialog()).getByRole('button', { name: 'Withdraw invitation' }));
  await waitFor(() => expect(requested.notices).toMatchObject([{ tone: 'ok' }]));
  expect(server.inputsOf(withdrawWalletInvitation)).toEqual([{ id: idOf('wuser', 1), version: 1 }]);
});

test('a withdrawal after a version conflict sends the current version', async () => {
  const server = serverOf().on(withdrawWalletInvitation, ({ version }) => {
    if (version === 1) throw refusal(codes.versionConflict, { data: { current: walletUserOf({ version: 2 }) } });
    return walletUserOf({ state: 'EXPIRED', version: 3 });
  });
  const { user, requested } = await show();
  await user.click((await rowOf()).getByRole('button', { name: 'Withdraw invitation' }));
  const dialogState = await dialog();
  await user.click(dialogState.getByRole('button', { name: 'Withdraw invitation' }));
  expect(await dialogState.findByText('Someone else changed this user. Check and try again.')).toBeTruthy();
  await user.click(dialogState.getByRole('button', { name: 'Withdraw invitation' }));
  await waitFor(() => expect(requested.notices).toMatchObject([{ tone: 'ok' }]));
  expect(server.inputsOf(withdrawWalletInvitation).map(({ version }) => version)).toEqual([1, 2]);
});

test('a user who accepted can only be removed', async () => {
  const allowedActions = [{ action: 'REMOVE', enabled: true }];
  const accepted = walletUserOf({
    state: 'ACCEPTED',
    name: 'Ana Silva',
    acceptedAt: '2026-11-21T08:00:00Z',
    allowedActions,
  });
  const server = serverOf(accepted).on(removeWalletUser, () => ({ ...accepted, state: 'REMOVED', version: 2 }));
  const { user } = await show();
  const row = await rowOf();
  expect(row.queryByRole('button', { name: 'Withdraw invitation' })).toBeNull();
  await user.click(row.getByRole('button', { name: 'Remove user' }));
  await user.click((await dialog()).getByRole('button', { name: 'Remove user' }));
  await waitFor(() => expect(server.inputsOf(removeWalletUser)).toHaveLength(1));
});
