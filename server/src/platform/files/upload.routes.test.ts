import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { codes, signIn } from '@console/contracts';
import { openUpload, readUploadLimits, uploadedFile, type UploadPurpose } from '@console/contracts/files';
import { readProfile, setPicture } from '@console/contracts/profile';
import sharp from 'sharp';
import { demoCompanies, demoPassword } from '@console/demo/ids';
import { pngBombs, pngChunk, pngWith } from '../../testing/hostile-images';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { deleteExpiredFiles } from './delete-expired-files.actions';
import { text } from '../db/column';
import { sql } from '../db/sql';

let test_: TestApp;
let user: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp();
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.owner.execute(sql`delete from file_ticket`);
  user = await test_.signIn('support');
});

const place = 'Harbour Street 7';
/** A phone photo with Exif data, which includes its location. */
const photo = (width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })
    .withExif({ IFD0: { ImageDescription: place, Copyright: place } })
    .jpeg()
    .toBuffer();

async function slot(purpose: UploadPurpose, name = 'me.jpg', bytes = 1000): Promise<string> {
  const { url } = await test_.call(openUpload, { purpose, name, bytes }, user);
  return url;
}
const put = async (url: string, bytes: Buffer | string, headers: Record<string, string> = {}) => {
  const response = await test_.app.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: bytes,
  });
  return response.json<{ code: number; data: unknown; fieldErrors?: { code: string; message: string }[] }>();
};
const taken = async (bytes: Buffer, purpose: UploadPurpose = 'PICTURE', name?: string) =>
  uploadedFile.parse((await put(await slot(purpose, name), bytes)).data);
/** Returns the stored content of a file. */
async function storedBytes(id: string): Promise<Buffer> {
  const file = await test_.app.deps.files.open(id);
  if (!file) throw new Error('The store has the file.');
  return buffer(file);
}
const shown = async () => (await test_.call(readProfile, {}, user)).picture ?? '';

test('a photo is stored as a small image without metadata, at an address that cannot be guessed', async () => {
  const file = await taken(await photo());
  expect(file).toMatchObject({ name: 'me.webp', mediaType: 'image/webp' });
  const { picture } = await test_.call(setPicture, { fileId: file.id }, user);
  expect(picture).toMatch(/^\/pictures\/[\w-]{43}$/);
  const response = await test_.app.inject({ url: picture ?? '' });
  const { width, height, exif, orientation } = await sharp(response.rawPayload).metadata();
  expect([width, height, exif, orientation]).toEqual([256, 256, undefined, undefined]);
  expect(response.rawPayload.includes(place)).toBe(false);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="picture.webp"',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=86400, immutable',
  });
  const again = await test_.call(signIn, { loginName: 'support', password: demoPassword }, {});
  expect(again.picture).toBe(picture);
});

test.each(Object.entries(pngBombs))(
  'an image with %s chunks that expand to 600 MB is drawn from its pixels alone',
  async (name, contentOf) => {
    const chunk = pngChunk(name, contentOf(30_000_000));
    const image = await pngWith(Array.from({ length: 20 }, () => chunk));
    for (const purpose of ['DOCUMENT', 'ICON'] as const) {
      const { id } = await taken(image, purpose, 'small.png');
      const { width, height } = await sharp(await storedBytes(id)).metadata();
      expect([width, height]).toEqual([32, 32]);
    }
  },
);

test('an image with too many parts is refused, and the next upload is accepted', async () => {
  const image = await pngWith(Array.from({ length: 301 }, () => pngChunk('tEXt', Buffer.from('Comment\0a'))));
  const { code, fieldErrors } = await put(await slot('DOCUMENT', 'many.png'), image);
  expect([code, fieldErrors?.[0]?.code]).toEqual([codes.invalid, 'FILE_BROKEN']);
  expect(await taken(await photo())).toMatchObject({ mediaType: 'image/webp' });
});

test('an image whose drawing process is ended is refused with a message, and the next upload is accepted', async () => {
  // Lossless encoding of noise takes longer than the time limit of the process.
  const noise = await sharp(randomBytes(64 * 64 * 4), { raw: { width: 64, height: 64, channels: 4 } })
    .png()
    .toBuffer();
  const image = await sharp({ create: { width: 5_000, height: 5_000, channels: 4, background: '#0000' } })
    .composite([{ input: noise, tile: true }])
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
  const { code, fieldErrors } = await put(await slot('DOCUMENT', 'noise.webp'), image);
  expect([code, fieldErrors?.[0]?.code]).toEqual([codes.invalid, 'FILE_COSTLY']);
  expect(fieldErrors?.[0]?.message).toBe('Processing the image takes too much memory or time, choose a smaller one');
  expect(await taken(await photo())).toMatchObject({ mediaType: 'image/webp' });
});

