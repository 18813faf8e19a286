import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import type { caches } from './headers';

/** Response to a request that is not a call. */
export interface Served {
  status?: number;
  type: string;
  body: string | Buffer | Readable;
  headers?: Record<string, string>;
  /** Caching, if it differs from the default of the route. */
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

/** Returns the path of the URL, without the query. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** A route that is served and is not an operation. All of them are GET. */
export interface ServedRoute {
  path: string;
  /**
   * `mailbox`: in a demo, with the key printed at the start. `metrics`: with a token. Other requests get 404
   * independent of their address, because requests forwarded by a local proxy also seem to come from this machine.
   */
  access: 'public' | 'mailbox' | 'metrics';
  cache: keyof typeof caches;
  headers: Record<string, string>;
  /** Part of a page, which cannot be opened directly. */
  isPart?: true;
  /** Served only at the origin of the card number frame. */
  isOfFrame?: true;
  answer: (request: FastifyRequest, app: App) => Served | Promise<Served>;
}
