import type { Subject } from '@console/contracts/release';
import type { Db } from '../../platform/context';
import { int, text, texts } from '../../platform/db/column';
import { sql, type SQL } from '../../platform/db/sql';

/** Identity of a visitor, which determines the offered versions. */
export type Who = { by: 'nobody' } | { by: 'user'; userId: string } | { by: 'resume'; resumeHash: string };

/** SQL expression for the user id; null if the session of the resume cookie has ended. */
export const userIdOf = (who: Exclude<Who, { by: 'nobody' }>): SQL =>
  who.by === 'user'
    ? sql`${who.userId}`
    : sql`(select s.user_id from session_resume r join session s on s.id = r.session_id
        where r.resume_hash = ${who.resumeHash} and s.ended_at is null)`;

/** Returns the facts that determine a user's versions; null without a session or after its end. */
export async function findSubject(db: Db, who: Who): Promise<Subject | null> {
  if (who.by === 'nobody') return null;
  const { rows } = await db.execute(
    sql`
      select u.id as "userId", u.number::int as number, u.company_id as "companyId",
        array(select role_id from user_role where user_id = u.id order by 1) as "roleIds"
      from app_user u where u.id = ${userIdOf(who)}`,
    { userId: text, number: int, companyId: text, roleIds: texts },
  );
  return rows[0] ?? null;
}
