import type { SystemMarker } from '@console/contracts';
import { sql } from 'drizzle-orm';
import type { AccountType, Actor, Db } from '../context';
import { factorRequiredSql } from '../second-factor/factor-required.repo';
import { liveSql, type LiveSession, type Presented } from './live-session.repo';
import { absoluteSeconds } from './session.rules';

interface Row extends Record<string, unknown> {
  session_id: string;
  last_active_at: string;
  user_id: string;
  login_name: string;
  nickname: string;
  company_id: string;
  account_type: AccountType;
  channel_id: string | null;
  timezone: string;
  permissions: string[];
  all_merchants: boolean;
  merchant_ids: string[];
  restricted: string[];
  factor_due: boolean;
}

/**
 * Which user's token this is, if it still counts, and renews its idle clock. Asked of the database on every call and
 * by the owner of the tables, since the company is known only afterwards; so an ended session ends everywhere.
 */
export async function findSession(db: Db, presented: Presented): Promise<LiveSession | null> {
  const { rows } = await db.execute<Row>(sql`
    with ${liveSql(presented, 'vcc')}
    select live.id as session_id, live.last_active_at, u.id as user_id, u.login_name, u.nickname,
      u.company_id, u.account_type, u.channel_id, u.timezone,
      array(select distinct b.button_code from user_role ur
        join role r on r.id = ur.role_id and r.status = 'ACTIVE' and r.deleted_at is null
        join role_button b on b.role_id = r.id where ur.user_id = u.id) as permissions,
      exists(select from user_role ur join role r on r.id = ur.role_id and r.status = 'ACTIVE'
        where ur.user_id = u.id and r.all_merchant_access) as all_merchants,
      array(select merchant_id from user_merchant_scope m where m.user_id = u.id order by 1) as merchant_ids,
      c.restricted_login_countries as restricted, u.totp_enabled_at is null and ${factorRequiredSql} as factor_due
    from live join app_user u on u.id = live.owner_id and u.status = 'ACTIVE' and u.deleted_at is null
    join company c on c.id = u.company_id`);
  return rows[0] ? sessionOf(rows[0]) : null;
}

function sessionOf(row: Row): LiveSession {
  const isUnlimited = row.account_type === 'CHANNEL' || (row.account_type === 'WHITELABEL' && row.all_merchants);
  const actor: Actor = {
    userId: row.user_id,
    loginName: row.login_name,
    nickname: row.nickname,
    companyId: row.company_id,
    accountType: row.account_type,
    merchantIds: isUnlimited ? null : row.merchant_ids,
    channelId: row.channel_id,
    permissions: new Set(row.factor_due ? [] : row.permissions),
    timezone: row.timezone,
  };
  return {
    sessionId: row.session_id,
    lastActiveAt: new Date(row.last_active_at),
    restrictedCountries: row.restricted,
    isFactorDue: row.factor_due,
    actor,
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

interface Resumable extends Record<string, unknown> {
  session_id: string;
  owner_id: string;
  used_at: string | null;
  last_active_at: string;
  expires_at: string;
  ended_at: string | null;
}

/**
 * The session of a resume secret, if it is of this kind; locked, so that two tabs that come at once are served one
 * after the other.
 */
export async function lockResumable(
  db: Db,
  { resumeHash, marker }: { resumeHash: string; marker: SystemMarker },
): Promise<Resumable | null> {
  const { rows } = await db.execute<Resumable>(sql`
    select s.id as session_id, coalesce(s.user_id, s.onboarding_account_id) as owner_id, r.used_at, s.last_active_at,
      s.expires_at, s.ended_at
    from session_resume r join session s on s.id = r.session_id
    where r.resume_hash = ${resumeHash} and s.marker = ${marker} for update`);
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
