import type { Code, StepUpNeed, SystemMarker } from '@console/contracts';
import type { Actor, Db } from '../context';
import { idleSecondsSql } from './idle.query';
import { sql, type SQL } from '../db/sql';

/** A valid session with its actor, or an API key. */
export interface LiveSession {
  /** Id of the session, or of the API key. */
  sessionId: string;
  companyId: string;
  lastActiveAt: Date;
  /** Statement that renews the idle time, at most once a second; null if it need not or must not be renewed. */
  renewal: SQL | null;
  restrictedCountries: string[];
  /** Whether the user still has to set up required two-factor authentication. Until then nothing else is permitted. */
  isFactorDue: boolean;
  /** Whether the user must accept agreements first. Until then nothing else is permitted. */
  isAgreementDue: boolean;
  /** Time of the last step-up authentication; null for applicants, who never need it. */
  provenAt: Date | null;
  provesBy: StepUpNeed['by'];
  actor: Actor;
  /** For an API key: the code with which the call is refused, or null. Absent for a session. */
  keyProblem?: Code | null;
  /** Content of the session, without the idle time. Equal proofs mean equal sessions. */
  proof: string;
}

/** Finds the valid session of a token, for one kind of owner. Null if there is none. */
type FindSession = (owner: Db, presented: Presented) => Promise<LiveSession | null>;

/** Sessions of users or of applicants. */
export interface SessionKind {
  marker: SystemMarker;
  find: FindSession;
}

/** Credentials of a request. */
export interface Presented {
  tokenHash: string;
  /** Hash of the secret in the cookie that came with the token. */
  resumeHash: string;
  now: Date;
  /** Whether the call renews the idle time. */
  renews: boolean;
}

/**
 * `live`: the valid session of a token for this marker. The session's cookie is required too: scripts can read a token
 * but not the cookie, so a stolen token alone is useless. Any earlier secret of the session is accepted, because tabs
 * replace it.
 */
export const liveSql = ({ tokenHash, resumeHash, now, renews }: Presented, marker: SystemMarker): SQL => sql`
  live as (
    select s.id, coalesce(s.user_id, s.onboarding_account_id) as owner_id,
      case when ${renews} then ${now}::timestamptz else s.last_active_at end as last_active_at,
      s.proven_at, s.is_agreement_due, ${renews} and s.last_active_at < ${now}::timestamptz - interval '1 second' as is_renewal_due
    from session_token t join session s on s.id = t.session_id
    join session_resume r on r.session_id = s.id and r.resume_hash = ${resumeHash}
    where t.token_hash = ${tokenHash} and s.marker = ${marker} and s.ended_at is null
      and s.expires_at > ${now}::timestamptz
      and s.last_active_at > ${now}::timestamptz - ${idleSecondsSql} * interval '1 second'
  )`;
