import type { StepUpNeed, SystemMarker } from '@console/contracts';
import type { Actor, Db } from '../context';
import { idleSecondsSql } from './idle.query';
import { sql, type SQL } from '../db/sql';

/** A session that still counts, and who is behind it. */
export interface LiveSession {
  sessionId: string;
  companyId: string;
  lastActiveAt: Date;
  /** What renews its idle clock, once a second; null where it need not or must not be renewed. */
  renewal: SQL | null;
  restrictedCountries: string[];
  /** Nothing is permitted before the second factor that is demanded is set up. */
  isFactorDue: boolean;
  /** When its user last showed that it is they; null for an applicant, who is asked for nothing that needs it. */
  provenAt: Date | null;
  provesBy: StepUpNeed['by'];
  actor: Actor;
  /** Says all of it but the time: two that say the same are the same. */
  proof: string;
}

/** Looks for the session of a token, of one kind; null where it does not count. */
type FindSession = (owner: Db, presented: Presented) => Promise<LiveSession | null>;

/** Sessions of users, or of somebody else who signs in. */
export interface SessionKind {
  marker: SystemMarker;
  find: FindSession;
}

/** What a request says about its session. */
export interface Presented {
  tokenHash: string;
  /** Of the secret in the cookie that came with the token. */
  resumeHash: string;
  now: Date;
  /** Whether the call counts as a sign of life. */
  renews: boolean;
}

/**
 * `live`: the session of a token, if it still counts and is of this kind. A token of the other kind finds nothing, nor
 * does one without a cookie of its own session: scripts may see a token, but not the cookie, so that a token which was
 * carried out of the browser opens nothing. Any secret that the session ever had will do, since tabs replace it.
 */
export const liveSql = ({ tokenHash, resumeHash, now, renews }: Presented, marker: SystemMarker): SQL => sql`
  live as (
    select s.id, coalesce(s.user_id, s.onboarding_account_id) as owner_id,
      case when ${renews} then ${now}::timestamptz else s.last_active_at end as last_active_at,
      s.proven_at, ${renews} and s.last_active_at < ${now}::timestamptz - interval '1 second' as is_renewal_due
    from session_token t join session s on s.id = t.session_id
    join session_resume r on r.session_id = s.id and r.resume_hash = ${resumeHash}
    where t.token_hash = ${tokenHash} and s.marker = ${marker} and s.ended_at is null
      and s.expires_at > ${now}::timestamptz
      and s.last_active_at > ${now}::timestamptz - ${idleSecondsSql} * interval '1 second'
  )`;
