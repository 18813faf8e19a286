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
  filter.codes('currency', undefined, { title: 'money' }),
]);

const Shown = () => <output>{JSON.stringify(useFilters())}</output>;

test('a filter has the codes of the contract with the labels of a dictionary, and its title by its name', async () => {
  cardServer();
  await renderScreen(Shown, { at: '/main/wallets', texts });
  const said = () => screen.getByRole('status').textContent ?? '';
  await waitFor(() => expect(said()).toContain('{"value":"FROZEN","label":"Frozen"}'));
  const [status, currency] = JSON.parse(said()) as { label: string; options: unknown[] }[];
  expect(status?.label).toBe('Status');
  expect(currency?.label).toBe('Currency');
  expect(currency?.options).toContainEqual({ value: 'USD', label: 'USD' });
});

test('the address keeps each filter as its kind says', () => {
  const holders = filtersOf(listCardholders, 'holder', (filter) => [filter.flag('sharesToWalletUser', 'only')]);
  expect([kinds, holders.kinds]).toEqual([{ status: 'list', currency: 'list' }, { sharesToWalletUser: 'flag' }]);
});

test('a filter without codes in the contract is a fault of whoever asks for them', () => {
  expect(() => filtersOf(listCardholders, 'holder', (filter) => [filter.codes('merchantId')])).toThrow(
    'The list has no filter merchantId with codes.',
  );
});
