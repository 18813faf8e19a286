import { codes } from '@console/contracts';
import { type Cancellation, downloadEvidence, readCancellation, resolveCancellation } from '@console/contracts/cards';
import { openUpload, readUploadLimits } from '@console/contracts/files';
import { cardServer, FakeUpload, fakeUploads, idOf, refusal, type ScreenOptions } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cancellationOf } from '../testing/review-samples';
import { showCase } from './show-case';

const choices = (['RESYNC', 'WAIT', 'AS_LEDGER', 'AS_CHANNEL'] as const).map((action) => ({ action, enabled: true }));

const mismatched = cancellationOf({ allowedActions: choices });

let endUploads: () => void;
beforeEach(() => {
  endUploads = fakeUploads();
});
afterEach(() => endUploads());

async function open(record: Cancellation, options: Partial<ScreenOptions> = {}) {
  const server = cardServer().on(readCancellation, () => record);
  const shown = await showCase({ layout: 'drawer', reviews: [{ stage: 'MISMATCH', allowedActions: [] }] }, options);
  return { server, shown, drawer: screen };
}

test('ledger balance, channel balance, difference and possible causes are shown', async () => {
  const { drawer } = await open(mismatched);
  const row = within(await drawer.findByRole('row', { name: /Balance to return/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '1,234.50 USD',
    '1,200.00 USD',
    '−34.50 USD',
  ]);
  expect(await drawer.findByText('Pending authorizations')).toBeTruthy();
});

test('a balance is chosen with a note and the shown version', async () => {
  const { server, shown, drawer } = await open(mismatched);
  server.on(resolveCancellation, () => ({
    ...mismatched,
    resolution: 'AS_LEDGER' as const,
    resolvedBy: 'Ines Moreau',
  }));
  await shown.user.click(await drawer.findByRole('radio', { name: /Use ledger balance/ }));
  await shown.user.click(drawer.getByRole('button', { name: 'Confirm' }));
  expect(drawer.getByText('Cannot be empty')).toBeTruthy();
  await shown.user.type(drawer.getByRole('textbox', { name: 'Note' }), 'File of today');
  await shown.user.click(drawer.getByRole('button', { name: 'Confirm' }));
  expect(server.inputsOf(resolveCancellation)).toEqual([
    { id: idOf('rev', 1), version: 3, resolution: 'AS_LEDGER', note: 'File of today' },
  ]);
  expect(drawer.getByRole<HTMLInputElement>('radio', { name: /Use ledger balance/ }).checked).toBe(false);
  expect(drawer.queryByText('Cannot be empty')).toBeNull();
});

test('a closed review offers no decision', async () => {
  const over = (['APPROVE', 'REJECT'] as const).map((action) => ({ action, enabled: false, reason: 'REVIEW_OVER' }));
  cardServer().on(readCancellation, () => cancellationOf({ allowedActions: [] }));
  await showCase({ layout: 'drawer', reviews: [{ stage: 'APPROVED', allowedActions: over }] });
  expect(await screen.findByText('No decision needed now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('the channel balance requires evidence, and the typed note stays while the file uploads', async () => {
  const { server, shown, drawer } = await open(mismatched);
  server
    .on(readUploadLimits, () => ({ filesMax: 10, bytesMax: 10_485_760 }))
    .on(openUpload, () => ({ url: `/files/${'s'.repeat(43)}`, expiresAt: '2026-11-21T06:10:00.000Z' }))
    .on(resolveCancellation, () => mismatched);
  await shown.user.click(await drawer.findByRole('radio', { name: /Use channel balance/ }));
  await shown.user.type(drawer.getByRole('textbox', { name: 'Note' }), 'Their statement');
  await shown.user.click(drawer.getByRole('button', { name: 'Confirm' }));
  const field = within(drawer.getByRole('group', { name: 'Evidence' }));
  expect(drawer.getByText('Cannot be empty')).toBeTruthy();
  expect(document.activeElement).toBe(field.getByRole('button', { name: 'Choose files' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form has no file input.');
  await shown.user.upload(input, new File(['%PDF-'], 'statement.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(server.inputsOf(openUpload)).toHaveLength(1));
  await waitFor(() => expect(FakeUpload.last.requested).toMatch(/^PUT /));
  const data = { id: idOf('file', 1), name: 'statement.pdf', mediaType: 'application/pdf', bytes: 5 };
  act(() => FakeUpload.last.response({ code: codes.ok, data }));
  await drawer.findByText('Uploaded');
  expect(drawer.queryByText('Cannot be empty')).toBeNull();
  await shown.user.click(drawer.getByRole('button', { name: 'Confirm' }));
  expect(server.inputsOf(resolveCancellation)).toEqual([
    { id: idOf('rev', 1), version: 3, resolution: 'AS_CHANNEL', note: 'Their statement', evidence: [data.id] },
  ]);
});

test('evidence files are listed with their uploader and can be downloaded', async () => {
  const document = { fileId: idOf('file', 1), name: 'statement.pdf', givenBy: 'Ines Moreau' };
  const { server, shown, drawer } = await open({
    ...mismatched,
    evidence: [{ ...document, givenAt: '2026-11-20T09:30:00Z' }],
  });
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.pathname}`);
  });
  server.on(downloadEvidence, () => ({ url: '/files/secret', name: document.name }));
  const files = within(await drawer.findByRole('region', { name: 'Evidence' }));
  expect(files.getByText(/^Ines Moreau, 2026-11-20/)).toBeTruthy();
  await shown.user.click(files.getByRole('button', { name: 'statement.pdf' }));
  await waitFor(() => expect(saved).toEqual(['statement.pdf /files/secret']));
  expect(server.inputsOf(downloadEvidence)).toEqual([{ id: idOf('rev', 1), fileId: document.fileId }]);
  click.mockRestore();
});

test('the wait for the channel has the chosen number of hours', async () => {
  const { server, shown, drawer } = await open(mismatched);
  server.on(resolveCancellation, () => mismatched);
  await shown.user.click(await drawer.findByRole('radio', { name: /Wait/ }));
  await shown.user.click(drawer.getByRole('combobox', { name: 'Check again after' }));
  await shown.user.click(await screen.findByRole('option', { name: '24 hours' }));
  await shown.user.type(drawer.getByRole('textbox', { name: 'Note' }), 'Clearing comes tonight');
  await shown.user.click(drawer.getByRole('button', { name: 'Confirm' }));
  expect(server.inputsOf(resolveCancellation)).toEqual([
    { id: idOf('rev', 1), version: 3, resolution: 'WAIT', hours: 24, note: 'Clearing comes tonight' },
  ]);
});

test('a decision that the state no longer allows is refused with a message in Chinese', async () => {
  const { server, shown, drawer } = await open(mismatched, { locale: 'zh-CN' });
  server.on(resolveCancellation, () => {
    throw refusal(codes.transition);
  });
  await shown.user.click(await drawer.findByRole('radio', { name: /重新查询渠道/ }));
  await shown.user.click(drawer.getByRole('button', { name: '确定' }));
  expect(await drawer.findByText('当前状态不允许此操作')).toBeTruthy();
});

test('a completed cancellation offers no decision', async () => {
  const { drawer } = await open({ ...mismatched, cancelState: 'DONE', allowedActions: [] });
  expect(await drawer.findByText(/The card is cancelled/)).toBeTruthy();
  expect(drawer.queryByRole('radio')).toBeNull();
});

test('the decision dialog shows the remaining balance and the effect', async () => {
  await showCase({ layout: 'decision', decision: 'APPROVE' });
  expect(await screen.findByText('Remaining balance')).toBeTruthy();
  expect(screen.getByText(/permanently closes the card/)).toBeTruthy();
});
