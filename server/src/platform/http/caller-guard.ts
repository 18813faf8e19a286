import { codes } from '@console/contracts';
import type { App } from '../deps';
import { Refusal } from '../refusal';
import { refusalOf } from './answer';
import { callerOfRequest } from './caller';
import { isJson } from './caller.rules';
import { languageOfRequest } from './visit';

/**
 * Refuses calls from pages of other origins, even with valid cookies: they get a "not found" response. A call must be
 * JSON, even with an empty body.
 */
export function guardCallers(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    const { door } = request.routeOptions.config;
    if (door === undefined || door === 'serve') return;
    if (callerOfRequest(request) === 'foreign page') return reply.callNotFound();
    if (door !== 'upload' && !isJson(request.headers['content-type'])) {
      const said = { language: languageOfRequest(request), traceId: request.id };
      return reply.code(415).send(refusalOf(new Refusal(codes.mediaType), said));
    }
  });
}
