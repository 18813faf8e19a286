import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { ask, signIn } from '../client.mjs';

const [ok, invalid] = [200, 1001];
const megabyte = 1024 * 1024;

/** Megabytes by which the server may grow, and peak megabytes of a decoder process: for 32 × 32 pixels, and for any image. */
const [growthMax, smallMax, processMax] = [300, 250, 900];
/** Decoder processes at the same time. */
const atOnceMax = 2;

const unpacked = 30_000_000;
/** Letters instead of zeros, because a decoder reads a text up to its first zero. */
const letters = deflateSync(Buffer.alloc(unpacked, 'a'));
const packed = (head) => Buffer.concat([Buffer.from(head, 'latin1'), letters]);

/**
 * Images of a few kilobytes that decode to gigabytes, or keep a decoder busy. `small` ones are drawn from 32 × 32 pixels;
 * `refused` ones are refused before a decoder process starts.
 */
const bombs = {
  '20 zTXt chunks, 600 MB': { small: true, image: () => png(32, 32, chunks('zTXt', packed('Comment\0\0'), 20)) },
  '20 iTXt chunks, 600 MB': {
    small: true,
    image: () => png(32, 32, chunks('iTXt', packed('Comment\0\u0001\0\0\0'), 20)),
  },
  '20 iCCP chunks, 600 MB': { small: true, image: () => png(32, 32, chunks('iCCP', packed('Profile\0\0'), 20)) },
  '280 zTXt chunks, 8 GB': { small: true, image: () => png(32, 32, chunks('zTXt', packed('Comment\0\0'), 280)) },
  '1,000 tEXt chunks': { refused: true, image: () => png(32, 32, chunks('tEXt', Buffer.from('Comment\0a'), 1_000)) },
  '1,000 empty IDAT chunks': { refused: true, image: () => png(32, 32, chunks('IDAT', Buffer.alloc(0), 1_000)) },
  '400 megapixels': { refused: true, image: () => png(20_000, 20_000) },
  'one line of 25 megapixels': { refused: true, image: () => png(25_000_000, 1) },
  '25 million lines of one pixel': { refused: true, image: () => png(1, 25_000_000) },
  '25 megapixels, interlaced, 16 bits': { image: () => png(5_000, 5_000, [], { depth: 16, isInterlaced: true }) },
  'JPEG of 1,000 scans': { refused: true, image: () => jpegOfScans(1_000) },
  'broken pixels': { broken: true, image: () => png(32, 32, [], { pixels: Buffer.alloc(10) }) },
};

/** Uploads images that are small as sent and large when decoded, and measures the memory of the server and its decoders. */
export async function run({ origin, pid }) {
  const headers = await signIn(origin, 'support');
  const watch = pid !== undefined && existsSync('/proc/self/status') ? watchMemory(pid) : null;
  try {
    return await uploadAll(origin, headers, watch);
  } finally {
    watch?.stop();
  }
}

async function uploadAll(origin, headers, watch) {
  const wrong = [];
  const before = watch?.serverMb() ?? 0;
  let processMb = 0;
  for (const [what, { image, small, refused, broken }] of Object.entries(bombs)) {
    watch?.begin();
    const { status, code } = await upload(origin, headers, image());
    const expected = refused || broken ? [invalid] : small ? [ok] : [ok, invalid];
    if (status >= 500 || !expected.includes(code)) wrong.push(`${what}: answered ${status} ${code}`);
    const peak = watch?.processMb() ?? 0;
    processMb = Math.max(processMb, peak);
    if (refused && peak > 0) wrong.push(`${what}: reached a decoder`);
    if (peak > (small ? smallMax : processMax)) wrong.push(`${what}: decoder of ${peak} MB`);
  }
  // Five users at the same moment: two images are decoded, and the others wait or are refused.
  const image = bombs['25 megapixels, interlaced, 16 bits'].image();
  const users = [];
  for (const login of ['operations', 'risk', 'support', 'auditor', 'devops']) users.push(await signIn(origin, login));
  const answers = await Promise.all(users.map((user) => upload(origin, user, image)));
  const failed = answers.find(({ status }) => status >= 500 && status !== 503);
  if (failed) wrong.push(`five concurrent uploads: answered ${failed.status}`);
  const growthMb = (watch?.serverPeakMb() ?? 0) - before;
  if (growthMb > growthMax) wrong.push(`server grew by ${growthMb} MB`);
  const atOnce = watch?.mostAtOnce() ?? 0;
  if (atOnce > atOnceMax) wrong.push(`${atOnce} concurrent decoders`);
  // The server still takes a valid image.
  const { code } = await upload(origin, await signIn(origin, 'operations'), png(32, 32));
  if (code !== ok) wrong.push(`valid image: answered ${code}`);
  const figures = { bombs: Object.keys(bombs).length, processMb, growthMb, atOnce, wrong };
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

/** Transparent PNG of one color, with additional chunks before its pixels. */
function png(width, height, more = [], { depth = 8, isInterlaced = false, pixels } = {}) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 6, 0, 0, Number(isInterlaced)], 8);
  const rowBytes = (pixelsInRow) => 1 + pixelsInRow * (depth / 2);
  // Of 400 megapixels the first ones are enough: the image must be refused before it is decoded.
  const bytes = width * height > 30_000_000 ? 1_000 : bytesOf(width, height, isInterlaced, rowBytes);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', pixels ?? deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** First column, first row and distances of the pixels in each of the seven passes of an interlaced PNG. */
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

/** Samples the memory of a process and of its child processes every 20 ms, from `/proc`. */
function watchMemory(pid) {
  const kilobytesOf = (of, name) => {
    try {
      return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${of}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // The process has ended.
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
