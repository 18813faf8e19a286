import type { Operation, SignedIn, SystemMarker } from '@console/contracts';
import { beginSession } from '@console/session';
import { call } from './call';

/** A call that signs in. The session begins here, so that the token never reaches whoever asked. */
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
