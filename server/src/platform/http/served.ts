import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
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

const htmlType = 'text/html; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

export const pageOf = (body: string): Served => ({ type: htmlType, body });
export const jsonOf = (value: unknown, status = 200): Served => ({
  status,
  type: jsonType,
  body: JSON.stringify(value),
});

/** The path of an address, without what is asked of it. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** One row of the table of everything that is given and is not a call. All of it is GET. */
export interface ServedRoute {
  path: string;
  /**
   * `mailbox`: in a demo, by the key that the start prints. `metrics`: by a token. To anybody else it does not exist,
   * whatever machine they seem to ask from: what a proxy on this one passes on looks like that.
   */
  access: 'public' | 'mailbox' | 'metrics';
  cache: keyof typeof caches;
  headers: Record<string, string>;
  /** A part of a page: it is given to the page that asks for it, and cannot be gone to by itself. */
  isPart?: true;
  /** Of the frame of card numbers: it is at the origin of the frame alone. */
  isOfFrame?: true;
  answer: (request: FastifyRequest, app: App) => Served | Promise<Served>;
}
