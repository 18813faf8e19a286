import { codes } from '@console/contracts';
import {
  type CardBatch,
  type CardBatchItem,
  exportCardBatch,
  listCardBatchItems,
  readCardBatch,
  retryCardBatch,
} from '@console/contracts/cards';
import { cancelJob, type Job } from '@console/contracts/jobs';
import { binOptionOf, cardServer, idOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CardBatchView from './card-batch.view';

const batchNo = 'CB-20261120-ABC123';
const usd = (amount: string) => ({ amount, currency: 'USD' as const });

const batchOf = (over: Partial<CardBatch> = {}): CardBatch => ({
  id: idOf('batch', 1),
  batchNo,
  state: 'PARTIAL',
  counts: { WAITING: 0, ORDERED: 0, DONE: 2, FAILED: 1, CANCELLED: 0 },
  merchant: { id: idOf('mer', 1), name: { en_US: 'Harbourline Travel', zh_CN: '海岸旅行' } },
  bin: binOptionOf(),
  currency: 'USD',
  count: 3,
  price: usd('63.00'),
  deposit: usd('20.00'),
  fee: usd('1.00'),
  reserved: usd('0.00'),
  jobId: null,
  createdAt: '2026-11-20T04:00:00.000Z',
  createdBy: 'Daniel Koh',
  ...over,
});

const items: CardBatchItem[] = [1, 2, 3].map((seq) => ({
  seq,
  alias: `Ads-000${seq}`,
  cardholder: null,
  deposit: usd('20.00'),
  limit: null,
  state: seq === 2 ? 'FAILED' : 'DONE',
  card: seq === 2 ? null : { id: idOf('card', seq), number: `4571••••••••000${seq}` },
  message: seq === 2 ? 'SANDBOX-05: The channel declined to create the card.' : null,
}));

const job: Job = {
  id: idOf('job', 1),
  type: 'CARD_CREATE',
  state: 'QUEUED',
  total: 1,
  done: 0,
  ok: 0,
  failed: 0,
  file: null,
  page: null,
  message: null,
  traceId: null,
  createdAt: '2026-11-20T04:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
};

const serverOf = (batch: CardBatch = batchOf()) =>
  cardServer()
    .on(readCardBatch, () => batch)
    .on(listCardBatchItems, ({ state }) => ({ list: items.filter((item) => !state || item.state === state) }));

const all = ['cards.card-batch.view', 'cards.card.create', 'cards.card.export'];
const show = (grants = all, query = `?no=${batchNo}`) =>
  renderScreen(CardBatchView, { at: `/main/cards-balance-batch${query}`, grants, texts: locales });

describe('the page of a batch', () => {
  test('shows the progress, and the result of each card with its reason', async () => {
    serverOf();
    await show();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(batchNo);
    expect(screen.getByText('3 of 3 processed, 1 failed')).toBeTruthy();
    const failed = within(await screen.findByRole('row', { name: /Ads-0002/ }));
    expect(failed.getByText('Failed')).toBeTruthy();
    expect(failed.getByText(/SANDBOX-05/)).toBeTruthy();
    const made = within(screen.getByRole('row', { name: /Ads-0001/ }));
    expect(made.getByRole('link').getAttribute('href')).toContain(idOf('card', 1));
  });

  test('filters the cards by result with a tab', async () => {
    const server = serverOf();
    const { user } = await show();
    await user.click(await screen.findByRole('tab', { name: /^Failed/ }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ads-0001/ })).toBeNull());
    expect(screen.getByRole('row', { name: /Ads-0002/ })).toBeTruthy();
    expect(server.inputsOf(listCardBatchItems).at(-1)).toEqual({ batchNo, state: 'FAILED' });
  });

  test('retries failed cards once on a double click, and reloads the batch', async () => {
    const server = serverOf().on(retryCardBatch, () => job);
    const { user } = await show();
    await user.dblClick(await screen.findByRole('button', { name: 'Retry 1 failed' }));
    await waitFor(() => expect(server.inputsOf(retryCardBatch)).toEqual([{ batchNo }]));
    await waitFor(() => expect(server.inputsOf(readCardBatch).length).toBeGreaterThan(1));
  });

  test('cancels the cards that are not started', async () => {
    const counts = { WAITING: 2, ORDERED: 0, DONE: 1, FAILED: 0, CANCELLED: 0 };
    const server = serverOf(batchOf({ state: 'RUNNING', counts, jobId: job.id })).on(cancelJob, () => job);
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Cancel 2 not started' }));
    await waitFor(() => expect(server.inputsOf(cancelJob)).toEqual([{ id: job.id }]));
  });

  test('exports the result with a job', async () => {
    const server = serverOf().on(exportCardBatch, () => ({ ...job, type: 'CARD_BATCH_EXPORT' }));
    const { user, requested } = await show();
    await user.click(await screen.findByRole('button', { name: 'Export result' }));
    await waitFor(() => expect(requested.jobs).toBe(1));
    expect(server.inputsOf(exportCardBatch)).toEqual([{ batchNo, format: 'XLSX' }]);
  });

  test('shows the message of a refusal', async () => {
    serverOf().on(retryCardBatch, () => {
      throw refusal(codes.exceedsBalance);
    });
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Retry 1 failed' }));
    expect(await screen.findByText('Cannot exceed balance')).toBeTruthy();
  });

  test('has no buttons for users with only the view permission', async () => {
    serverOf();
    await show(['cards.card-batch.view']);
    await screen.findByRole('row', { name: /Ads-0002/ });
    expect(screen.queryByRole('button', { name: /Retry|Export|Cancel/ })).toBeNull();
  });

  test('offers a retry if the batch cannot be loaded', async () => {
    let isThere = false;
    serverOf().on(readCardBatch, () => {
      if (!isThere) throw refusal(codes.notFound);
      return batchOf();
    });
    const { user } = await show();
    expect(await screen.findByText("The batch couldn't be loaded.")).toBeTruthy();
    isThere = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });

  test('shows where to find batches if the address has no number', async () => {
    serverOf();
    await show(all, '');
    expect(await screen.findByText(/Open a batch from the jobs/)).toBeTruthy();
  });
});
