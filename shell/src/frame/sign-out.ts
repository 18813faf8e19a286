import { call } from '@console/api';
import { endSession } from '@console/contracts';
import { endSessionHere } from '@console/session';

/** Longer than this nobody waits for a server: every page of the browser is signed out within a second. */
const patienceMs = 700;

/** The server forgets the token first; if it cannot be reached, the page forgets it all the same. */
export async function signOut(): Promise<void> {
  const told = call(endSession, {}).catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  endSessionHere('left');
}
