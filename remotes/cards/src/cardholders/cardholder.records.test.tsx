import { listCardholders } from '@console/contracts/cards';
import { cardServer, holderOf, listResultOf, refusal } from '@console/testing';
import { waitFor } from '@testing-library/react';
import { searchFor } from '../testing/record-search';
import CardholderRecords from './cardholder.records';

test('the palette finds cardholders by name, with details that distinguish them', async () => {
  const row = holderOf();
  const server = cardServer().on(listCardholders, (query) => listResultOf([row], query));
  const last = await searchFor(CardholderRecords, 'anything');
  await waitFor(() =>
    expect(last()?.items).toMatchObject([
      { label: row.name, page: 'coremanagement-cardholder-management-view', search: `id=${row.id}` },
    ]),
  );
  expect(last()?.items[0]?.hint).toContain(' · ');
  expect(server.inputsOf(listCardholders)).toEqual([{ keyword: 'anything', pageSize: 10, rowsOnly: true }]);
});

test('a failed search is reported as failed', async () => {
  cardServer().on(listCardholders, () => {
    throw refusal(500);
  });
  const last = await searchFor(CardholderRecords, 'anything');
  await waitFor(() => expect(last()).toEqual({ keyword: 'anything', items: [], isFailed: true }));
});
