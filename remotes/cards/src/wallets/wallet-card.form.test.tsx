import { codes } from '@console/contracts';
import { createShareCard } from '@console/contracts/cards';
import { listWalletBins, listWalletHolders, readWallet, type Wallet } from '@console/contracts/wallets';
import { binOf, cardholderOf, cardServer, idOf, refusal, renderScreen } from '@console/testing';
import { fireEvent, screen } from '@testing-library/react';
import { locales } from '../locales';
import { walletOf } from '../testing/wallet-samples';
import WalletCardForm from './wallet-card.form';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const show = (id: string | null = idOf('wallet', 1)) =>
  renderScreen(WalletCardForm, {
    at: `/main/create-card-wallet-card${id === null ? '' : `?id=${id}`}`,
    grants: ['cards.share-card.create'],
    texts: locales,
  });
const serverOf = (over: Partial<Wallet> = {}, { oneByOne = false } = {}) =>
  cardServer()
    .on(listWalletBins, () => ({ list: [binOf()], oneByOne }))
    .on(listWalletHolders, () => ({ list: [cardholderOf()], hasMore: false }))
    .on(readWallet, () => walletOf(over));

test('[seed 5.16] cards of a wallet have its cardholders, and a limit above its card limit is refused at its field', async () => {
  const server = serverOf().on(createShareCard, () => {
    const params = { max: '80.00', currency: 'USD' };
    throw refusal(codes.limitAboveDeposit, { fieldIssues: [{ field: 'limit', code: 'MAX_AMOUNT', params }] });
  });
  const { user } = await show();
  await user.click(await screen.findByRole('combobox', { name: 'Card BIN' }));
  await user.click(await screen.findByRole('option', { name: /USD/ }));
  await user.type(screen.getByRole('textbox', { name: 'Card alias' }), 'Ads');
  await user.click(screen.getByRole('combobox', { name: 'Cardholder' }));
  expect(await screen.findByRole('option', { name: 'Mei Tanaka' })).toBeTruthy();
  await user.click(screen.getByRole('option', { name: 'Mei Tanaka' }));
  await user.type(screen.getByRole('textbox', { name: 'Limit' }), '90');
  await user.click(screen.getByRole('combobox', { name: 'Limit period' }));
  await user.click(await screen.findByRole('option', { name: /month/i }));
  fireEvent.change(screen.getByLabelText('Valid until'), { target: { value: '2027-06-30' } });
  expect(screen.getByText(/^At most .*80\.00/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create card' }));
  expect(await screen.findByText('Enter 80.00 USD or less')).toBeTruthy();
  expect(server.inputsOf(createShareCard)).toMatchObject([
    { poolId: idOf('wallet', 1), cardholderId: cardholderOf().id, limit: usd('90') },
  ]);
});

test('[seed 3.19] a wallet manager creates single cards for cardholders that are shared with them', async () => {
  const server = serverOf({}, { oneByOne: true });
  const { user } = await show();
  const holder = await screen.findByRole('combobox', { name: 'Cardholder' });
  expect(screen.queryByRole('textbox', { name: 'Number of cards' })).toBeNull();
  expect(holder.getAttribute('aria-required')).toBe('true');
  await user.click(holder);
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  expect(server.inputsOf(listWalletHolders)).toContainEqual({ walletId: idOf('wallet', 1) });
});

test('the form of a wallet of a suspended company shows that no cards can be created', async () => {
  serverOf({ allowedActions: [{ action: 'ADD_CARD', enabled: false, reason: 'COMPANY_SUSPENDED' }] });
  await show();
  expect(
    await screen.findByText(
      'The company is suspended: no new users, merchants, API keys, cards, top-ups or higher limits',
    ),
  ).toBeTruthy();
});

test('the maximum limit is the deposit of the wallet if it is below the card limit', async () => {
  serverOf({ deposit: usd('30.00') });
  await show();
  expect(await screen.findByText(/^At most .*30\.00/)).toBeTruthy();
});

test('a frozen wallet shows that it accepts no cards', async () => {
  serverOf({ status: 'FROZEN' });
  await show();
  expect(await screen.findByText(/frozen, so no cards can be created/)).toBeTruthy();
});

test('the page shows a hint if the address has no id', async () => {
  serverOf();
  await show(null);
  expect(await screen.findByText('Select a wallet from the list.')).toBeTruthy();
});
