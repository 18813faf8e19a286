import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Can the client unpack brotli? */
export const takesBrotli = (request: FastifyRequest): boolean =>
  /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

/** Of 9 a document costs a third of a millisecond and is within a few bytes of the best; of 4 a page of rows costs less. */
const quality = { document: 9, answer: 4 } as const;

/** 64 KB, as much as any answer has: the usual window of 4 MB has to be cleared each time, which takes longer than packing. */
const windowBits = 16;

/** Packed for one answer; what can be packed beforehand is packed by the build. */
export const packed = (text: string, kind: keyof typeof quality = 'document'): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[kind],
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });

/** Below this, packing saves less than it costs. */
const packedFromBytes = 1024;

/** Packs the answers of calls: rows of a list repeat themselves, and shrink to a tenth. */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' && payload.length >= packedFromBytes;
    if (!isText || !request.url.startsWith('/admin/') || !takesBrotli(request)) return payload;
    void reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' }).removeHeader('content-length');
    return packed(payload, 'answer');
  });
}
