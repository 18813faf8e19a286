import type { Readable } from 'node:stream';

/** What is answered to a request that is not a call. */
export interface Served {
  status?: number;
  type: string;
  body: string | Buffer | Readable;
  headers?: Record<string, string>;
}

export const nothing: Served = { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found\n' };
