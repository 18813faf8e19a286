import { call } from '@console/api';
import { resumeOnboarding, resumeSession, type SystemMarker } from '@console/contracts';
import { beginSession, endSessionHere, keepsTokens, storedSession, sessionOf } from '@console/session';
import { oneAtATime } from '../boot/one-at-a-time';
import { takeEnded } from './ended';

const resumptions = { vcc: resumeSession, 'self-onboarding': resumeOnboarding } as const;
const running = new Map<SystemMarker, Promise<void>>();

/** Continues the session of a marker, where there is one; asked again meanwhile it is the same attempt. */
export function resume(marker: SystemMarker): Promise<void> {
  const ended = sessionOf(marker).at === 'unknown' ? takeEnded(marker) : null;
  if (ended) {
    endSessionHere(ended, marker);
    return Promise.resolve();
  }
  const attempt = running.get(marker) ?? continueIt(marker).finally(() => running.delete(marker));
  running.set(marker, attempt);
  return attempt;
}

/** One page of the browser at a time, each with the cookie that the one before has left. */
const continueIt = (marker: SystemMarker) => oneAtATime(`${marker}-resume`, () => tryToResume(marker));

async function tryToResume(marker: SystemMarker): Promise<void> {
  try {
    const signedIn = keepsTokens() ? storedSession(marker) : await call(resumptions[marker], {}, { background: true });
    // Somebody may have signed in while the server was asked.
    if (sessionOf(marker).at === 'in') return;
    if (signedIn) beginSession(signedIn, marker);
    else endSessionHere('none', marker);
  } catch {
    // No cookie, an old one, or no server: in each case nobody is signed in here.
    if (sessionOf(marker).at === 'unknown') endSessionHere('none', marker);
  }
}
