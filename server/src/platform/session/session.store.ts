import type { SystemMarker } from '@console/contracts';
import type { Actor, Db } from '../context';
import { actorColumns, actorOf, actorRow, actorTables } from './actor.query';
import { liveSql, renewalOf, type LiveSession, type Presented } from './live-session.store';
import { absoluteSeconds } from './session.rules';
import { bool, moment, nullable, type RowOf, text } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

const sessionRow = {
  ...actorRow,
  session_id: text,
  last_active_at: moment,
  is_renewal_due: bool,
  restricted: tables.company.restricted_login_countries,
};

/**
 * Which user's token this is, if it still counts. Asked of the database on every call and
 * by the owner of the tables, since the company is known only afterwards; so an ended session ends everywhere.
 */
export async function findSession(db: Db, presented: Presented): Promise<LiveSession | null> {
  const { rows } = await db.execute(
    sql`
      with ${liveSql(presented, 'vcc')}
      select live.id as session_id, live.last_active_at, live.is_renewal_due, c.restricted_login_countries as restricted, ${actorColumns}
      from live cross join ${actorTables} where u.id = live.owner_id and u.status = 'ACTIVE' and u.deleted_at is null`,
    sessionRow,
  );
  return rows[0] ? sessionOf(rows[0], presented) : null;
}

function sessionOf(
  { last_active_at, is_renewal_due, ...row }: RowOf<typeof sessionRow>,
  presented: Presented,
): LiveSession {
  let actor: Actor | null = null;
  return {
    sessionId: row.session_id,
    companyId: row.company_id,
    lastActiveAt: new Date(last_active_at),
    renewal: is_renewal_due ? renewalOf(row.session_id, presented) : null,
    restrictedCountries: row.restricted,
    isFactorDue: row.factor_due,
    // Most calls are begun with who was found before, and only compare.
    get actor() {
      return (actor ??= actorOf(row));
    },
    proof: JSON.stringify(row),
  };
}

interface NewSession {
  id: string;
  companyId: string;
  /** A user of the console, or an applicant of the onboarding flow. */
  owner: { marker: SystemMarker; id: string };
  ip: string;
  userAgent: string;
  now: Date;
}

export async function insertSession(db: Db, { id, companyId, owner, ip, userAgent, now }: NewSession): Promise<void> {
  const [userId, applicantId] = owner.marker === 'vcc' ? [owner.id, null] : [null, owner.id];
  await db.execute(sql`
    insert into session (id, company_id, user_id, onboarding_account_id, marker, created_at, last_active_at, expires_at,
      ip, user_agent)
    values (${id}, ${companyId}, ${userId}, ${applicantId}, ${owner.marker}, ${now}, ${now},
      ${now}::timestamptz + ${absoluteSeconds} * interval '1 second', ${ip}, ${userAgent})`);
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
};

/**
 * The session of a resume secret, if it is of this kind; locked, so that two tabs that come at once are served one
 * after the other.
 */
export async function lockResumable(
  db: Db,
  { resumeHash, marker }: { resumeHash: string; marker: SystemMarker },
): Promise<RowOf<typeof resumableRow> | null> {
  const { rows } = await db.execute(
    sql`
      select s.id as session_id, coalesce(s.user_id, s.onboarding_account_id) as owner_id, r.used_at, s.last_active_at,
        s.expires_at, s.ended_at
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
