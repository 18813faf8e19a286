import { codes } from '@console/contracts';
import { type CardBatchRow, listBinOptions, listCardBatches, listMerchantOptions } from '@console/contracts/cards';
import { binOptionOf, cardServer, listResultOf, idOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CardBatchList from './card-batch.list';

const batch: CardBatchRow = {
  id: idOf('batch', 1),
  batchNo: 'CB-20261120-ABC123',
  state: 'PARTIAL',
  counts: { WAITING: 0, ORDERED: 0, DONE: 18, FAILED: 2, CANCELLED: 0 },
  merchant: { id: idOf('mer', 1), name: { en_US: 'Harbourline Travel', zh_CN: '海岸旅行' } },
  bin: binOptionOf(),
  currency: 'USD',
  count: 20,
  price: { amount: '420.00', currency: 'USD' },
  createdAt: '2026-11-20T04:00:00.000Z',
  createdBy: 'Daniel Koh',
};

const serverOf = (list: CardBatchRow[] = [batch]) =>
  cardServer()
    .on(listBinOptions, () => ({ list: [binOptionOf()] }))
    .on(listMerchantOptions, () => ({ list: [], hasMore: false }))
    .on(listCardBatches, (query) => listResultOf(list, query));
const show = (query = '') =>
  renderScreen(CardBatchList, {
    at: `/main/cards-balance-batches${query}`,
    grants: ['cards.card-batch.view'],
    texts: locales,
  });

test('a row shows counts, price, owner and state of a batch and links to its page', async () => {
  serverOf();
  const { user, requested } = await show();
  const row = await screen.findByRole('row', { name: /CB-20261120-ABC123/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(expect.arrayContaining(['20', '18', '2', 'Daniel Koh', 'Partially completed']));
  expect(row.textContent).toContain('420.00');
  await user.click(within(row).getByRole('link', { name: batch.batchNo }));
  expect(requested.visited).toEqual(['/main/cards-balance-batch?no=CB-20261120-ABC123']);
});

test('the filters of the address and the selected tab are sent', async () => {
  const server = serverOf();
  const { user } = await show('?isMine=true');
  await user.click(await screen.findByRole('tab', { name: 'Failed' }));
  await waitFor(() =>
    expect(server.inputsOf(listCardBatches).at(-1)).toMatchObject({ filter: { isMine: true, state: ['FAILED'] } }),
  );
});

test('an empty list, a list without matches and a failure show different messages', async () => {
  serverOf([]);
  const { unmount } = await show();
  expect(await screen.findByText('No batches yet.')).toBeTruthy();
  unmount();
  const again = await show('?state=FAILED');
  expect(await screen.findByText('No batches match these filters.')).toBeTruthy();
  again.unmount();
  let isThere = false;
  serverOf().on(listCardBatches, (query) => {
    if (!isThere) throw refusal(codes.notFound);
    return listResultOf([batch], query);
  });
  const { user } = await show();
  expect(await screen.findByText("The batches couldn't be loaded.")).toBeTruthy();
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(batch.batchNo)).toBeTruthy();
});
