import { isLoopback } from './origin.rules';

const localName = 'reveal.localhost';

/** Origin settings of the card number frame: the configured origin, or in a sandbox without one, a localhost name. */
interface Setting {
  revealOrigin: string | null;
  isSandbox: boolean;
}

/**
 * Returns the origin of the frame for a console: the configured origin, or a localhost name if the sandbox runs on this
 * machine. Otherwise null: a frame at the console's own origin would protect nothing.
 */
export function frameOriginOf({ revealOrigin, isSandbox }: Setting, consoleOrigin: string): string | null {
  if (revealOrigin !== null) return revealOrigin;
  if (!isSandbox || !URL.canParse(consoleOrigin)) return null;
  const { protocol, hostname, port } = new URL(consoleOrigin);
  return isLoopback(hostname) ? `${protocol}//${localName}${port && `:${port}`}` : null;
}

/** Returns whether a request was sent to the frame's origin. */
export const isFrameOrigin = ({ revealOrigin, isSandbox }: Setting, requested: string): boolean =>
  URL.canParse(requested) &&
  (revealOrigin === null ? isSandbox && new URL(requested).hostname === localName : requested === revealOrigin);

/**
 * Returns whether an origin may embed the frame: the origin of a company, or for a local frame, a sandbox on this
 * machine.
 */
export const mayFrame = ({ revealOrigin, isSandbox }: Setting, asking: string, isSiteOrigin: boolean): boolean =>
  URL.canParse(asking) &&
  ((isSiteOrigin && (isSandbox || new URL(asking).protocol === 'https:')) ||
    (isSandbox && revealOrigin === null && isLoopback(new URL(asking).hostname)));
