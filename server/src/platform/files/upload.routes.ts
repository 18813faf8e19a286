import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { codes } from '@console/contracts';
import { openUpload, readUploadLimits, sizeIssue } from '@console/contracts/files';
import type { App } from '../deps';
import { answerHeaders, mount } from '../http/mount';
import { answerOf } from '../http/answer';
import { secretHash } from '../http/session-guard';
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

/** The only door for bytes. Its address is a ticket; only here is a body of any other type than JSON read. */
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

/** So long the sender of a refused file may take to read why. */
const lingerMs = 500;

/**
 * Nobody waits for the rest of a file that is refused half-way. The connection ends a moment after the answer and not
 * with it: it would take an answer that is on its way along.
 */
function endAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    setTimeout(() => request.destroy(), lingerMs).unref();
  });
}
