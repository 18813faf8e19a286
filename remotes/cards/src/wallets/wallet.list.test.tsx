import { codes } from '@console/contracts';
import { cancelWallet, cancelWalletCards, freezeWallet, listWallets, readWallet } from '@console/contracts/wallets';
import { cardServer, listResultOf, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { walletOf } from '../testing/wallet-samples';
import WalletList from './wallet.list';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(WalletList, { at: '/main/card-wallet', grants: ['cards.wallet.view'], texts: locales, ...options });

const totals = { aggregates: { available: [{ amount: '150.00', currency: 'USD' as const }] } };
const serverOf = (wallet = walletOf()) =>
  cardServer()
    .on(listWallets, (query) => listResultOf([wallet], query, totals))
    .on(readWallet, () => wallet);

const rowOf = async () => within(await screen.findByRole('row', { name: /Marketing team/ }));
const dialog = async () => within(await screen.findByRole('dialog'));

/** Selects an action in the row's menu. */
async function ask({ user }: Awaited<ReturnType<typeof show>>, action: string) {
  await user.click((await rowOf()).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return dialog();
}

test('a row shows balance, card limit, and number of cards and users', async () => {
  serverOf();
  await show();
  const row = await rowOf();
  expect(row.getByText('WA-20261120-000001')).toBeTruthy();
  expect(row.getByText(/^150\.00/)).toBeTruthy();
  expect(row.getByText(/^80\.00/)).toBeTruthy();
  expect(row.getByText('Low balance')).toBeTruthy();
  expect(row.getByText('2 cards')).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toContain(idOf('wallet', 1));
});

test('the list is translated into Chinese', async () => {
  serverOf();
  await show({ locale: 'zh-CN', grants: ['cards.wallet.view', 'cards.wallet.create'] });
  expect((await rowOf()).getByText('余额不足预警')).toBeTruthy();
  expect(screen.getByRole('button', { name: '创建钱包' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: '卡片限额' })).toBeTruthy();
});

test('a tab filters by status', async () => {
  const server = serverOf();
  const { user } = await show();
  await user.click(await screen.findByRole('tab', { name: 'Frozen' }));
  await waitFor(() => expect(server.inputsOf(listWallets).at(-1)).toMatchObject({ filter: { status: ['FROZEN'] } }));
});

test('a list that cannot be loaded shows an error and can be retried', async () => {
  let isBroken = true;
  cardServer().on(listWallets, (query) => {
    if (isBroken) throw refusal(codes.serverError);
    return listResultOf([walletOf()], query);
  });
  const { user } = await show();
  expect(await screen.findByText("The wallets couldn't be loaded.")).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: /retry|try again/i }));
  expect(await rowOf()).toBeTruthy();
});

test('a row opens the wallet beside the list, which is stored in the address', async () => {
  serverOf();
  await show({ at: `/main/card-wallet?wallet=${idOf('wallet', 1)}` });
  const dialogState = await dialog();
  expect(dialogState.getByText('2 active, 0 frozen, 0 cancelled')).toBeTruthy();
  expect(dialogState.getByText('Mei Tanaka')).toBeTruthy();
  expect(dialogState.getByRole('button', { name: 'Open wallet' })).toBeTruthy();
});

test('actions and creation are hidden without their permissions', async () => {
  serverOf(walletOf({ allowedActions: [] }));
  await show();
  expect((await rowOf()).queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Create wallet' })).toBeNull();
});

test('[seed 4.10] a freeze that cards block lists them and offers to freeze them first', async () => {
  const cards = [{ id: idOf('card', 1), number: '4571••••••••0982', alias: 'Search ads', state: 'ACTIVE' }];
  const server = serverOf(walletOf({ cards: { total: 0, active: 0, frozen: 0, cancelled: 0 } })).on(
    freezeWallet,
    () => {
      throw refusal(codes.poolHasActiveCards, { data: { count: 1, cards } });
    },
  );
  const shown = await show();
  const dialog = await ask(shown, 'Freeze');
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await shown.user.click(dialog.getByRole('button', { name: 'Freeze' }));
  expect(await dialog.findByText("1 card of this wallet isn't frozen yet.")).toBeTruthy();
  expect(dialog.getByText(/Search ads/)).toBeTruthy();
  await shown.user.click(dialog.getByRole('checkbox', { name: 'Also freeze 1 active card' }));
  await shown.user.click(dialog.getByRole('button', { name: 'Freeze' }));
  await waitFor(() => expect(server.inputsOf(freezeWallet).map(({ withCards }) => withCards)).toEqual([false, true]));
});

test('[seed 4.9] a cancellation that cards block requests their cancellation', async () => {
  const server = serverOf()
    .on(cancelWallet, () => {
      throw refusal(codes.poolHasCards, { data: { count: 2, cards: [] } });
    })
    .on(cancelWalletCards, () => {
      throw refusal(codes.transition);
    });
  const shown = await show({ grants: ['cards.wallet.view', 'cards.card.cancel'] });
  const dialog = await ask(shown, 'Cancel wallet');
  await shown.user.click(dialog.getByRole('button', { name: 'Cancel wallet' }));
  expect(await dialog.findByText(/^2 cards of this wallet aren't cancelled yet/)).toBeTruthy();
  await shown.user.click(dialog.getByRole('button', { name: 'Request card cancellations' }));
  expect(await dialog.findByText('Cannot be empty')).toBeTruthy();
  expect(server.inputsOf(cancelWalletCards)).toEqual([]);
});
