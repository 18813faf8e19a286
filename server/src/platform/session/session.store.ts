import type { SystemMarker } from '@console/contracts';
import type { Db } from '../context';
import { moment, nullable, type RowOf, text } from '../db/column';
import { absoluteSeconds } from './session.rules';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';

interface NewSession {
  id: string;
  companyId: string;
  /** A user of the console, or an applicant in the onboarding flow. */
  owner: { marker: SystemMarker; id: string };
  ip: string;
  userAgent: string;
  /** Whether the user must accept agreements before anything else. */
  isAgreementDue?: boolean;
  now: Date;
}

export async function insertSession(
  db: Db,
  { id, companyId, owner, ip, userAgent, isAgreementDue = false, now }: NewSession,
): Promise<void> {
  const [userId, applicantId] = owner.marker === 'vcc' ? [owner.id, null] : [null, owner.id];
  await db.execute(sql`
    insert into session (id, company_id, user_id, onboarding_account_id, marker, created_at, last_active_at, expires_at,
      proven_at, ip, user_agent, is_agreement_due)
    values (${id}, ${companyId}, ${userId}, ${applicantId}, ${owner.marker}, ${now}, ${now},
      ${now}::timestamptz + ${absoluteSeconds} * interval '1 second',
      ${now}, ${ip}, ${userAgent}, ${isAgreementDue})`);
}

interface Secrets {
  sessionId: string;
  companyId: string;
  tokenHash: string;
  resumeHash: string;
  now: Date;
}

export async function insertSecrets(
  db: Db,
  { sessionId, companyId, tokenHash, resumeHash, now }: Secrets,
): Promise<void> {
  await db.execute(sql`
    insert into session_token (token_hash, company_id, session_id, created_at)
    values (${tokenHash}, ${companyId}, ${sessionId}, ${now})`);
  await db.execute(sql`
    insert into session_resume (resume_hash, company_id, session_id, created_at)
    values (${resumeHash}, ${companyId}, ${sessionId}, ${now})`);
}

const resumableRow = {
  session_id: text,
  owner_id: text,
  used_at: nullable(moment),
  last_active_at: moment,
  expires_at: moment,
  ended_at: nullable(moment),
  is_agreement_due: tables.session.is_agreement_due,
};

/** Locks the session of a resume secret with this marker, so that concurrent tabs are served one after another. */
export async function lockResumable(
  db: Db,
  { resumeHash, marker }: { resumeHash: string; marker: SystemMarker },
): Promise<RowOf<typeof resumableRow> | null> {
  const { rows } = await db.execute(
    sql`
      select s.id as session_id, coalesce(s.user_id, s.onboarding_account_id) as owner_id, r.used_at, s.last_active_at,
        s.expires_at, s.ended_at, s.is_agreement_due
      from session_resume r join session s on s.id = r.session_id
      where r.resume_hash = ${resumeHash} and s.marker = ${marker} for update`,
    resumableRow,
  );
  return rows[0] ?? null;
}

export async function markResumed(
  db: Db,
  { resumeHash, sessionId, now }: { resumeHash: string; sessionId: string; now: Date },
): Promise<void> {
  await db.execute(
    sql`update session_resume set used_at = coalesce(used_at, ${now}) where resume_hash = ${resumeHash}`,
  );
  await db.execute(sql`update session set last_active_at = ${now} where id = ${sessionId}`);
}

export async function endSessionRow(
  db: Db,
  { sessionId, reason, now }: { sessionId: string; reason: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    update session set ended_at = ${now}, ended_reason = ${reason} where id = ${sessionId} and ended_at is null`);
}

interface Ending {
  userId: string;
  reason: string;
  now: Date;
  /** Session that is not ended. */
  except?: string;
}

export async function endSessionsOf(db: Db, { userId, reason, now, except = '' }: Ending): Promise<void> {
  await db.execute(sql`
    update session set ended_at = ${now}, ended_reason = ${reason}
    where user_id = ${userId} and id <> ${except} and ended_at is null`);
}

/** Stores the time of a step-up authentication. */
export async function storeProof(db: Db, { sessionId, now }: { sessionId: string; now: Date }): Promise<void> {
  await db.execute(sql`update session set proven_at = ${now} where id = ${sessionId}`);
}

/** Locks a user, so that concurrent calls of the user's sessions run one after another. */
export async function lockSessionOwner(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select from app_user where id = ${userId} for no key update`);
}

/** Lifts the restriction of a user's sessions after the due agreements were accepted. */
export async function clearAgreementDue(db: Db, userId: string): Promise<void> {
  await db.execute(sql`update session set is_agreement_due = false where user_id = ${userId} and is_agreement_due`);
}

/** Has no effect if the session has ended since it was read. */
export const renewalOf = (sessionId: string, { now }: { now: Date }): SQL =>
  sql`update session set last_active_at = ${now}::timestamptz where id = ${sessionId} and ended_at is null`;
