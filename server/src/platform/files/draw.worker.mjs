/**
 * Draws one image anew in a process of its own, which the server ends when it takes too much memory or time. Plain JavaScript,
 * because it is started by Node itself and not by what compiles the rest. Reads a line of JSON and the image from its
 * input, and writes a line of JSON and the new image to its output.
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

/** Longer than the server waits for this process: it ends by itself where the server was killed meanwhile. */
const orphanMs = 300_000;

/** Exit status after which the server knows that this process took too much. */
const tooMuch = 77;

const input = await buffer(process.stdin);
const line = input.indexOf('\n');
const { type, must, square, pixelsMax, bytesMax } = JSON.parse(input.toString('utf8', 0, line));
const image = input.subarray(line + 1);

// Decoders run beside this thread, so that it can look at what they take.
setInterval(() => process.memoryUsage.rss() > bytesMax && process.exit(tooMuch), 10).unref();
setTimeout(() => process.exit(tooMuch), orphanMs).unref();

function answer(head, bytes = Buffer.alloc(0)) {
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, peakBytes: peakBytes() })}\n`), bytes]));
}

/** The most memory that this process had. `maxRSS` counts what the server had when it started this one. */
function peakBytes() {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    // Only Linux tells it there.
    return process.resourceUsage().maxRSS * 1024;
  }
}

/** A scan keeps its type and its size, with as much of its pixels as nobody misses. */
function sameType(upright) {
  if (type === 'image/png') return upright.png();
  return type === 'image/jpeg' ? upright.jpeg({ quality: 92 }) : upright.webp({ quality: 92 });
}

/** Pages show pictures as WebP: one of any size as a small square, one of exact pixels as it is. */
function shown(upright) {
  if (square === null) return upright.webp({ lossless: true });
  return upright.resize({ width: square, height: square, fit: 'cover' }).webp({ quality: 85 });
}

try {
  const options = { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true };
  const { autoOrient: pixels } = await sharp(image, options).metadata();
  if (must !== null && (must.width !== pixels.width || must.height !== pixels.height)) answer({ at: 'sized', pixels });
  else {
    const upright = sharp(image, options).autoOrient();
    const bytes = await (must === null && square === null ? sameType(upright) : shown(upright)).toBuffer();
    answer({ at: 'drawn' }, bytes);
  }
} catch {
  // Whatever the decoder has against it, nobody could see this image.
  answer({ at: 'broken' });
}
