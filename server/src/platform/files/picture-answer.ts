import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { nothing, type Served } from '../http/served';
import { findPicture } from './file.query';

/** Serves a picture by its key. It was re-encoded by the server, so it contains pixels only. */
export async function pictureAnswer(request: FastifyRequest, { deps }: App): Promise<Served> {
  const [, key = ''] = /^\/pictures\/([\w-]{43})$/.exec(request.url) ?? [];
  const file = key ? await findPicture(deps.database.owner, key) : null;
  const body = file && (await deps.files.open(file.id));
  if (!file || !body) return nothing;
  return {
    type: file.mediaType,
    body,
    headers: { 'content-disposition': 'inline; filename="picture.webp"', 'content-length': String(file.bytes) },
  };
}
