import type { App } from '../deps';

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the envelope; set when the envelope is created. */
    envelopeCode: string;
  }
}

const codeIn = (payload: unknown): string | null =>
  typeof payload === 'object' && payload !== null && 'code' in payload ? String(payload.code) : null;

/** Counts and times calls by route path, so that invented paths cannot fill the memory. */
export function measureCalls(app: App): void {
  app.decorateRequest('envelopeCode', '');
  app.addHook('onRequest', async (request, reply) => {
    const { config, url = '' } = request.routeOptions;
    if (config.door !== 'mount') return;
    app.metrics.begin();
    // Also emitted if the client has disconnected.
    reply.raw.once('close', () => {
      const code = request.envelopeCode || 'gone';
      app.metrics.end({ path: url.replace('/admin', ''), code, seconds: reply.elapsedTime / 1000 });
    });
  });
  app.addHook('preSerialization', async (request, _reply, payload) => {
    request.envelopeCode = codeIn(payload) ?? request.envelopeCode;
    return payload;
  });
}
