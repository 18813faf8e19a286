import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** Can the client unpack brotli? */
export const takesBrotli = (request: FastifyRequest): boolean =>
  /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

/** Of this quality a document costs a few milliseconds and is within a few bytes of the best. */
const quality = 9;

/** Packed for one answer; what can be packed beforehand is packed by the build. */
export const packed = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
