import { codes, type SystemMarker } from '@console/contracts';
import type { PublicContext } from '../http/mount';
import { secretHash } from '../http/secret-hash';
import { Refusal } from '../refusal';
import { findIdleClock } from './idle.query';
import { endSessionRow, lockResumable } from './session.store';
import { resumptionOf } from './session.rules';
import { dateOf, enterCompanyOfResume } from './sign-in.query';

/** A session that can be resumed. After checking its owner, call `markResumed` to invalidate its secret. */
interface Resumable {
  resumeHash: string;
  sessionId: string;
  /** Id of the user or the applicant. */
  ownerId: string;
  leftSeconds: number;
  /** Whether the user must accept agreements before anything else. */
  isAgreementDue: boolean;
}

/**
 * Returns the session of this marker's resume cookie. A secret that is used twice was copied, so the second use ends
 * the session.
 */
export async function claimResumption({ db, now, visit }: PublicContext, marker: SystemMarker): Promise<Resumable> {
  const secret = visit.resumeSecretOf(marker);
  if (secret === null) throw new Refusal(codes.signedOut);
  const resumeHash = secretHash(secret);
  await enterCompanyOfResume(db, resumeHash);
  const found = await lockResumable(db, { resumeHash, marker });
  if (!found) throw new Refusal(codes.signedOut);
  const { session_id: sessionId, owner_id: ownerId } = found;
  const [expiresAt, lastActiveAt] = [new Date(found.expires_at), new Date(found.last_active_at)];
  const worth = resumptionOf(
    { usedAt: dateOf(found.used_at), endedAt: dateOf(found.ended_at), lastActiveAt, expiresAt },
    now,
    (await findIdleClock(db)).idleSeconds,
  );
  if (worth === 'stolen') await endSessionRow(db, { sessionId, reason: 'RESUME_REUSED', now });
  if (worth !== 'ok') throw new Refusal(codes.signedOut, { keepsChanges: true });
  const leftSeconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  return { resumeHash, sessionId, ownerId, leftSeconds, isAgreementDue: found.is_agreement_due };
}
