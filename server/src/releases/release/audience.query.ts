import type { I18nText } from '@console/contracts';
import type { Context, Db } from '../../platform/context';
import { int, text, texts } from '../../platform/db/column';
import { i18nText } from '../../platform/db/common-columns';
import { all } from '../../platform/listing/filters';
import { withinWhole } from '../../platform/reach/reach.query';
import { idleSecondsSql } from '../../platform/session/idle.query';
import type { LiveSubject } from './affected-users.rules';
import { sql } from '../../platform/db/sql';
import { inNameOrder } from '../../platform/listing/name-order';

const subjectRow = { userId: text, number: int, companyId: text, sessions: int, roleIds: texts };

/** Returns the signed-in users of the transaction's company with their number of sessions. */
export async function findLiveSubjects(db: Db, now: Date): Promise<LiveSubject[]> {
  const { rows } = await db.execute(
    sql`
      select u.id as "userId", u.number::int as number, u.company_id as "companyId", count(*)::int as sessions,
        array(select role_id from user_role ur where ur.user_id = u.id order by 1) as "roleIds"
      from session s join app_user u on u.id = s.user_id
      where s.marker = 'vcc' and s.ended_at is null and s.expires_at > ${now}
        and s.last_active_at > ${now}::timestamptz - ${idleSecondsSql} * interval '1 second'
      group by u.id`,
    subjectRow,
  );
  return rows;
}

const choicesMost = 500;

export async function findPeople(db: Db) {
  const { rows } = await db.execute(
    sql`
      select id, nickname as name, login_name as "loginName" from app_user
      where status = 'ACTIVE' and deleted_at is null order by ${inNameOrder(sql`nickname`)}, id limit ${choicesMost}`,
    { id: text, name: text, loginName: text },
  );
  return rows;
}

type Named = { id: string; name: I18nText };

const namedRow = { id: text, name: i18nText };

export async function findRoles(db: Db): Promise<Named[]> {
  const { rows } = await db.execute(
    sql`
      select id, name from role where status = 'ACTIVE' and deleted_at is null order by created_at, id limit ${choicesMost}`,
    namedRow,
  );
  return rows;
}

/** Returns the user's own company only, because a rehearsal counts only its users. */
export async function findCompanies({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<Named[]> {
  const { rows } = await db.execute(
    sql`
      select id, name from company where ${all(withinWhole(actor, sql`id`))} and deleted_at is null
      order by created_at, id limit ${choicesMost}`,
    namedRow,
  );
  return rows;
}
