import { isLoopback } from './origin.rules';

const localName = 'reveal.localhost';

/** Where the frame may be: at the configured origin, or at a name of this machine in a sandbox that has none. */
interface Setting {
  revealOrigin: string | null;
  isSandbox: boolean;
}

/**
 * The origin of the frame for a console: the configured one, or a name of this machine for a sandbox on this machine.
 * Null where there is none, since a frame on the console's own origin would protect nothing.
 */
export function frameOriginOf({ revealOrigin, isSandbox }: Setting, consoleOrigin: string): string | null {
  if (revealOrigin !== null) return revealOrigin;
  if (!isSandbox || !URL.canParse(consoleOrigin)) return null;
  const { protocol, hostname, port } = new URL(consoleOrigin);
  return isLoopback(hostname) ? `${protocol}//${localName}${port && `:${port}`}` : null;
}

/** Whether a request came in at the frame's origin. */
export const isFrameOrigin = ({ revealOrigin, isSandbox }: Setting, requested: string): boolean =>
  URL.canParse(requested) &&
  (revealOrigin === null ? isSandbox && new URL(requested).hostname === localName : requested === revealOrigin);

/** Who may frame it: an origin of a company, or a sandbox on this machine where the frame is on it too. */
export const mayFrame = ({ revealOrigin, isSandbox }: Setting, asking: string, isSiteOrigin: boolean): boolean =>
  URL.canParse(asking) &&
  ((isSiteOrigin && (isSandbox || new URL(asking).protocol === 'https:')) ||
    (isSandbox && revealOrigin === null && isLoopback(new URL(asking).hostname)));
