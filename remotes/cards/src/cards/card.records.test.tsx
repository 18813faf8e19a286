import { listCards } from '@console/contracts/cards';
import { slots, type SlotEvent } from '@console/contracts/slots';
import { cardOf, cardServer, idOf, refusal, renderScreen } from '@console/testing';
import { waitFor } from '@testing-library/react';
import { locales } from '../locales';
import CardRecords from './card.records';

type Found = SlotEvent<'palette.records'>;

/** Results reported for a keyword. */
async function searchFor(keyword: string): Promise<Found[]> {
  const reported: Found[] = [];
  const onEvent = (event: Found) => void reported.push(slots['palette.records'].events.parse(event));
  const Search = () => <CardRecords keyword={keyword} onEvent={onEvent} />;
  await renderScreen(Search, { at: '/main/index', grants: ['cards.card.view'], texts: locales });
  await waitFor(() => expect(reported).not.toEqual([]));
  return reported;
}

test('the first matching cards are reported with details that distinguish them', async () => {
  const cards = Array.from({ length: 7 }, (_, index) => cardOf({ id: idOf('card', index), alias: `Search ${index}` }));
  const server = cardServer(cards);
  const answer = (await searchFor('search')).at(-1);
  expect(answer?.items).toHaveLength(5);
  expect(answer?.items[0]).toEqual({
    id: idOf('card', 0),
    label: 'Search 0',
    hint: expect.stringMatching(/^Card ••\d{4} · \w+ · /) as string,
    page: 'cards-balance-view-card-detail',
    search: `id=${idOf('card', 0)}`,
  });
  expect(server.inputsOf(listCards)).toEqual([{ keyword: 'search', pageSize: 10, rowsOnly: true }]);
});

test('a failed search is reported as failed', async () => {
  cardServer().on(listCards, () => {
    throw refusal(500);
  });
  expect(await searchFor('search')).toEqual([{ keyword: 'search', items: [], isFailed: true }]);
});
