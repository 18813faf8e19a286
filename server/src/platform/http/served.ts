import type { Readable } from 'node:stream';
import type { caches } from './headers';

/** What is answered to a request that is not a call. */
export interface Served {
  status?: number;
  type: string;
  body: string | Buffer | Readable;
  headers?: Record<string, string>;
  /** Where it is kept for another time than all else of its address. */
  cache?: keyof typeof caches;
}

export const nothing: Served = { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found\n' };
