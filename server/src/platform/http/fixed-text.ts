import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { takesBrotli } from './packing';
import type { Served } from './served';

/** The best would be a seventh smaller, and keep whoever asks first waiting for seconds. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const pack = (text: Buffer) => promisify(brotliCompress)(text, { params });

/**
 * A text that is the same as long as the process lives, and long: it is made and packed once, by the first who asks, and
 * sent to nobody who has it.
 */
export class FixedText {
  private ready: Promise<{ text: Buffer; brotli: Buffer; tag: string }> | null = null;

  constructor(
    private readonly type: string,
    private readonly make: () => string,
  ) {}

  async answerTo(request: FastifyRequest): Promise<Served> {
    const { text, brotli, tag } = await (this.ready ??= this.begin());
    const isPacked = takesBrotli(request);
    // The two forms are two representations, so each has a tag of its own.
    const etag = `"${tag}${isPacked ? '-br' : ''}"`;
    const headers = { etag, vary: 'accept-encoding' };
    if (request.headers['if-none-match'] === etag) return { status: 304, type: this.type, body: '', headers };
    if (!isPacked) return { type: this.type, body: text, headers };
    return { type: this.type, body: brotli, headers: { ...headers, 'content-encoding': 'br' } };
  }

  private async begin() {
    const text = Buffer.from(this.make());
    const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    return { text, brotli: await pack(text), tag };
  }
}
