import { codes } from '@console/contracts';
import type { PublicContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { proveSecondFactor } from '../../../platform/session/second-factor/prove-second-factor.actions';
import { lockFactor } from '../../../platform/session/second-factor/second-factor.query';
import { passwordMatches } from '../../../platform/session/password';
import { doorOf } from '../../../platform/session/door';
import { lockCandidate } from '../../../platform/session/sign-in.query';
import type { SecretBox } from '../../../platform/vault/secret-box';
import type { Ticket } from './reveal.store';

/** The user once more: by the second factor of who has one, else by the password. Wrong tries count as at sign-in. */
export async function stepUp(
  context: PublicContext,
  { loginName, companyId, userId, sessionId, cardId, cardLabel }: Ticket,
  { proof, secrets }: { proof: string; secrets: SecretBox },
): Promise<void> {
  const { db, audit } = context;
  const user = await lockCandidate(db, loginName);
  const door = user && (await doorOf(context, user, { isSignedIn: true }));
  if (!user || !door || door.isShut) throw new Refusal(codes.tooMany);
  if ((await lockFactor(db, userId)).isEnabled)
    return proveSecondFactor(context, { ...user, door }, { totp: proof, secrets });
  if (await passwordMatches(user.passwordHash, proof)) return;
  await door.failed();
  const line = { objectType: 'card' as const, objectId: cardId, objectLabel: cardLabel };
  await audit(line, { companyId, userId, sessionId, failed: true });
  const fieldIssues = [{ field: 'proof', code: 'WRONG_PASSWORD', params: {} }];
  throw new Refusal(codes.invalid, { fieldIssues, keepsChanges: true });
}
