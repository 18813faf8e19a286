import { call } from '@console/api';
import { resumeOnboarding, resumeSession, type SystemMarker } from '@console/contracts';
import { beginSession, endSessionHere, keepsTokens, storedSession, sessionOf } from '@console/session';
import { oneAtATime } from '../boot/one-at-a-time';
import { takeEnded } from './ended';

const resumptions = { vcc: resumeSession, 'self-onboarding': resumeOnboarding } as const;
const running = new Map<SystemMarker, Promise<void>>();

/** Resumes the session of a system if there is one; concurrent calls share one attempt. */
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

/** Runs in one page of the browser at a time, so that each page uses the cookie that the previous page received. */
const continueIt = (marker: SystemMarker) => oneAtATime(`${marker}-resume`, () => tryToResume(marker));

async function tryToResume(marker: SystemMarker): Promise<void> {
  try {
    const signedIn = keepsTokens() ? storedSession(marker) : await call(resumptions[marker], {}, { background: true });
    // A sign-in may have completed during the request.
    if (sessionOf(marker).at === 'in') return;
    if (signedIn) beginSession(signedIn, marker);
    else endSessionHere('none', marker);
  } catch {
    // Without a valid cookie or a reachable server, there is no session.
    if (sessionOf(marker).at === 'unknown') endSessionHere('none', marker);
  }
}
