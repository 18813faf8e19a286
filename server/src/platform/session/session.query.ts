import { wrongProofs } from '@console/contracts';
import type { Actor, Db } from '../context';
import { bool, moment, type RowOf, text } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';
import { actorColumns, actorOf, actorRow, actorTables } from './actor.query';
import { liveSql, type LiveSession, type Presented } from './live-session.query';
import { renewalOf } from './session.store';
import { dateOf } from './sign-in.query';

const sessionRow = {
  ...actorRow,
  session_id: text,
  last_active_at: moment,
  is_renewal_due: bool,
  proven_at: tables.session.proven_at,
  is_agreement_due: tables.session.is_agreement_due,
  has_factor: bool,
  restricted: tables.company.restricted_login_countries,
};

/**
 * Returns the valid session of a user's token. It is read from the database on every call, so that the end of a session
 * takes effect on all processes, and as the table owner, because the company is not known before.
 */
export async function findSession(db: Db, presented: Presented): Promise<LiveSession | null> {
  const { rows } = await db.execute(
    sql`
      with ${liveSql(presented, 'vcc')}
      select live.id as session_id, live.last_active_at, live.is_renewal_due, live.proven_at, live.is_agreement_due,
        u.totp_enabled_at is not null as has_factor, c.restricted_login_countries as restricted, ${actorColumns}
      from live cross join ${actorTables} where u.id = live.owner_id and u.status = 'ACTIVE' and u.deleted_at is null
        and c.status <> 'CLOSED'`,
    sessionRow,
  );
  return rows[0] ? sessionOf(rows[0], presented) : null;
}

/** Returns whether a session has not been ended. The caller holds the lock of its user. */
export async function isSessionOpen(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select ended_at is null as is_open from session where id = ${sessionId}`, {
    is_open: bool,
  });
  return rows[0]?.is_open ?? false;
}

/** Returns whether a token's session was ended by wrong proofs; its tabs then show this reason. */
export async function isEndedUnproven(owner: Db, { tokenHash, resumeHash }: Presented): Promise<boolean> {
  const { rows } = await owner.execute(
    sql`
      select s.ended_reason = ${wrongProofs} as is_unproven from session_token t
      join session s on s.id = t.session_id and s.ended_at is not null
      join session_resume r on r.session_id = s.id and r.resume_hash = ${resumeHash}
      where t.token_hash = ${tokenHash}`,
    { is_unproven: bool },
  );
  return rows[0]?.is_unproven ?? false;
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
    isAgreementDue: row.is_agreement_due,
    provenAt: dateOf(row.proven_at),
    provesBy: row.has_factor ? 'code' : 'password',
    // Computed on demand: most calls only compare the session with the cached session.
    get actor() {
      return (actor ??= actorOf(row));
    },
    proof: JSON.stringify(row),
  };
}
