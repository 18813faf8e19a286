import { listShareGroups } from '@console/contracts/cards';
import { cardServer, listResultOf, refusal } from '@console/testing';
import { waitFor } from '@testing-library/react';
import { searchFor } from '../testing/record-search';
import { groupOf } from '../testing/group-samples';
import ShareGroupRecords from './share-group.records';

test('the palette finds groups with details that distinguish them, and opens the list searched by their number', async () => {
  const row = groupOf();
  const server = cardServer().on(listShareGroups, (query) => listResultOf([row], query));
  const last = await searchFor(ShareGroupRecords, 'anything');
  await waitFor(() =>
    expect(last()?.items).toMatchObject([{ label: row.name, page: 'cards-share-group', search: `q=${row.poolNo}` }]),
  );
  expect(last()?.items[0]?.hint).toContain(' · ');
  expect(server.inputsOf(listShareGroups)).toEqual([{ keyword: 'anything', pageSize: 10, rowsOnly: true }]);
});

test('a failed search is reported as failed', async () => {
  cardServer().on(listShareGroups, () => {
    throw refusal(500);
  });
  const last = await searchFor(ShareGroupRecords, 'anything');
  await waitFor(() => expect(last()).toEqual({ keyword: 'anything', items: [], isFailed: true }));
});
