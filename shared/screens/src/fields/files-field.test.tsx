import { codes } from '@console/contracts';
import { openUpload, readUploadLimits, uploadedFile, type UploadPurpose } from '@console/contracts/files';
import { z } from '@console/contracts/zod';
import { FakeUpload, fakeServer, fakeUploads, idOf, renderScreen, type ScreenOptions } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FormScope } from '../forms/form-scope';
import { usePageForm } from '../forms/use-page-form';
import { withKit } from '../locales/with-kit';
import { rareFieldsOf } from './rare-fields-of';

const schema = z.strictObject({ vouchers: z.array(uploadedFile).optional() });
const fields = rareFieldsOf(schema, 'deposit');
const load = () => Promise.resolve({ default: { 'deposit.vouchers': 'Vouchers' } });
const texts = withKit({ 'en-US': load, 'zh-CN': load });

function Deposit({ purpose }: { purpose: UploadPurpose }) {
  const { bind, form } = usePageForm({ schema, start: {} });
  return (
    <form ref={bind}>
      <FormScope form={form}>
        <fields.Files name="vouchers" purpose={purpose} />
      </FormScope>
    </form>
  );
}

let endUploads: () => void;
beforeEach(() => {
  endUploads = fakeUploads();
});
afterEach(() => endUploads());

const megabyte = 1024 * 1024;
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const png = (name: string) => new File(['\u0089PNG\r\n\u001a\n'].map(latin), name, { type: 'image/png' });
const latin = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));

async function show({
  filesMax = 2,
  bytesMax = 10 * megabyte,
  purpose = 'DOCUMENT',
  ...options
}: Partial<ScreenOptions> & {
  filesMax?: number;
  bytesMax?: number;
  purpose?: UploadPurpose;
} = {}) {
  let number = 0;
  const server = fakeServer()
    .on(readUploadLimits, () => ({ filesMax, bytesMax }))
    .on(openUpload, () => ({ url: `/files/${(number += 1)}`, expiresAt: '2026-11-21T06:10:00.000Z' }));
  const shown = await renderScreen(() => <Deposit purpose={purpose} />, { at: '/main/deposit', texts, ...options });
  const choose = async (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is a place for files.');
    await shown.user.upload(input, files);
  };
  return { server, ...shown, choose };
}

const line = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);
const isSent = (url: string) => waitFor(() => expect(FakeUpload.last?.requested).toBe(`PUT ${url}`));
const arrive = (number: number, name: string) =>
  act(async () => {
    const data = { id: idOf('file', number), name, mediaType: 'application/pdf', bytes: 8 };
    FakeUpload.last.response({ code: codes.ok, data });
  });

test('shows the accepted types and number, and uploads files one after another with progress', async () => {
  const { choose } = await show();
  expect(await screen.findByText('0 of 2')).toBeTruthy();
  expect(screen.getByText('PNG, JPEG, WebP, PDF, each up to 10 MB')).toBeTruthy();
  await choose(pdf('first.pdf'), pdf('second.pdf'));
  await isSent('/files/1');
  act(() => void FakeUpload.last.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 2, total: 8 })));
  expect(screen.getByRole('progressbar', { name: 'Uploading first.pdf' }).getAttribute('aria-valuenow')).toBe('25');
  expect(line('second.pdf').getByText('Waiting')).toBeTruthy();
  await arrive(1, 'first.pdf');
  await isSent('/files/2');
  await arrive(2, 'second.pdf');
  expect(await screen.findByText('2 of 2')).toBeTruthy();
});

test('a refused file shows its reason and is not sent', async () => {
  const { choose, server } = await show();
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' });
  await choose(large, new File(['<html>'], 'page.pdf', { type: 'application/pdf' }));
  expect(await line('large.pdf').findByText('The file is larger than 10 MB')).toBeTruthy();
  expect(await line('page.pdf').findByText("This file type isn't supported")).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  expect(server.inputsOf(openUpload)).toEqual([]);
});

test('the file size limit of the platform applies', async () => {
  const { choose } = await show({ bytesMax: 2.5 * megabyte });
  expect(await screen.findByText('PNG, JPEG, WebP, PDF, each up to 2.5 MB')).toBeTruthy();
  await choose(new File([new Uint8Array(3 * megabyte)], 'large.pdf', { type: 'application/pdf' }));
  expect(await line('large.pdf').findByText('The file is larger than 2.5 MB')).toBeTruthy();
});

test('[seed 5.21] a file above the limit is refused until another file is removed', async () => {
  const { choose, user } = await show({ filesMax: 1 });
  await screen.findByText('0 of 1');
  await choose(pdf('first.pdf'), pdf('second.pdf'));
  await isSent('/files/1');
  await arrive(1, 'first.pdf');
  expect(await line('second.pdf').findByText('Choose 1 or fewer')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove first.pdf' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }));
  await user.click(screen.getByRole('button', { name: 'Retry second.pdf' }));
  await isSent('/files/2');
  await arrive(2, 'second.pdf');
  expect(await line('second.pdf').findByText('Uploaded')).toBeTruthy();
});

test('a failed upload can be retried, and a running one can be removed', async () => {
  const { choose, user } = await show();
  await choose(pdf('first.pdf'));
  await isSent('/files/1');
  act(() => FakeUpload.last.end('error'));
  await user.click(await screen.findByRole('button', { name: 'Retry first.pdf' }));
  await isSent('/files/2');
  await user.click(screen.getByRole('button', { name: 'Remove first.pdf' }));
  await waitFor(() => expect(screen.queryByText('first.pdf')).toBeNull());
});

test('uploaded files are transferred to another version of the page, which waits for running uploads', async () => {
  const before = await show();
  await before.choose(pdf('first.pdf'), pdf('second.pdf'));
  await isSent('/files/1');
  const isBusy = () => [...before.parts.values()].some((part) => part.busy());
  await arrive(1, 'first.pdf');
  await isSent('/files/2');
  expect(isBusy()).toBe(true);
  await arrive(2, 'second.pdf');
  await screen.findByText('2 of 2');
  expect(isBusy()).toBe(false);
  const captured = before.parts.get('form')?.capture();
  before.unmount();
  if (captured) await show({ waiting: { form: captured } });
  expect(line('first.pdf').getByText('Uploaded')).toBeTruthy();
  expect(line('second.pdf').getByText('Uploaded')).toBeTruthy();
});

test('an image with wrong dimensions is refused before the upload, with both sizes', async () => {
  // jsdom does not decode images.
  globalThis.createImageBitmap = async () => ({ width: 640, height: 480, close: () => undefined });
  const { choose, server } = await show({ purpose: 'DASHBOARD_LOGO' });
  await choose(png('logo.png'));
  expect(await line('logo.png').findByText('The image is 640 × 480 pixels. Required: 200 × 120')).toBeTruthy();
  expect(server.inputsOf(openUpload)).toEqual([]);
});
