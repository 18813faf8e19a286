import { sensitiveGroups } from '@console/contracts';
import type { Actor, Db } from '../../platform/context';
import { liveSql, type LiveSession, type Presented } from '../../platform/session/live-session.query';
import { renewalOf } from '../../platform/session/session.store';
import { nicknameOf } from './applicant.rules';
import { bool, moment, pick, type RowOf, text, texts } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';
import { tables } from '../../platform/db/tables';

const sessionRow = {
  ...pick(tables.onboarding_account, 'id', 'email', 'company_id'),
  session_id: text,
  last_active_at: moment,
  is_renewal_due: bool,
  timezone: text,
  restricted: texts,
};
type SessionRow = RowOf<typeof sessionRow>;

/** Returns the live session of an applicant token, or null. Runs as the table owner. */
export async function findApplicantSession(db: Db, presented: Presented): Promise<LiveSession | null> {
  const { rows } = await db.execute(
    sql`
      with ${liveSql(presented, 'self-onboarding')}
      select live.id as session_id, live.last_active_at, live.is_renewal_due, a.id, a.email, a.company_id, c.timezone,
        c.restricted_login_countries as restricted
      from live join onboarding_account a on a.id = live.owner_id and a.status = 'ACTIVE'
      join company c on c.id = a.company_id and c.status <> 'CLOSED'`,
    sessionRow,
  );
  return rows[0] ? sessionOf(rows[0], presented) : null;
}

/** Creates the session. An applicant has no permissions; onboarding operations return the applicant's own data only. */
const sessionOf = ({ last_active_at, is_renewal_due, ...row }: SessionRow, presented: Presented): LiveSession => ({
  sessionId: row.session_id,
  companyId: row.company_id,
  lastActiveAt: new Date(last_active_at),
  renewal: is_renewal_due ? renewalOf(row.session_id, presented) : null,
  restrictedCountries: row.restricted,
  // Two-factor authentication is required of users only; applicants sign in with a mailed code.
  isFactorDue: false,
  isAgreementDue: false,
  provenAt: null,
  provesBy: 'password',
  actor: {
    userId: row.id,
    loginName: row.email,
    nickname: nicknameOf(row.email),
    companyId: row.company_id,
    companyName: { en_US: '', zh_CN: '' },
    language: 'en_US',
    accountType: 'APPLICANT',
    memberships: null,
    merchantIds: [],
    channelId: null,
    permissions: new Set(),
    hiddenGroups: new Set(sensitiveGroups),
    timezone: row.timezone,
    apiKey: null,
    companyTimezone: row.timezone,
  } satisfies Actor,
  proof: JSON.stringify(row),
});
