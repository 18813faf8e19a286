import { codes } from '@console/contracts';
import {
  createShareCards,
  listAccountOptions,
  listCardholderOptions,
  listIssuableBins,
  listShareRules,
} from '@console/contracts/cards';
import { createWallet, readWallet } from '@console/contracts/wallets';
import {
  accountOf,
  binOf,
  cardholderOf,
  cardServer,
  foundOf,
  idOf,
  refusal,
  renderScreen,
  type ScreenOptions,
} from '@console/testing';
import { fireEvent, screen } from '@testing-library/react';
import { locales } from '../locales';
import { walletOf } from '../testing/wallet-samples';
import WalletCardForm from './wallet-card.form';
import WalletForm from './wallet.form';

const { rule: terms, merchant } = walletOf();
const rule = {
  ...terms,
  merchant,
  status: 'ACTIVE' as const,
  usedBy: 1,
  createdAt: '2026-11-20T08:00:00Z',
  version: 2,
  allowedActions: [],
};
const usd = (amount: string) => ({ amount, currency: 'USD' as const });

const serverOf = () =>
  cardServer()
    .on(listIssuableBins, () => ({ list: [binOf()], today: '2026-11-20' }))
    .on(listAccountOptions, () => ({ list: [accountOf()] }))
    .on(listCardholderOptions, () => ({ list: [cardholderOf()] }))
    .on(listShareRules, (query) =>
      foundOf([rule, { ...rule, id: idOf('rule', 2), name: 'Group rule', type: 'CLASSIC_SHARE' }], query),
    )
    .on(readWallet, () => walletOf());

describe('the form of a wallet', () => {
  const show = (options: Partial<ScreenOptions> = {}) =>
    renderScreen(WalletForm, {
      at: '/main/create-card-wallet',
      grants: ['cards.wallet.create'],
      texts: locales,
      ...options,
    });
  type Shown = Awaited<ReturnType<typeof show>>;
  async function choose({ user }: Shown, name: string, option: RegExp) {
    await user.click(await screen.findByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  async function fill(shown: Shown) {
    await shown.user.type(await screen.findByLabelText(/^Name/), 'Marketing team');
    await choose(shown, 'Merchant', /Harbourline Travel/);
    await choose(shown, 'Share rule', /Campaign rule/);
    await choose(shown, 'Currency', /USD/);
    await choose(shown, 'Funding account', /USD/);
    await shown.user.type(screen.getByLabelText(/^Deposit/), '500');
    await shown.user.type(screen.getByLabelText(/^Card limit/), '80');
  }

  test('a wallet is made with its cardholders, and its users are invited [seed 6]', async () => {
    const server = serverOf().on(createWallet, () => walletOf());
    const shown = await show();
    await fill(shown);
    await choose(shown, 'Cardholders', /Mei Tanaka/);
    await shown.user.type(
      screen.getByLabelText(/^User e-mails/),
      'ana@holders.example{Enter}{Enter}ben@holders.example, ana@holders.example',
    );
    await shown.user.click(screen.getByRole('button', { name: 'Create wallet' }));
    expect(server.inputsOf(createWallet)).toEqual([
      {
        merchantId: idOf('mer', 1),
        name: 'Marketing team',
        ruleId: terms.id,
        accountId: accountOf().id,
        currency: 'USD',
        deposit: usd('500'),
        cardLimit: usd('80'),
        cardholderIds: [cardholderOf().id],
        userEmails: ['ana@holders.example', 'ben@holders.example'],
      },
    ]);
    expect(shown.asked.visited.at(-1)).toContain('card-wallet-view');
  });

  test('only rules for wallets can be chosen', async () => {
    serverOf();
    const shown = await show();
    await choose(shown, 'Merchant', /Harbourline Travel/);
    await shown.user.click(await screen.findByRole('combobox', { name: 'Share rule' }));
    expect(await screen.findByRole('option', { name: /Campaign rule/ })).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Group rule/ })).toBeNull();
  });

  test('what is missing and the address that is none are said next to their fields, and nothing is sent', async () => {
    const server = serverOf();
    const { user } = await show();
    await user.type(await screen.findByLabelText(/^User e-mails/), 'ana@holders.example{Enter}ben');
    await user.click(screen.getByRole('button', { name: 'Create wallet' }));
    expect(screen.getAllByText('Cannot be empty').length).toBeGreaterThanOrEqual(5);
    expect(screen.getByText('ben is no e-mail address')).toBeTruthy();
    expect(server.inputsOf(createWallet)).toEqual([]);
  });

  test('a deposit beyond the balance is said once, next to it, in Chinese too', async () => {
    const params = { required: '500.00', available: '100.00', currency: 'USD' };
    serverOf().on(createWallet, () => {
      throw refusal(codes.exceedsBalance, { fieldIssues: [{ field: 'deposit', code: 'EXCEEDS_BALANCE', params }] });
    });
    const shown = await show();
    await fill(shown);
    await shown.user.click(screen.getByRole('button', { name: 'Create wallet' }));
    expect(await screen.findAllByText(/100\.00/)).toHaveLength(1);
  });
});

test('cards of a wallet are held by its cardholders, and a limit above its own is said next to it [seed 5]', async () => {
  const server = serverOf().on(createShareCards, () => {
    const params = { max: '80.00', currency: 'USD' };
    throw refusal(codes.limitAboveDeposit, { fieldIssues: [{ field: 'limit', code: 'MAX_AMOUNT', params }] });
  });
  const { user } = await renderScreen(WalletCardForm, {
    at: `/main/create-card-wallet-card?id=${idOf('wallet', 1)}`,
    grants: ['cards.share-card.create'],
    texts: locales,
  });
  await user.click(await screen.findByRole('combobox', { name: 'Card BIN' }));
  await user.click(await screen.findByRole('option', { name: /USD/ }));
  await user.type(screen.getByRole('textbox', { name: 'Card alias' }), 'Ads');
  await user.click(screen.getByRole('combobox', { name: 'Cardholder' }));
  await user.click(await screen.findByRole('option', { name: 'Mei Tanaka' }));
  await user.type(screen.getByRole('textbox', { name: 'Limit' }), '90');
  await user.click(screen.getByRole('combobox', { name: 'Limit period' }));
  await user.click(await screen.findByRole('option', { name: /month/i }));
  fireEvent.change(screen.getByLabelText('Valid until'), { target: { value: '2027-06-30' } });
  expect(screen.getByText(/^At most .*80\.00/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create card' }));
  expect(await screen.findByText('Enter 80.00 USD or less')).toBeTruthy();
  expect(server.inputsOf(createShareCards)).toMatchObject([
    { poolId: idOf('wallet', 1), cardholderId: cardholderOf().id, limit: usd('90') },
  ]);
});
