/**
 * Draws one image anew in its own process, which the server ends when it exceeds its limits of memory or time. Plain
 * JavaScript, because Node runs it without a compiler. Reads a line of JSON and the image from standard input, and writes
 * a line of JSON and the new image to standard output.
 */
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

// Only the decoders of accepted types: libvips would otherwise open dozens of formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** The process ends itself after this time if the server was killed. Longer than the server waits for it. */
const orphanMs = 300_000;

/** Exit status that tells the server that this process exceeded a limit. */
const tooMuch = 77;

const input = await buffer(process.stdin);
const line = input.indexOf('\n');
const { type, requiredPixels, square, pixelsMax, bytesMax } = JSON.parse(input.toString('utf8', 0, line));
const image = input.subarray(line + 1);

// Decoders run in other threads, so this thread can check the memory meanwhile.
setInterval(() => process.memoryUsage.rss() > bytesMax && process.exit(tooMuch), 10).unref();
setTimeout(() => process.exit(tooMuch), orphanMs).unref();

function answer(head, bytes = Buffer.alloc(0)) {
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, peakBytes: peakBytes() })}\n`), bytes]));
}

/** Peak memory of this process. `maxRSS` includes the memory that the server had when it started this process. */
function peakBytes() {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(statusOfProcess()) ?? [];
  return 1024 * Number(kilobytes ?? process.resourceUsage().maxRSS);
}

/** Empty on systems other than Linux; some sandboxes leave lines out. */
function statusOfProcess() {
  try {
    return readFileSync('/proc/self/status', 'utf8');
  } catch {
    return '';
  }
}

/** Encodes a document: it keeps its type and size, without visible loss of quality. */
function sameType(upright) {
  if (type === 'image/png') return upright.png();
  return type === 'image/jpeg' ? upright.jpeg({ quality: 92 }) : upright.webp({ quality: 92 });
}

/** Encodes a picture as WebP: cropped to a small square, or unchanged where an exact size is required. */
function shown(upright) {
  if (square === null) return upright.webp({ lossless: true });
  return upright.resize({ width: square, height: square, fit: 'cover' }).webp({ quality: 85 });
}

try {
  const options = { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true };
  const { autoOrient: pixels } = await sharp(image, options).metadata();
  const isWrongSize =
    requiredPixels !== null && (requiredPixels.width !== pixels.width || requiredPixels.height !== pixels.height);
  if (isWrongSize) answer({ at: 'wrongPixels', pixels });
  else {
    const upright = sharp(image, options).autoOrient();
    const bytes = await (requiredPixels === null && square === null ? sameType(upright) : shown(upright)).toBuffer();
    answer({ at: 'drawn' }, bytes);
  }
} catch {
  // The decoder cannot read the image, so no browser could show it.
  answer({ at: 'broken' });
}
