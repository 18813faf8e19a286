import type { PublicContext } from '../../http/mount';
import type { SecretBox } from '../../vault/secret-box';
import { passwordMatches } from '../password';
import { acceptsCode } from '../second-factor/prove-second-factor.actions';
import { lockFactor } from '../second-factor/second-factor.query';
import { boundProof } from './bound-proof.actions';

interface Claim {
  loginName: string;
  /** Session that requires the proof. */
  sessionId: string;
  proof: string;
  secrets: SecretBox;
  /** Logs a wrong proof, with the session that it ended, if any. */
  onWrong: (after: { endedSessions?: number }) => Promise<void>;
}

/**
 * Authenticates the user again: with the second factor if the user has one, otherwise with the password, so that an
 * unattended session is not sufficient.
 */
export const provePerson = (
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  { proof, secrets, ...claim }: Claim,
): Promise<void> =>
  boundProof(
    { db, now },
    {
      ...claim,
      field: 'proof',
      check: async ({ userId, passwordHash }) => {
        if ((await lockFactor(db, userId)).isEnabled)
          return (await acceptsCode({ db, now }, { userId, code: proof, secrets })) ? null : 'WRONG_CODE';
        return (await passwordMatches(passwordHash, proof)) ? null : 'WRONG_PASSWORD';
      },
    },
  );
