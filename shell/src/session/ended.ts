import { systemMarkers, type SystemMarker } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { signedOutReasons, type SignedOutReason } from '@console/session';

/** How the session of a tab ended, for the document that comes after it. */
export interface Ended {
  marker: SystemMarker;
  reason: SignedOutReason;
}

const key = 'sessionEnded';
const stored = z.strictObject({
  marker: z.enum(systemMarkers),
  reason: z.enum(signedOutReasons),
});

export const keepEnded = (ended: Ended): void => write(ended);

/** Of no account any more, once somebody is signed in. */
export const forgetEnded = (): void => write(null);

/**
 * Why nobody is signed in to a system in this document; null where the server is to be asked. The document that follows
 * the end does not ask: the call that ends the session may still be on its way. Every later one is any visitor's, and
 * brings whoever signs in to the address that it was opened at.
 */
export function takeEnded(marker: SystemMarker): SignedOutReason | null {
  const ended = read();
  if (ended?.marker !== marker) return null;
  write(null);
  return ended.reason;
}

function read(): z.infer<typeof stored> | null {
  try {
    return stored.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    // Nothing there, storage that is forbidden, or something that somebody else wrote.
    return null;
  }
}

function write(value: z.infer<typeof stored> | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: the next document asks the server, and does not say why somebody is there.
  }
}
