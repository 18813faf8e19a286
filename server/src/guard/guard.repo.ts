import type { Language } from '@console/contracts';
import type { Db } from '../context';
import { breaking, type Complaints, type GuardLimits, type Watched } from './guard.rules';
import { sql } from '../sql';

const numberSql = (code: string, fallback: number) => sql`coalesce((
  select case when value ~ '^[0-9]{1,4}$' then value::int end
  from system_parameter where code = ${code} and is_active), ${fallback}::int)`;

export async function findLimits(db: Db): Promise<GuardLimits> {
  const { rows } = await db.execute<GuardLimits & Record<string, unknown>>(sql`
    select ${numberSql('release.guard_sessions', 5)} as sessions,
      ${numberSql('release.guard_minutes', 10)} as "windowMinutes"`);
  return rows[0] ?? { sessions: 5, windowMinutes: 10 };
}

/** Looks quickly whether anybody complains at all since a moment. */
export async function hasComplaints(db: Db, from: Date): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists (select from remote_fault where last_at > ${from}) as has`,
  );
  return rows[0]?.has ?? false;
}

/** What sessions of every company say of a version since a moment. */
export async function findComplaints(
  db: Db,
  { remote, version }: Pick<Watched, 'remote' | 'version'>,
  from: Date,
): Promise<Complaints> {
  const { rows } = await db.execute<Complaints & Record<string, unknown>>(sql`
    with said as (
      select f.session_id, s.user_id, bool_or(f.step <> 'LOAD') as has_crashed
      from remote_fault f join session s on s.id = f.session_id
      where f.remote = ${remote} and f.version = ${version} and f.last_at > ${from}
        and f.step in (select jsonb_array_elements_text(${JSON.stringify(breaking)}::jsonb))
      group by f.session_id, s.user_id
    )
    select count(*) filter (where has_crashed)::int as crashed,
      count(*) filter (where not has_crashed)::int as unloaded,
      count(distinct user_id)::int as people,
      (select count(distinct session_id)::int from remote_mount
        where remote = ${remote} and version = ${version} and at > ${from}) as mounted
    from said`);
  return rows[0] ?? { crashed: 0, unloaded: 0, people: 0, mounted: 0 };
}

/** Somebody who decides about releases. */
export interface Operator {
  companyId: string;
  userId: string;
  nickname: string;
  language: Language;
  email: string | null;
}

/** Who has to know: everybody who may activate versions of the remote. */
export async function findOperators(db: Db, remote: string): Promise<Operator[]> {
  const { rows } = await db.execute<Operator & Record<string, unknown>>(sql`
    select distinct u.company_id as "companyId", u.id as "userId", u.nickname, u.language, u.email
    from app_user u join user_role ur on ur.user_id = u.id
    join role r on r.id = ur.role_id and r.status = 'ACTIVE' and r.deleted_at is null
    join role_button b on b.role_id = r.id and b.button_code = 'devops.release.activate'
    join role_devops_module g on g.role_id = r.id and g.module in ('*', ${remote}) and 'ACTIVATE' = any(g.grants)
    where u.status = 'ACTIVE' and u.deleted_at is null order by u.id`);
  return rows;
}
