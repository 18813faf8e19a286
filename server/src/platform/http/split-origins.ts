import type { App } from '../deps';
import { isFrameOrigin } from './frame-origin.rules';

/**
 * The frame of card numbers and the console share a process and nothing else: at the origin of one, nothing of the
 * other exists. A script of the console that calls the frame's origin by itself is refused for the origin that its
 * browser writes into the request.
 */
export function splitOrigins(app: App): void {
  const { config } = app.deps;
  app.addHook('onRequest', async (request, reply) => {
    const here = request.origin;
    const { isOfFrame = false, door } = request.routeOptions.config;
    const isForeign = isOfFrame && door === 'mount' && request.headers.origin !== here;
    if (isFrameOrigin(config, here) !== isOfFrame || isForeign) return reply.callNotFound();
  });
}
