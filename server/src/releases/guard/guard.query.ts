import type { Db } from '../../platform/context';
import { bool, int, oneOf, pick, type RowOf, text, texts } from '../../platform/db/column';
import { breaking, type GuardLimits, type Watched, type Witness } from './guard.rules';
import { numberSql } from '../../platform/reference/parameter.query';
import { guardMinutes, guardSessions } from '../parameter.data';
import { sql } from '../../platform/db/sql';
import { tables } from '../../platform/db/tables';

export async function findLimits(db: Db): Promise<GuardLimits> {
  const { rows } = await db.execute(
    sql`
      select ${numberSql(guardSessions)} as sessions, ${numberSql(guardMinutes)} as "windowMinutes"`,
    { sessions: int, windowMinutes: int },
  );
  return rows[0] ?? { sessions: Number(guardSessions.value), windowMinutes: Number(guardMinutes.value) };
}

/** Cheap check for any fault reports since `from`. */
export async function hasComplaints(db: Db, from: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select exists (select from remote_fault where last_at > ${from}) as has`, {
    has: bool,
  });
  return rows[0]?.has ?? false;
}

const witnessRow = {
  sessionId: text,
  userId: text,
  number: int,
  companyId: text,
  roleIds: texts,
  accountType: tables.app_user.account_type,
  since: tables.app_user.created_at,
  met: oneOf('CRASHED', 'UNLOADED', 'NOTHING'),
};

/** Maximum number of sessions read; a larger sample would not change the verdict. */
const witnessesMost = 10_000;

/**
 * Returns sessions of all companies that have mounted or tried the version since it went live. Sessions with a fault
 * since `from` come first, so that the limit does not cut them off.
 */
export async function findWitnesses(
  db: Db,
  { remote, version, since }: Pick<Watched, 'remote' | 'version' | 'since'>,
  from: Date,
): Promise<Witness[]> {
  const ofVersion = sql`remote = ${remote} and version = ${version}`;
  const { rows } = await db.execute(
    sql`
      with met as (
        select session_id from remote_mount where ${ofVersion} and at >= ${since}
        union select session_id from remote_try where ${ofVersion} and at >= ${since}
      ), said as (
        select session_id, bool_or(step <> 'LOAD') as has_crashed from remote_fault
        where ${ofVersion} and last_at > ${from}
          and step in (select jsonb_array_elements_text(${JSON.stringify(breaking)}::jsonb))
        group by session_id
      )
      select s.id as "sessionId", u.id as "userId", u.number::int as number, u.company_id as "companyId",
        array(select role_id from user_role ur where ur.user_id = u.id order by 1) as "roleIds",
        u.account_type as "accountType", u.created_at as since,
        case when said.has_crashed then 'CRASHED' when said.session_id is not null then 'UNLOADED' else 'NOTHING' end as met
      from met join session s on s.id = met.session_id join app_user u on u.id = s.user_id
      left join said on said.session_id = met.session_id
      order by said.session_id is null, s.id limit ${witnessesMost}`,
    witnessRow,
  );
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

/** Returns whether operators were already notified about the version since it went live. */
export async function wasRequested(db: Db, { remote, version, since }: Watched): Promise<boolean> {
  const { rows } = await db.execute(
    sql`
      select exists (select from notification where type = 'RELEASE_DOUBTED' and object_id = ${remote}
        and label = ${labelOf({ remote, version })} and created_at >= ${since}) as was`,
    { was: bool },
  );
  return rows[0]?.was ?? false;
}

/** Display label of a remote's version. */
export const labelOf = ({ remote, version }: Pick<Watched, 'remote' | 'version'>): string => `${remote} ${version}`;

const operatorRow = { companyId: text, userId: text, ...pick(tables.app_user, 'nickname', 'language', 'email') };

/** User who may activate versions. */
export type Operator = RowOf<typeof operatorRow>;

/** Returns the active users of all companies who may activate versions of the remote. */
export async function findOperators(db: Db, remote: string): Promise<Operator[]> {
  const { rows } = await db.execute(
    sql`
      select distinct u.company_id as "companyId", u.id as "userId", u.nickname, u.language, u.email
      from app_user u join user_role ur on ur.user_id = u.id
      join role r on r.id = ur.role_id and r.status = 'ACTIVE' and r.deleted_at is null
      join held_button b on b.role_id = r.id and b.button_code = 'devops.release.activate'
      join role_devops_module g on g.role_id = r.id and g.module in ('*', ${remote}) and 'ACTIVATE' = any(g.grants)
      where u.status = 'ACTIVE' and u.deleted_at is null order by u.id`,
    operatorRow,
  );
  return rows;
}
