import { listTransactions } from '@console/contracts/cards';
import { cardServer, listResultOf, refusal } from '@console/testing';
import { waitFor } from '@testing-library/react';
import { searchFor } from '../testing/record-search';
import { detailOf, rowOf } from '../testing/transaction-samples';
import TransactionRecords from './transaction.records';

test('the palette finds purchases by card acceptor, with details that distinguish them', async () => {
  const row = rowOf(detailOf());
  const server = cardServer().on(listTransactions, (query) => listResultOf([row], query));
  const last = await searchFor(TransactionRecords, 'anything');
  await waitFor(() =>
    expect(last()?.items).toMatchObject([
      { label: row.shop.name, page: 'cards-transactions', search: `txn=${row.id}` },
    ]),
  );
  expect(last()?.items[0]?.hint).toContain(' · ');
  expect(server.inputsOf(listTransactions)).toEqual([{ keyword: 'anything', pageSize: 10, rowsOnly: true }]);
});

test('a failed search is reported as failed', async () => {
  cardServer().on(listTransactions, () => {
    throw refusal(500);
  });
  const last = await searchFor(TransactionRecords, 'anything');
  await waitFor(() => expect(last()).toEqual({ keyword: 'anything', items: [], isFailed: true }));
});
