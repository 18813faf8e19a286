import { codes } from '@console/contracts';
import { listAccountOptions, listCardholderOptions, listShareRules } from '@console/contracts/cards';
import { createWallet } from '@console/contracts/wallets';
import {
  accountOf,
  cardholderOf,
  cardServer,
  listResultOf,
  idOf,
  refusal,
  renderScreen,
  type ScreenOptions,
} from '@console/testing';
import { screen } from '@testing-library/react';
import { locales } from '../locales';
import { walletOf } from '../testing/wallet-samples';
import WalletForm from './wallet.form';

const { rule: terms, merchant } = walletOf();
const walletRule = {
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
    .on(listAccountOptions, () => ({ list: [accountOf()] }))
    .on(listCardholderOptions, () => ({ list: [cardholderOf()], hasMore: false }))
    .on(listShareRules, (query) =>
      listResultOf(
        [walletRule, { ...walletRule, id: idOf('rule', 2), name: 'Group rule', type: 'CLASSIC_SHARE' }],
        query,
      ),
    );

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
    await shown.user.click(await screen.findByRole('combobox', { name: 'Sharing rule' }));
    const rule = await screen.findByRole('option', { name: /Campaign rule/ });
    // The merchant also has a rule for groups.
    expect(screen.queryByRole('option', { name: /Group rule/ })).toBeNull();
    await shown.user.click(rule);
    await choose(shown, 'Currency', /USD/);
    await choose(shown, 'Funding account', /USD/);
    await shown.user.type(screen.getByLabelText(/^Deposit/), '500');
    await shown.user.type(screen.getByLabelText(/^Card limit/), '80');
  }

  test('[seed 3.20] a wallet is created with cardholders and invited users', async () => {
    const server = serverOf().on(createWallet, () => walletOf());
    const shown = await show();
    await fill(shown);
    await choose(shown, 'Cardholders', /Mei Tanaka/);
    await shown.user.click(screen.getByLabelText(/^User e-mails/));
    await shown.user.paste('ana@holders.example\n\nben@holders.example, ana@holders.example');
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
    expect(shown.requested.visited.at(-1)).toContain('card-wallet-view');
  });

  test('missing values and an invalid e-mail address are refused at their fields, and nothing is sent', async () => {
    const server = serverOf();
    const { user } = await show();
    await user.click(await screen.findByLabelText(/^User e-mails/));
    await user.paste('ana@holders.example\nben');
    await user.click(screen.getByRole('button', { name: 'Create wallet' }));
    expect(screen.getAllByText('Cannot be empty').length).toBeGreaterThanOrEqual(5);
    expect(screen.getByText('ben: Must be an e-mail address')).toBeTruthy();
    expect(server.inputsOf(createWallet)).toEqual([]);
  });

  test('a deposit above the balance is refused once, at its field, in Chinese', async () => {
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
