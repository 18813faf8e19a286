import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { nothing, type Served } from '../http/served';
import { findPicture, type StoredPicture } from './file.query';

/** Serves a picture by its key. It was re-encoded by the server, so it contains pixels only. */
export async function pictureAnswer(request: FastifyRequest, { deps }: App): Promise<Served> {
  const [, key = ''] = /^\/pictures\/([\w-]{43})$/.exec(request.url) ?? [];
  const picture = key ? await findPicture(deps.database.owner, { key, now: deps.clock() }) : null;
  return (picture && (await storedPicture(picture, deps))) ?? nothing;
}

/** Returns a stored picture as a response; null without its content. */
export async function storedPicture(
  { id, mediaType, bytes }: StoredPicture,
  { files }: Pick<App['deps'], 'files'>,
): Promise<Served | null> {
  const body = await files.open(id);
  if (!body) return null;
  return {
    type: mediaType,
    body,
    headers: { 'content-disposition': 'inline; filename="picture.webp"', 'content-length': String(bytes) },
  };
}
