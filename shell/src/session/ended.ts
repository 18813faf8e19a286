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
  /** The document that was loaded for it has read it. */
  isTold: z.boolean(),
});

export const keepEnded = (ended: Ended): void => write({ ...ended, isTold: false });

/** Of no account any more, once somebody is signed in. */
export const forgetEnded = (): void => write(null);

/**
 * Why nobody is signed in to a system in this document; null where the server is to be asked. The document that follows
 * the end does not ask: the call that ends the session may still be on its way. Who then goes back to a page from before
 * has left on purpose all the same.
 */
export function takeEnded(marker: SystemMarker, isBack: boolean): { reason: SignedOutReason; isNew: boolean } | null {
  const ended = read();
  if (ended?.marker !== marker) return null;
  const { reason, isTold } = ended;
  if (isTold) return isBack && reason === 'left' ? { reason, isNew: false } : null;
  write(reason === 'left' ? { ...ended, isTold: true } : null);
  return { reason, isNew: true };
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
