import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { nothing, type Served } from '../http/served';
import { redeemDownload } from './file-ticket.store';

/** Serves a file for its ticket, as an attachment, so that its content never runs in a browser. */
export async function fileAnswer(request: FastifyRequest, { deps }: App): Promise<Served> {
  const [, secret = ''] = /^\/files\/([\w-]{43})(?:\?|$)/.exec(request.url) ?? [];
  const file = secret ? await redeemDownload(deps.database.owner, secret, deps.clock()) : null;
  const body = file && (await deps.files.open(file.id));
  if (!file || !body) return nothing;
  return {
    type: file.mediaType,
    body,
    headers: {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-length': String(file.bytes),
    },
  };
}
