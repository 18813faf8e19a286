import { codes } from '@console/contracts';
import { openUpload, uploadedFile } from '@console/contracts/files';
import { z } from '@console/contracts/zod';
import { FakeUpload, fakeServer, fakeUploads, idOf, renderScreen } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FormScope } from '../forms/form-scope';
import { usePageForm } from '../forms/use-page-form';
import { withKit } from '../locales/with-kit';
import { rareFieldsOf } from './rare-fields-of';

const schema = z.strictObject({ logo: uploadedFile.optional() });
const fields = rareFieldsOf(schema, 'company');
const load = () => Promise.resolve({ default: { 'company.logo': 'Logo' } });
const texts = withKit({ 'en-US': load, 'zh-CN': load });
const pngHead = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function Company() {
  const { bind, form } = usePageForm({ schema, start: {} });
  return (
    <form ref={bind}>
      <FormScope form={form}>
        <fields.Picture name="logo" purpose="PAYMENT_LOGO" />
      </FormScope>
    </form>
  );
}

let endUploads: () => void;
beforeEach(() => {
  endUploads = fakeUploads();
});
afterEach(() => endUploads());

/** Pretends that every file is an image of this size, because jsdom does not decode images. */
const drawsAs = (width: number, height: number) => {
  // It has no object URLs either.
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined });
  globalThis.createImageBitmap = async () => ({ width, height, close: () => undefined });
};

async function show() {
  const server = fakeServer().on(openUpload, () => ({ url: '/files/1', expiresAt: '2026-11-21T06:10:00.000Z' }));
  const shown = await renderScreen(Company, { at: '/main/company', texts });
  const choose = async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await shown.user.upload(input, new File([pngHead], 'logo.png', { type: 'image/png' }));
  };
  return { server, ...shown, choose };
}

test('the field shows the required dimensions and refuses smaller images before the upload, with both sizes', async () => {
  drawsAs(640, 79);
  const { choose, server } = await show();
  const hint = '250 × 80 pixels; a larger image can be cropped. PNG, JPEG, WebP, each up to 1 MB';
  expect(screen.getByText(hint)).toBeTruthy();
  await choose();
  expect(await screen.findByText('The image is 640 × 79 pixels. Required: 250 × 80')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Logo' }).getAttribute('aria-invalid')).toBe('true');
  expect(server.inputsOf(openUpload)).toEqual([]);
});

test('a larger image opens the crop dialog, and canceling it uploads nothing', async () => {
  drawsAs(640, 480);
  const { choose, server, user } = await show();
  await choose();
  const dialog = await screen.findByRole('dialog', { name: 'Crop image' });
  expect(within(dialog).getByText('Move and zoom the image to select 250 × 80 pixels.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.inputsOf(openUpload)).toEqual([]);
});

test('an image with the right dimensions is uploaded and can be removed', async () => {
  drawsAs(250, 80);
  const { choose, server, user, parts } = await show();
  await choose();
  await waitFor(() => expect(FakeUpload.last?.requested).toBe('PUT /files/1'));
  expect(server.inputsOf(openUpload)).toEqual([{ purpose: 'PAYMENT_LOGO', name: 'logo.png', bytes: 8 }]);
  expect([...parts.values()].some((part) => part.busy())).toBe(true);
  const data = { id: idOf('file', 1), name: 'logo.webp', mediaType: 'image/webp', bytes: 5, url: '/pictures/1' };
  await act(async () => FakeUpload.last.response({ code: codes.ok, data }));
  expect(await screen.findByText('logo.webp')).toBeTruthy();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/pictures/1');
  expect(JSON.stringify(parts.get('form')?.capture())).toContain(data.id);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('logo.webp')).toBeNull();
});
