import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { ask, signIn } from '../client.mjs';

const [ok, invalid] = [200, 1001];
const megabyte = 1024 * 1024;

/** Megabytes that the server may grow by, and that a process which draws 32 × 32 pixels may have. */
const growthMost = 300;
const smallMost = 250;
/** And that a process may have which is given as much as it can get; its own limit is below. */
const processMost = 900;

const unpacked = 30_000_000;
/** Text and not zeros: a decoder reads a text up to its first zero. */
const letters = deflateSync(Buffer.alloc(unpacked, 'a'));
const packed = (head) => Buffer.concat([Buffer.from(head, 'latin1'), letters]);

/** What is small as it is sent, and unpacks to gigabytes. `small` ones are drawn from 32 × 32 pixels. */
const bombs = {
  'texts of 600 MB': { small: true, image: () => png(32, 32, chunks('zTXt', packed('Comment\0\0'), 20)) },
  'international texts of 600 MB': {
    small: true,
    image: () => png(32, 32, chunks('iTXt', packed('Comment\0\u0001\0\0\0'), 20)),
  },
  'profiles of 600 MB': { small: true, image: () => png(32, 32, chunks('iCCP', packed('Profile\0\0'), 20)) },
  'texts of 8 GB': { small: true, image: () => png(32, 32, chunks('zTXt', packed('Comment\0\0'), 280)) },
  'a thousand texts': { refused: true, image: () => png(32, 32, chunks('tEXt', Buffer.from('Comment\0a'), 1_000)) },
  'pixels in a thousand parts of nothing': {
    refused: true,
    image: () => png(32, 32, chunks('IDAT', Buffer.alloc(0), 1_000)),
  },
  '400 megapixels': { refused: true, image: () => png(20_000, 20_000) },
  'one line of 25 megapixels': { refused: true, image: () => png(25_000_000, 1) },
  '25 million lines of one pixel': { refused: true, image: () => png(1, 25_000_000) },
  '25 megapixels, interlaced, 16 bits': { image: () => png(5_000, 5_000, [], { depth: 16, isInterlaced: true }) },
  'a JPEG of a thousand scans': { refused: true, image: () => jpegOfScans(1_000) },
  'a text instead of pixels': { refused: true, image: () => png(32, 32, [], { pixels: Buffer.alloc(10) }) },
};

/** A user uploads pictures that are small and unpack to much; memory of the server and of its processes is watched meanwhile. */
export async function run({ origin, pid }) {
  const headers = await signIn(origin, 'support');
  const wrong = [];
  const watch = pid === undefined ? null : watchMemory(pid);
  const before = watch?.serverMb() ?? 0;
  for (const [what, { image, small, refused }] of Object.entries(bombs)) {
    watch?.begin();
    const { status, code } = await upload(origin, headers, image());
    const expected = refused ? [invalid] : small ? [ok] : [ok, invalid];
    if (status >= 500 || !expected.includes(code)) wrong.push(`${what}: ${status} ${code}`);
    const peak = watch?.processMb() ?? 0;
    if (peak > (small ? smallMost : processMost)) wrong.push(`${what}: a process of ${peak} MB`);
  }
  // Together: a few are drawn at once, and the others wait or are refused.
  watch?.begin();
  const all = ['operations', 'risk', 'support', 'auditor', 'devops'];
  const many = await Promise.all(
    all.map(async (login) =>
      upload(origin, await signIn(origin, login), bombs['25 megapixels, interlaced, 16 bits'].image()),
    ),
  );
  if (many.some(({ status }) => status >= 500 && status !== 503)) wrong.push('five at once');
  const growth = (watch?.serverPeakMb() ?? 0) - before;
  if (growth > growthMost) wrong.push(`the server grew by ${growth} MB`);
  const atOnce = watch?.mostAtOnce() ?? 0;
  if (atOnce > 2) wrong.push(`${atOnce} processes at once`);
  watch?.stop();
  // It lives on, and takes a right picture.
  const { code } = await upload(origin, await signIn(origin, 'operations'), png(32, 32));
  if (code !== ok) wrong.push(`a right picture: ${code}`);
  const figures = { bombs: Object.keys(bombs).length, wrong: wrong.length, first: wrong[0], growth, atOnce };
  return { name: 'picture-bomb', passed: wrong.length === 0, figures };
}

async function upload(origin, headers, image) {
  const request = { purpose: 'DOCUMENT', name: 'picture.png', bytes: image.length };
  const { url } = await ask(origin, '/file/uploadSlot', request, headers);
  const response = await fetch(new URL(url, origin), {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: image,
    signal: AbortSignal.timeout(120_000),
  });
  const { code } = await response.json();
  return { status: response.status, code };
}

function chunk(name, content) {
  const whole = Buffer.alloc(content.length + 12);
  whole.writeUInt32BE(content.length, 0);
  whole.write(name, 4, 'latin1');
  content.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + content.length)), 8 + content.length);
  return whole;
}

const chunks = (name, content, count) => Array.from({ length: count }, () => chunk(name, content));

/** A PNG of one colour with transparency, with chunks before its pixels. */
function png(width, height, more = [], { depth = 8, isInterlaced = false, pixels } = {}) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 6, 0, 0, Number(isInterlaced)], 8);
  const rowBytes = (pixelsInRow) => 1 + pixelsInRow * (depth / 2);
  // The first pixels of 400 megapixels are enough: nothing looks at the others.
  const bytes = width * height > 30_000_000 ? 1_000 : bytesOf(width, height, isInterlaced, rowBytes);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', pixels ?? deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Where the seven passes of an interlaced PNG begin and how far apart their pixels are. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

function bytesOf(width, height, isInterlaced, rowBytes) {
  if (!isInterlaced) return rowBytes(width) * height;
  return passes.reduce((sum, [x, y, dx, dy]) => {
    const columns = Math.ceil((width - x) / dx);
    return sum + rowBytes(columns) * Math.ceil((height - y) / dy);
  }, 0);
}

function jpegOfScans(count) {
  const segment = (marker, content) => {
    const whole = Buffer.concat([Buffer.from([0xff, marker, 0, 0]), content]);
    whole.writeUInt16BE(content.length + 2, 2);
    return whole;
  };
  const frame = segment(0xc2, Buffer.from([8, 0x10, 0, 0x10, 0, 1, 1, 0x11, 0]));
  const scans = Array.from({ length: count }, () => segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])));
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, ...scans, Buffer.from([0xff, 0xd9])]);
}

/** Memory of a process and of those that it starts, by what Linux tells of them. */
function watchMemory(pid) {
  const kilobytesOf = (of, name) => {
    try {
      return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${of}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It has ended.
      return 0;
    }
  };
  const isChild = (of) => kilobytesOf(of, 'PPid') === pid;
  const mbOf = (of, name) => Math.round((kilobytesOf(of, name) * 1024) / megabyte);
  let [peak, serverPeak, most] = [0, 0, 0];
  const ended = new AbortController();
  const look = async () => {
    while (!ended.signal.aborted) {
      const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name));
      most = Math.max(most, children.length);
      peak = Math.max(peak, ...children.map((child) => mbOf(child, 'VmHWM')));
      serverPeak = Math.max(serverPeak, mbOf(pid, 'VmRSS'));
      await wait(20);
    }
  };
  void look();
  return {
    begin: () => (peak = 0),
    serverMb: () => mbOf(pid, 'VmRSS'),
    processMb: () => peak,
    serverPeakMb: () => serverPeak,
    mostAtOnce: () => most,
    stop: () => ended.abort(),
  };
}
