import { call } from '@console/api';
import { endSession } from '@console/contracts';
import { endSessionHere, leaveSoon, store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { currentDrafts } from '../drafts/draft-keeper';
import { isAnyDirty } from '../tabs/tab-marks';

/** Longer than this nobody waits for a server: every page of the browser is signed out within a second. */
const patienceMs = 700;

const requested = atom(false);

/** Is the user asked whether to sign out, because typed work is open? */
export const signOutRequestedAtom = atom((get) => get(requested));

/** Signs out; whoever has typed work open is asked first. */
export function askSignOut(): void {
  if (isAnyDirty()) store.set(requested, true);
  else void signOut();
}

/** The answer is to stay. */
export const staySignedIn = (): void => store.set(requested, false);

/** The server forgets the token first; if it cannot be reached, the page forgets it all the same. */
export async function signOut(): Promise<void> {
  store.set(requested, false);
  leaveSoon();
  const announced = call(endSession, {}, { outlives: true }).catch(() => undefined);
  const written = currentDrafts()?.flush();
  await Promise.race([Promise.all([announced, written]), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  endSessionHere('left');
}
