import { codes, wrongProofs } from '@console/contracts';
import type { PublicContext } from '../../http/mount';
import { Refusal } from '../../refusal';
import { addAttempt, clearAttempts, type Attempt } from '../attempts/attempt.store';
import { proofDoorOf } from '../door';
import { isSessionOpen } from '../session.query';
import { absoluteSeconds, failuresMax } from '../session.rules';
import { endSessionRow } from '../session.store';
import { lockCandidate, type Candidate } from '../sign-in.query';

interface BoundProof {
  loginName: string;
  sessionId: string;
  /** Field of the input with the proof. */
  field: string;
  /** Returns null for a right proof, otherwise the error code for the field. */
  check: (user: Candidate) => Promise<'WRONG_CODE' | 'WRONG_PASSWORD' | null>;
  /** Logs a wrong proof, with the session that it ended, if any. */
  onWrong: (after: { endedSessions?: number }) => Promise<void>;
}

type Request = Pick<PublicContext, 'db' | 'now'>;

/**
 * Checks a password or code within a session, and limits wrong attempts. Five wrong attempts in a row end the session;
 * five in all of the user's sessions within 15 minutes cause every proof to be refused for 30 minutes. Both counters
 * are independent of the network; a new session resets only the first. The user's lock serializes parallel proofs, and
 * a session that has ended in the meantime permits no further attempt.
 */
export async function boundProof(
  { db, now }: Request,
  { loginName, sessionId, field, check, onWrong }: BoundProof,
): Promise<void> {
  const user = await lockCandidate(db, loginName);
  if (!user || !(await isSessionOpen(db, sessionId))) throw new Refusal(codes.signedOut);
  const door = await proofDoorOf({ db, now }, user.userId);
  if (door.isShut) throw new Refusal(codes.tooMany);
  const code = await check(user);
  const ofSession: Attempt = { scope: 'user', key: ['wrong-proof', sessionId], now };
  if (code === null) return clearAttempts(db, ofSession);
  await door.failed();
  const isLast = (await addAttempt(db, ofSession, absoluteSeconds)) >= failuresMax;
  await onWrong(isLast ? { endedSessions: 1 } : {});
  if (isLast) return endUnproven({ db, now }, sessionId);
  throw new Refusal(codes.invalid, { fieldIssues: [{ field, code, params: {} }], keepsChanges: true });
}

async function endUnproven({ db, now }: Request, sessionId: string): Promise<never> {
  await endSessionRow(db, { sessionId, reason: wrongProofs, now });
  throw new Refusal(codes.signedOut, { data: { reason: wrongProofs }, keepsChanges: true });
}
