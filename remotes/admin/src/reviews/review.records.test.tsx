import { listReviews } from '@console/contracts/reviews';
import { slots, type SlotEvent } from '@console/contracts/slots';
import { cardServer, listResultOf, renderScreen, reviewOf } from '@console/testing';
import { waitFor } from '@testing-library/react';
import { locales } from '../locales';
import ReviewRecords from './review.records';

type Found = SlotEvent<'palette.records'>;

test('the palette finds reviews by number and opens them in the workbench', async () => {
  const review = reviewOf();
  const server = cardServer().on(listReviews, (query) => listResultOf([review], query));
  const reported: Found[] = [];
  const onEvent = (event: Found) => void reported.push(slots['palette.records'].events.parse(event));
  const Search = () => <ReviewRecords keyword={review.reviewNo} onEvent={onEvent} />;
  await renderScreen(Search, { at: '/main/index', grants: ['reviews.review.view'], texts: locales });
  await waitFor(() => expect(reported.at(-1)?.items[0]?.hint).toContain('Pending review'));
  expect(reported.at(-1)?.items).toMatchObject([
    { label: review.reviewNo, page: 'cards-cancel-review', search: `desk=on&review=${review.id}` },
  ]);
  expect(server.inputsOf(listReviews)).toEqual([{ keyword: review.reviewNo, pageSize: 10, rowsOnly: true }]);
});
