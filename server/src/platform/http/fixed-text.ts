import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { takesBrotli } from './packing';
import type { Served } from './served';

/** The best quality would save another seventh, but the first request would wait for seconds. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const pack = (text: Buffer) => promisify(brotliCompress)(text, { params });

/**
 * A large text that stays the same for the life of the process. The first request generates and compresses it; clients that
 * have it get 304.
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
    // The plain and the compressed form are two representations, so each has an ETag.
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
