import { codes } from '@console/contracts';
import type { PublicContext } from '../../http/mount';
import { Refusal } from '../../refusal';
import type { SecretBox } from '../../vault/secret-box';
import { doorOf } from '../door';
import { passwordMatches } from '../password';
import { acceptsCode } from '../second-factor/prove-second-factor.actions';
import { lockFactor } from '../second-factor/second-factor.query';
import { lockCandidate } from '../sign-in.query';

interface Claim {
  loginName: string;
  proof: string;
  secrets: SecretBox;
  /** Logs a wrong proof. */
  onWrong: () => Promise<void>;
}

/**
 * Authenticates the user again: with the second factor if there is one, otherwise with the password, because an unattended
 * session must not be enough. Wrong attempts count as at sign-in.
 */
export async function provePerson(
  { db, now, visit }: Pick<PublicContext, 'db' | 'now' | 'visit'>,
  { loginName, proof, secrets, onWrong }: Claim,
): Promise<void> {
  const user = await lockCandidate(db, loginName);
  const door = user && (await doorOf({ db, now, visit }, user, { isSignedIn: true }));
  if (!user || !door || door.isShut) throw new Refusal(codes.tooMany);
  const { isEnabled } = await lockFactor(db, user.userId);
  const isRight = isEnabled
    ? await acceptsCode({ db, now }, { userId: user.userId, code: proof, secrets })
    : await passwordMatches(user.passwordHash, proof);
  if (isRight) return;
  await door.failed();
  await onWrong();
  const fieldIssues = [{ field: 'proof', code: isEnabled ? 'WRONG_CODE' : 'WRONG_PASSWORD', params: {} }];
  throw new Refusal(codes.invalid, { fieldIssues, keepsChanges: true });
}
