import { systemMarkers, type SystemMarker } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { signedOutReasons, type SignedOutReason } from '@console/session';

/** End of a tab's session, stored for the next document. */
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

/** Clears the stored end after a sign-in. */
export const forgetEnded = (): void => write(null);

/**
 * Returns once why a session of this system has ended; null if the server must be asked. The first document after the
 * end does not ask, because the call that ends the session may still be running. Later documents can belong to any
 * visitor, who returns to the requested address after a sign-in.
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
    // Missing, invalid or inaccessible.
    return null;
  }
}

function write(value: z.infer<typeof stored> | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or denied, so the next document asks the server and cannot show the reason.
  }
}
