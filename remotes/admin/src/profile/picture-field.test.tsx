import { codes } from '@console/contracts';
import { openUpload } from '@console/contracts/files';
import { setPicture } from '@console/contracts/profile';
import { sessionAtom, store } from '@console/session';
import { FakeUpload, fakeServer, fakeUploads, refusal, renderScreen } from '@console/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import { PictureField } from './picture-field';

const fileId = 'file_01K00000000000000000000001';
const url = `/files/${'s'.repeat(43)}`;

let endUploads: () => void;
beforeEach(() => {
  endUploads = fakeUploads();
});
afterEach(() => endUploads());

const server = () =>
  fakeServer()
    .on(openUpload, () => ({ url, expiresAt: '2026-11-21T06:10:00.000Z' }))
    .on(setPicture, ({ fileId: chosen }) => ({ picture: chosen === null ? null : '/pictures/new' }));
async function show(picture: string | null = null) {
  const shown = await renderScreen(() => <PictureField name="Ana" picture={picture} />, {
    at: '/main/settings-profile',
    texts: locales,
  });
  const choose = async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The form has no file input.');
    await shown.user.upload(input, new File([pngHead], 'me.png', { type: 'image/png' }));
  };
  return { ...shown, choose };
}
/** File signature of PNG. */
const pngHead = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const taken = { id: fileId, name: 'me.webp', mediaType: 'image/webp', bytes: 5 };

test('an upload shows its progress, and the new picture appears in the session', async () => {
  const fake = server();
  const { choose, requested } = await show();
  await choose();
  const bar = await screen.findByRole('progressbar', { name: 'Upload' });
  await waitFor(() => expect(FakeUpload.last.requested).toBe(`PUT ${url}`));
  act(() => void FakeUpload.last.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 3, total: 5 })));
  expect(bar.getAttribute('aria-valuenow')).toBe('60');
  act(() => FakeUpload.last.response({ code: codes.ok, data: taken }));
  await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'Picture saved' }]));
  expect(fake.inputsOf(openUpload)).toEqual([{ purpose: 'PICTURE', name: 'me.png', bytes: 8 }]);
  expect(fake.inputsOf(setPicture)).toEqual([{ fileId }]);
  expect(store.get(sessionAtom)).toMatchObject({ user: { picture: '/pictures/new' } });
});

test('a file that is no picture is refused before it is sent', async () => {
  const fake = server();
  const { user } = await show();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, new File(['<svg>'], 'me.png', { type: 'image/png' }));
  await screen.findByText("This file type isn't supported");
  expect(fake.inputsOf(openUpload)).toEqual([]);
});

test('a refusal of the server is shown at the field, and another file can be selected', async () => {
  const fake = server();
  const { choose } = await show();
  await choose();
  await screen.findByRole('progressbar');
  await waitFor(() => expect(FakeUpload.last.requested).toBe(`PUT ${url}`));
  const fieldErrors = [
    { field: 'file', code: 'FILE_BROKEN', params: {}, message: 'The file is damaged, choose another one' },
  ];
  act(() => FakeUpload.last.response({ code: codes.invalid, fieldErrors }));
  await screen.findByText('The file is damaged, choose another one');
  fake.on(openUpload, () => {
    throw refusal(codes.invalid, { fieldIssues: [{ field: 'file', code: 'FILE_SIZE', params: { max: '2' } }] });
  });
  await choose();
  await screen.findByText('The file is larger than 2 MB');
  expect(fake.inputsOf(setPicture)).toEqual([]);
});

test('a stopped upload changes nothing, and a picture can be removed', async () => {
  const fake = server();
  const { choose, user, requested } = await show('/pictures/old');
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('progressbar') === null).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'Picture removed' }]));
  expect(fake.inputsOf(setPicture)).toEqual([{ fileId: null }]);
});
