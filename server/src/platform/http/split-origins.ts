import { redeemReveal } from '@console/contracts/cards';
import { framePath, isRevealOrigin } from '../../domains/cards/reveal/reveal-origin.rules';
import type { App } from '../deps';

const redeemPath = `/admin${redeemReveal.path}`;
const ofFrame = new Set([framePath, `${framePath}/frame.js`, `${framePath}/frame.css`, redeemPath]);

/**
 * The frame of card numbers and the console share a process and nothing else: at the origin of one, nothing of the
 * other exists. A script of the console that calls the frame's origin by itself is told so by the origin that its
 * browser writes into the request.
 */
export function splitOrigins(app: App): void {
  const { config } = app.deps;
  app.addHook('onRequest', async (request, reply) => {
    const here = request.origin;
    const isOfFrame = ofFrame.has(request.routeOptions.url ?? '');
    const isForeign = request.routeOptions.url === redeemPath && request.headers.origin !== here;
    if (isRevealOrigin(config, here) !== isOfFrame || isForeign) return reply.callNotFound();
  });
}
