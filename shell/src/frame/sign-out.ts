import { call } from '@console/api';
import { endSession } from '@console/contracts';
import { endSessionHere } from '@console/session';

/** The server forgets the token first; if it cannot be reached, the page forgets it all the same. */
export async function signOut(): Promise<void> {
  await call(endSession, {}).catch(() => undefined);
  endSessionHere('left');
}
