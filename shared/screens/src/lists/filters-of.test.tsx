import { listCurrencies } from '@console/contracts';
import { listCardholders } from '@console/contracts/cards';
import { listWallets } from '@console/contracts/wallets';
import { cardServer, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { withKit } from '../locales/with-kit';
import { filtersOf } from './filters-of';

const texts = withKit({
  'en-US': () => Promise.resolve({ default: { 'wallet.status': 'Status', money: 'Currency' } }),
  'zh-CN': () => Promise.resolve({ default: {} }),
});

const { kinds, useFilters } = filtersOf(listWallets, 'wallet', (filter) => [
  filter.codes('status', 'wallet_status'),
  filter.codes('currency', 'currency', { title: 'money' }),
]);

const Shown = () => <output>{JSON.stringify(useFilters())}</output>;

/** A currency in the server's list. */
const listed = (code: 'EUR' | 'USD', en_US: string, zh_CN: string) =>
  ({ code, symbol: '', minorDigits: 2, names: { en_US, zh_CN } }) as const;

test('a filter has the codes of the contract with the labels of a dictionary, and the title of its name', async () => {
  cardServer().on(listCurrencies, () => ({
    list: [listed('EUR', 'Euro', '欧元'), listed('USD', 'US Dollar', '美元')],
  }));
  await renderScreen(Shown, { at: '/main/wallets', texts });
  const said = () => screen.getByRole('status').textContent ?? '';
  await waitFor(() => expect(said()).toContain('{"value":"FROZEN","label":"Frozen"}'));
  const [status, currency] = JSON.parse(said()) as { label: string; options: unknown[] }[];
  expect(status?.label).toBe('Status');
  expect(currency?.label).toBe('Currency');
  await waitFor(() => expect(said()).toContain('Euro'));
  const [, offered] = JSON.parse(said()) as { options: unknown[] }[];
  // The server's currencies in its order, without other currencies of the contract.
  expect(offered?.options).toEqual([
    { value: 'EUR', label: 'EUR', description: 'Euro' },
    { value: 'USD', label: 'USD', description: 'US Dollar' },
  ]);
});

test('each kind of filter has its format in the address', () => {
  const holders = filtersOf(listCardholders, 'holder', (filter) => [filter.flag('sharesToWalletUser', 'only')]);
  expect([kinds, holders.kinds]).toEqual([{ status: 'list', currency: 'list' }, { sharesToWalletUser: 'flag' }]);
});

test('a filter without codes in the contract throws', () => {
  expect(() => filtersOf(listCardholders, 'holder', (filter) => [filter.codes('merchantId')])).toThrow(
    'The list has no filter merchantId with codes.',
  );
});
