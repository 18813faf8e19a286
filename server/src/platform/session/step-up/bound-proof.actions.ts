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
  /** Returns null for a right proof, otherwise the code of the field's error. */
  check: (user: Candidate) => Promise<'WRONG_CODE' | 'WRONG_PASSWORD' | null>;
  /** Logs a wrong proof, with the session that it has ended. */
  onWrong: (after: { endedSessions?: number }) => Promise<void>;
}

type Request = Pick<PublicContext, 'db' | 'now'>;

/**
 * Checks a password or code that is proven within a session, and limits wrong ones. Five since the last right one end the
 * session, and five in all sessions of the user within 15 minutes refuse every proof for 30 minutes. Both counters are
 * independent of the network, and a new session only has its own counter. The lock of the user makes parallel proofs
 * wait for each other; a session that has ended meanwhile has no more attempts.
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
