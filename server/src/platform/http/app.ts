import { randomBytes, randomUUID } from 'node:crypto';
import { codes } from '@console/contracts';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { App, Deps } from '../deps';
import type { Feature } from '../feature';
import { registryOf } from '../registry';
import { refusalOf } from './answer';
import { answerFault } from './faults';
import { refuseConnection } from './connection-faults';
import { listenerOf } from './connections';
import { Drain } from './drain';
import { languageOfRequest } from './visit';
import { withoutValues } from '../db/log-errors';
import { measureCalls } from '../metrics/measure-calls';
import { Metrics } from '../metrics/metrics';
import { keepBodyText } from './body-text';
import { refuseDoubledHeaders } from './doubled-headers';
import { answerEvenly } from './even-answers';
import { guardOrigins } from './origin-guard';
import { splitOrigins } from './split-origins';
import { guardCallers } from './caller-guard';
import { limitCalls } from './limits';
import { boundOpenBodies } from './open-bodies';
import { Refusal } from '../refusal';
import { KnownSessions } from '../session/known-sessions';
import { serve } from './serve';
import { descriptionsOf } from './descriptions';
import { caches, dataPolicy } from './headers';
import { packAnswers } from './packing';

const bodyBytesMax = 1024 * 1024;

/** Builds the application of some features without a port: `main` listens, tests inject requests. */
export async function buildApp(deps: Deps, features: readonly Feature[]): Promise<App> {
  const drain = new Drain();
  const listen = listenerOf(deps.config);
  const app = Fastify({
    bodyLimit: bodyBytesMax,
    logger: { level: deps.config.logLevel, serializers: { err: withoutValues } },
    logController: new LogController({ disableRequestLogging: true }),
    // Random bytes for many ids are drawn at once.
    genReqId: () => randomUUID().replaceAll('-', '').slice(0, 16),
    // Forwarding headers of other peers are ignored.
    trustProxy: deps.config.trustProxy.length > 0 && deps.config.trustProxy,
    serverFactory: (handler) => drain.watch(listen(handler)),
    // `Drain` ends the connections; requests that arrive before that are answered as usual.
    forceCloseConnections: false,
    return503OnClosing: false,
    clientErrorHandler: refuseConnection,
    frameworkErrors: answerFault,
    routerOptions: { caseSensitive: true },
  });
  app.decorate('deps', deps);
  app.decorate('registry', registryOf(features, deps));
  app.decorate('mounted', []);
  app.decorate('metrics', new Metrics(deps.database.pool));
  app.decorate('mailboxKey', deps.config.mailboxKey ?? randomBytes(18).toString('base64url'));
  app.decorate('knownSessions', new KnownSessions());
  app.decorate('descriptions', descriptionsOf(app));
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  closeSideDoors(app);
  keepBodyText(app);
  refuseDoubledHeaders(app);
  guardOrigins(app);
  splitOrigins(app);
  guardCallers(app);
  answerEvenly(app);
  packAnswers(app);
  measureCalls(app);
  await limitCalls(app);
  boundOpenBodies(app);
  app.setErrorHandler(answerFault);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const isCall = request.method === 'POST' && request.url.startsWith('/admin/');
    const response = refusalOf(new Refusal(codes.notFound), {
      language: languageOfRequest(request),
      traceId: request.id,
    });
    void reply
      .code(isCall ? 200 : 404)
      .header('cache-control', 'no-store')
      .send(response);
  });
  for (const { routes = [], served = [] } of features) {
    for (const add of routes) add(app);
    for (const route of served) serve(app, route);
  }
  // After the hooks of features, which end responses without an end of their own, such as event streams.
  app.addHook('preClose', () => drain.end());
  return app;
}

/** Refuses routes that were added without `mount` or `serve`: they have no access rule. */
function closeSideDoors(app: App): void {
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.door) throw new Error(`The route ${url} has no access rule`);
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
    // A response without a policy of its own is data.
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', dataPolicy);
    // A response without a cache header of its own is not stored.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', caches.never);
  });
}
