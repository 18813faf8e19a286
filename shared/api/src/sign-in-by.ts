import type { Operation, SignedIn, SystemMarker } from '@console/contracts';
import { beginSession } from '@console/session';
import { call } from './call';

/** Calls an operation that signs in, and starts the session, so that the caller never gets the token. */
export async function signInBy<In>(
  operation: Operation<In, SignedIn>,
  input: In,
  marker: SystemMarker,
): Promise<Omit<SignedIn, 'token'>> {
  const signedIn = await call(operation, input);
  beginSession(signedIn, marker);
  const { token: _token, ...user } = signedIn;
  return user;
}
