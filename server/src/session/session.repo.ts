import { sql } from 'drizzle-orm';
import type { AccountType, Actor, Db } from '../context';
import { idleSecondsSql } from './idle.repo';
import { absoluteSeconds } from './session.rules';

interface LiveSession {
  sessionId: string;
  marker: string;
  lastActiveAt: Date;
  restrictedCountries: string[];
  actor: Actor;
}

interface Row extends Record<string, unknown> {
  session_id: string;
  marker: string;
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
}

/**
 * Whose token this is, if it still counts, and renews its idle clock. Asked of the database on every call and
 * by the owner of the tables, since the company is known only afterwards; so an ended session ends everywhere.
 */
export async function findSession(
  db: Db,
  { tokenHash, now, renews }: { tokenHash: string; now: Date; renews: boolean },
): Promise<LiveSession | null> {
  const { rows } = await db.execute<Row>(sql`
    with live as (
      select s.id, s.user_id, s.marker, s.last_active_at
      from session_token t join session s on s.id = t.session_id
      where t.token_hash = ${tokenHash} and s.ended_at is null and s.expires_at > ${now}::timestamptz
        and s.last_active_at > ${now}::timestamptz - ${idleSecondsSql} * interval '1 second'
    ), renewed as (
      update session set last_active_at = ${now}::timestamptz from live
      where session.id = live.id and ${renews} and live.last_active_at < ${now}::timestamptz - interval '1 second'
    )
    select live.id as session_id, live.marker, case when ${renews} then ${now}::timestamptz else live.last_active_at end as last_active_at, u.id as user_id, u.login_name, u.nickname,
      u.company_id, u.account_type, u.channel_id, u.timezone,
      array(select distinct b.button_code from user_role ur
        join role r on r.id = ur.role_id and r.status = 'ACTIVE' and r.deleted_at is null
        join role_button b on b.role_id = r.id where ur.user_id = u.id) as permissions,
      exists(select from user_role ur join role r on r.id = ur.role_id and r.status = 'ACTIVE'
        where ur.user_id = u.id and r.all_merchant_access) as all_merchants,
      array(select merchant_id from user_merchant_scope m where m.user_id = u.id order by 1) as merchant_ids,
      c.restricted_login_countries as restricted
    from live join app_user u on u.id = live.user_id and u.status = 'ACTIVE' and u.deleted_at is null
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
    permissions: new Set(row.permissions),
    timezone: row.timezone,
  };
  return {
    sessionId: row.session_id,
    marker: row.marker,
    lastActiveAt: new Date(row.last_active_at),
    restrictedCountries: row.restricted,
    actor,
  };
}

interface NewSession {
  id: string;
  companyId: string;
  userId: string;
  ip: string;
  userAgent: string;
  now: Date;
}

export async function insertSession(db: Db, { id, companyId, userId, ip, userAgent, now }: NewSession): Promise<void> {
  await db.execute(sql`
    insert into session (id, company_id, user_id, marker, created_at, last_active_at, expires_at, ip, user_agent)
    values (${id}, ${companyId}, ${userId}, 'vcc', ${now}, ${now},
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
  user_id: string;
  used_at: string | null;
  last_active_at: string;
  expires_at: string;
  ended_at: string | null;
}

/** The session of a resume secret; locked, so that two tabs that come at once are served one after the other. */
export async function lockResumable(db: Db, resumeHash: string): Promise<Resumable | null> {
  const { rows } = await db.execute<Resumable>(sql`
    select s.id as session_id, s.user_id, r.used_at, s.last_active_at, s.expires_at, s.ended_at
    from session_resume r join session s on s.id = r.session_id where r.resume_hash = ${resumeHash} for update`);
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
