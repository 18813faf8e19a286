import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { codes } from '@console/contracts';
import { openUpload, readUploadLimits, sizeIssue } from '@console/contracts/files';
import type { App } from '../deps';
import { answerHeaders, mount } from '../http/mount';
import { answerOf } from '../http/answer';
import { secretHash } from '../http/secret-hash';
import { languageOfRequest } from '../http/visit';
import { Refusal } from '../refusal';
import { findBytesMax, findUploadLimits } from './upload-limits.query';
import { receiveUpload } from './receive-upload.actions';
import { countOpenUploads, issueUpload, openUploadsMax } from './file-ticket.store';

export function uploadRoutes(app: App): void {
  mount(app, openUpload, async ({ purpose, name, bytes }, context) => {
    const issue = sizeIssue(purpose, bytes, await findBytesMax(context.db));
    if (issue) throw new Refusal(codes.invalid, { fieldIssues: [issue] });
    if ((await countOpenUploads(context)) >= openUploadsMax) throw new Refusal(codes.tooMany);
    return issueUpload(context, { purpose, name });
  });
  mount(app, readUploadLimits, (_input, { db }) => findUploadLimits(db));
  takeFiles(app);
}

/**
 * Receives uploads; there is no other way to do so. The address is a ticket, and only this route accepts other types than
 * JSON.
 */
function takeFiles(app: App): void {
  void app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    door.put<{ Params: { secret: string }; Body: Readable | undefined }>(
      '/files/:secret',
      { config: { door: 'upload' } },
      async (request, reply) => {
        void reply.headers(answerHeaders);
        endAfterAnswer(request.raw, reply.raw);
        const { body } = request;
        if (!body) throw new Refusal(codes.badRequest);
        const length = Number(request.headers['content-length'] ?? Number.NaN);
        const declaredBytes = Number.isNaN(length) ? null : length;
        const file = await receiveUpload(app.deps, { hash: secretHash(request.params.secret), body, declaredBytes });
        return answerOf(file, { language: languageOfRequest(request), traceId: request.id });
      },
    );
  });
}

/** Time for the sender of a refused file to read the reason. */
const lingerMs = 500;

/**
 * Closes the connection of a file that was refused during the upload, shortly after the response: closing it immediately
 * could lose the response.
 */
function endAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    setTimeout(() => request.destroy(), lingerMs).unref();
  });
}