test('data after the end of an image is removed by re-encoding', async () => {
  const script = Buffer.from('<script>alert(1)</script><?php system($_GET[0]); ?>PK\u0003\u0004');
  const file = await taken(Buffer.concat([await photo(), script]), 'PICTURE', 'me.php.jpg');
  await test_.call(setPicture, { fileId: file.id }, user);
  const { rawPayload } = await test_.app.inject({ url: await shown() });
  expect(rawPayload.includes('script')).toBe(false);
  expect((await sharp(rawPayload).metadata()).format).toBe('webp');
});

const png = (width: number, height: number) => {
  const header = Buffer.alloc(33);
  Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1').copy(header);
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.set([8, 2, 0, 0, 0], 24);
  return header;
};

describe('an invalid picture is refused with a message', () => {
  test.each([
    [
      'an SVG with a script',
      'FILE_TYPE',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    [
      'an HTML page with the name of an image',
      'FILE_TYPE',
      async () => Buffer.from('<!doctype html><script></script>'),
    ],
    ['a PDF', 'FILE_TYPE', async () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['a GIF', 'FILE_TYPE', () => sharp(png2x2()).gif().toBuffer()],
    ['an empty file', 'FILE_TYPE', async () => Buffer.alloc(0)],
    ['a truncated image', 'FILE_BROKEN', async () => (await photo()).subarray(0, 300)],
    ['an image header followed by other data', 'FILE_BROKEN', async () => Buffer.concat([png(9, 9), randomBytes(500)])],
    ['a decompression bomb', 'FILE_PIXELS', () => bomb()],
  ])('%s', async (_name, code, make) => {
    const { code: response, fieldErrors } = await put(await slot('PICTURE'), await make());
    expect([response, fieldErrors?.[0]?.code]).toEqual([codes.invalid, code]);
    expect(fieldErrors?.[0]?.message).toMatch(/^(This file type|The file|The image)/);
  });
});
const png2x2 = () => ({ create: { width: 2, height: 2, channels: 3 as const, background: '#fff' } });
/** A file of a few kilobytes that decodes to a hundred megabytes. */
const bomb = () =>
  sharp({ create: { width: 5_100, height: 5_100, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

describe('[seed 5] a logo must have the required size in pixels', () => {
  const image = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#c81e1e80' } });

  test('a logo of the right size keeps its size and transparency', async () => {
    const file = await taken(await image(200, 120).png().toBuffer(), 'DASHBOARD_LOGO', 'logo.png');
    expect(file.mediaType).toBe('image/webp');
    const stored = await sharp(await storedBytes(file.id)).metadata();
    expect([stored.width, stored.height, stored.hasAlpha]).toEqual([200, 120, true]);
  });

  test('the size is measured after applying the EXIF orientation', async () => {
    const turned = await image(80, 250).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const stored = await sharp(await storedBytes((await taken(turned, 'PAYMENT_LOGO')).id)).metadata();
    expect([stored.width, stored.height]).toEqual([250, 80]);
  });

  test.each(['png', 'jpeg', 'webp'] as const)(
    'another size is refused with the actual and the required size: %s',
    async (format) => {
      const bytes = await image(64, 33).toFormat(format).toBuffer();
      const { code, fieldErrors } = await put(await slot('ICON', `icon.${format}`), bytes);
      expect([code, fieldErrors]).toMatchObject([
        codes.invalid,
        [{ code: 'FILE_DIMENSIONS', message: 'The image is 64 × 33 pixels. Required: 32 × 32' }],
      ]);
    },
  );
});

test('a scan keeps its size and type; its metadata is removed', async () => {
  const file = await taken(await photo(1200, 1700), 'DOCUMENT', 'scan.jpg');
  expect(file).toMatchObject({ name: 'scan.jpg', mediaType: 'image/jpeg' });
  const bytes = await storedBytes(file.id);
  const { width, height, exif } = await sharp(bytes).metadata();
  expect([width, height, exif]).toEqual([1200, 1700, undefined]);
  expect(bytes.includes(place)).toBe(false);
});

test.each([
  ['5', 5],
  ['0', 10],
  ['999', 10],
  ['many', 10],
])('with the parameter %s a field accepts %i files', async (value, filesMax) => {
  const set = (to: string) =>
    test_.database.owner.execute(sql`
    update system_parameter set value = ${to} where code = 'upload.max_files'`);
  await set(value);
  expect(await test_.call(readUploadLimits, {}, user)).toMatchObject({ filesMax });
  await set('10');
});

test('the size limit of documents follows the parameter, and the limit of pictures is fixed', async () => {
  const set = (to: string) =>
    test_.database.owner.execute(sql`
    update system_parameter set value = ${to} where code = 'upload.max_bytes'`);
  const bytesMax = 3 * 1024 * 1024;
  await set(String(bytesMax));
  expect(await test_.call(readUploadLimits, {}, user)).toMatchObject({ bytesMax });
  const open = (purpose: UploadPurpose, bytes: number) =>
    test_.post(openUpload.path, { purpose, name: 'scan.pdf', bytes }, user);
  const tooMuch = [{ field: 'file', code: 'FILE_SIZE', message: 'The file is larger than 3 MB' }];
  expect((await open('DOCUMENT', bytesMax + 1)).fieldErrors).toMatchObject(tooMuch);
  expect((await open('DOCUMENT', bytesMax)).code).toBe(codes.ok);
  expect((await open('PICTURE', bytesMax)).fieldErrors).toMatchObject([{ message: 'The file is larger than 2 MB' }]);
  const sent = await put(await slot('DOCUMENT', 'scan.pdf'), randomBytes(bytesMax + 1));
  expect(sent.fieldErrors).toMatchObject(tooMuch);
  await set('10485760');
});

describe('a file that is too large', () => {
  const bytesMax = 2 * 1024 * 1024;
  test('is refused before the upload starts', async () => {
    const request = { purpose: 'PICTURE', name: 'me.png', bytes: bytesMax + 1 };
    const response = await test_.post(openUpload.path, request, user);
    expect(response.fieldErrors).toMatchObject([
      { field: 'file', code: 'FILE_SIZE', message: 'The file is larger than 2 MB' },
    ]);
  });
  test('is refused during the upload, whatever size was declared', async () => {
    const { fieldErrors } = await put(await slot('PICTURE'), randomBytes(bytesMax + 1));
    expect(fieldErrors).toMatchObject([{ code: 'FILE_SIZE' }]);
    const { port } = await listening();
    const socket = connect(port, '127.0.0.1');
    const url = await slot('PICTURE');
    socket.write(`PUT ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/octet-stream\r\n`);
    socket.write('transfer-encoding: chunked\r\n\r\n');
    // Sends until the server responds.
    const sending = setInterval(() => {
      for (let count = 0; count < 10; count += 1) socket.write(`10000\r\n${'x'.repeat(65_536)}\r\n`);
    }, 5);
    socket.on('error', () => undefined);
    const said = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(said).toContain('FILE_SIZE');
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(sending);
  });
});

async function listening() {
  if (!test_.app.server.listening) await test_.app.listen({ port: 0, host: '127.0.0.1' });
  const address = test_.app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens on a port.');
  return address;
}

test('repeated and concurrent uploads of the same bytes get the same response; other bytes are refused', async () => {
  const [url, bytes] = [await slot('PICTURE'), await photo()];
  const answers = await Promise.all([put(url, bytes), put(url, bytes), put(url, bytes)]);
  expect(new Set(answers.map(({ data }) => uploadedFile.parse(data).id)).size).toBe(1);
  expect((await put(url, await photo(300, 300))).code).toBe(codes.idempotencyMismatch);
  const { rowCount } = await test_.database.owner.execute(sql`
    select from file_object f where f.id = ${uploadedFile.parse(answers[0]?.data).id}`);
  expect(rowCount).toBe(1);
});

test('an invalid file uses up its ticket, and concurrent uploads of a user are processed one at a time', async () => {
  const url = await slot('PICTURE');
  const broken = (await photo(4000, 4000)).subarray(0, 20_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => put(url, broken)));
  const counts = (code: number) => answers.filter((one) => one.code === code).length;
  // One upload was processed, ten waited and found the ticket used up, and the others exceeded the queue limit.
  expect([counts(codes.invalid), counts(codes.notFound), counts(codes.unavailable)]).toEqual([1, 10, 9]);
  expect((await put(url, await photo())).code).toBe(codes.notFound);
  expect((await put(await slot('PICTURE'), await photo())).code).toBe(200);
});

test('an unknown upload address, an expired one and one of a disabled user are refused', async () => {
  const bytes = await photo();
  expect((await put(`/files/${'x'.repeat(43)}`, bytes)).code).toBe(codes.notFound);
  const late = await slot('PICTURE');
  test_.clock.advance(601);
  expect((await put(late, bytes)).code).toBe(codes.notFound);
  user = await test_.signIn('support');
  const gone = await slot('PICTURE');
  await test_.database.owner.execute(sql`update app_user set status = 'DISABLED' where login_name = 'support'`);
  expect((await put(gone, bytes)).code).toBe(codes.notFound);
  await test_.database.owner.execute(sql`update app_user set status = 'ACTIVE' where login_name = 'support'`);
});

test('only binary bodies are accepted, and only at upload addresses', async () => {
  const url = await slot('PICTURE');
  const wrong = await test_.app.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(wrong.statusCode).toBe(415);
  const elsewhere = { method: 'POST' as const, url: '/admin/file/uploadSlot', payload: 'x' };
  const refused = await test_.app.inject({
    ...elsewhere,
    headers: { 'content-type': 'application/octet-stream', ...user },
  });
  expect(refused.statusCode).toBe(415);
});

test('a user can have at most twenty open uploads', async () => {
  for (let count = 0; count < 20; count += 1) await slot('PICTURE');
  const request = { purpose: 'PICTURE', name: 'me.png', bytes: 1 };
  expect((await test_.post(openUpload.path, request, user)).code).toBe(codes.tooMany);
});

test('a file of another user and a document are refused as a picture', async () => {
  const file = await taken(await photo());
  const other = await test_.signIn('operations');
  expect((await test_.post(setPicture.path, { fileId: file.id }, other)).code).toBe(codes.notFound);
  const document = await taken(Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'), 'DOCUMENT', '../../statement.exe');
  expect(document).toMatchObject({ name: 'statement.pdf', mediaType: 'application/pdf' });
  expect((await test_.post(setPicture.path, { fileId: document.id }, user)).code).toBe(codes.notFound);
});

test.each([
  ['with an archive after its end', '%PDF-1.7\n%%EOF\nPK\u0003\u0004 a whole archive stands here'],
  ['that is truncated', '%PDF-1.7\n1 0 obj'],
])('a PDF %s is refused', async (_name, text) => {
  expect((await put(await slot('DOCUMENT', 'a.pdf'), text)).fieldErrors).toMatchObject([{ code: 'FILE_BROKEN' }]);
});

test('unused files and replaced pictures are deleted after an hour', async () => {
  const [first, second, unheld] = [
    await taken(await photo()),
    await taken(await photo(50, 50)),
    await taken(await photo(60, 60)),
  ];
  await test_.call(setPicture, { fileId: first.id }, user);
  const before = await shown();
  await test_.call(setPicture, { fileId: second.id }, user);
  expect((await test_.app.inject({ url: before })).statusCode).toBe(404);
  test_.clock.advance(3_601);
  user = await test_.signIn('support');
  const { owner } = test_.database;
  while ((await deleteExpiredFiles(owner, { files: test_.app.deps.files, now: test_.clock.now })) > 0);
  const { rows } = await owner.execute(sql`select id from file_object where purpose = 'UPLOAD'`, { id: text });
  const left = rows.map(({ id }) => id);
  expect([first, second, unheld].map(({ id }) => left.includes(id))).toEqual([false, true, false]);
  expect((await test_.app.inject({ url: await shown() })).statusCode).toBe(200);
  expect(await test_.call(setPicture, { fileId: null }, user)).toEqual({ picture: null });
});

test('an upload ticket is refused while the company is closed', async () => {
  const setStatus = (status: string) =>
    test_.database.owner.execute(sql`update company set status = ${status} where id = ${demoCompanies.aldermoor}`);
  const url = await slot('PICTURE');
  await setStatus('CLOSED');
  const refused = await put(url, await photo());
  await setStatus('ACTIVE');
  expect(refused.code).toBe(codes.notFound);
  expect((await put(url, await photo())).code).toBe(codes.ok);
});
