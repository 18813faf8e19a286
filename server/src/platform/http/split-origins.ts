import type { App } from '../deps';
import { isFrameOrigin } from './frame-origin.rules';

/**
 * Separates the card number frame from the console: each origin answers only its own requests. Calls from console
 * scripts to the frame's origin are refused by the `Origin` header, which the browser sets.
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
