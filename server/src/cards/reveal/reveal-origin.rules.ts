import { isLoopback } from '../../mounting/origin.rules';

const localName = 'reveal.localhost';

/** Paths of the frame; on its origin there is nothing else, and nowhere else are they. */
export const framePath = '/reveal';

/**
 * The origin of the frame for a console: the configured one, or a name of this machine for a console on this machine.
 * Null where there is none, since a frame on the console's own origin would protect nothing.
 */
export function revealOriginOf(configured: string | null, consoleOrigin: string): string | null {
  if (configured !== null) return configured;
  if (!URL.canParse(consoleOrigin)) return null;
  const { protocol, hostname, port } = new URL(consoleOrigin);
  return isLoopback(hostname) ? `${protocol}//${localName}${port && `:${port}`}` : null;
}

/** Whether a request came in at the frame's origin. */
export const isRevealOrigin = (configured: string | null, requested: string): boolean =>
  URL.canParse(requested) &&
  (configured === null ? new URL(requested).hostname === localName : requested === configured);

/** Who may frame it: an origin of a company, or a console on this machine where the frame is on it too. */
export const mayFrame = (configured: string | null, asking: string, isSiteOrigin: boolean): boolean =>
  isSiteOrigin || (configured === null && URL.canParse(asking) && isLoopback(new URL(asking).hostname));
