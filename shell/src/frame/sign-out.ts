import { call } from '@console/api';
import { endSession } from '@console/contracts';
import { endSessionHere, leaveSoon, store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { currentDrafts } from '../drafts/draft-keeper';
import { isAnyDirty } from '../tabs/tab-marks';

/** Timeout of the sign-out call: all pages of the browser must be signed out within a second. */
const patienceMs = 700;

const requested = atom(false);

/** True while the user is asked to confirm the sign-out because of unsaved input. */
export const signOutRequestedAtom = atom((get) => get(requested));

/** Signs out; if there is unsaved input, after a confirmation. */
export function askSignOut(): void {
  if (isAnyDirty()) store.set(requested, true);
  else void signOut();
}

/** Cancels the sign-out. */
export const staySignedIn = (): void => store.set(requested, false);

/** Invalidates the token on the server first. If the server cannot be reached, the page signs out anyway. */
export async function signOut(): Promise<void> {
  store.set(requested, false);
  leaveSoon();
  const announced = call(endSession, {}, { outlives: true }).catch(() => undefined);
  const written = currentDrafts()?.flush();
  await Promise.race([Promise.all([announced, written]), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  endSessionHere('left');
}
