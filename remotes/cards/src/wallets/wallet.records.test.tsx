import { listWallets } from '@console/contracts/wallets';
import { cardServer, listResultOf, refusal } from '@console/testing';
import { waitFor } from '@testing-library/react';
import { searchFor } from '../testing/record-search';
import { walletOf } from '../testing/wallet-samples';
import WalletRecords from './wallet.records';

test('the palette finds wallets by name, with details that distinguish them', async () => {
  const row = walletOf();
  const server = cardServer().on(listWallets, (query) => listResultOf([row], query));
  const last = await searchFor(WalletRecords, 'anything');
  await waitFor(() =>
    expect(last()?.items).toMatchObject([{ label: row.name, page: 'card-wallet-view', search: `id=${row.id}` }]),
  );
  expect(last()?.items[0]?.hint).toContain(' · ');
  expect(server.inputsOf(listWallets)).toEqual([{ keyword: 'anything', pageSize: 10, rowsOnly: true }]);
});

test('a failed search is reported as failed', async () => {
  cardServer().on(listWallets, () => {
    throw refusal(500);
  });
  const last = await searchFor(WalletRecords, 'anything');
  await waitFor(() => expect(last()).toEqual({ keyword: 'anything', items: [], isFailed: true }));
});
