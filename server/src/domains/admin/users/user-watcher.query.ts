import type { Db } from '../../../platform/context';
import { pick } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { limitedTo, seesEverything } from './user.query';

const watchedRow = pick(tables.app_user, 'company_id', 'login_name');

/**
 * Returns company and login name of a user for a notification; null for wallet users, who are managed with their
 * wallets.
 */
export async function findWatched(db: Db, id: string): Promise<{ companyId: string; loginName: string } | null> {
  const { rows } = await db.execute(
    sql`select u.company_id, u.login_name from app_user u where u.id = ${id} and u.account_type <> 'WALLET' and u.deleted_at is null`,
    watchedRow,
  );
  const [row] = rows;
  return row ? { companyId: row.company_id, loginName: row.login_name } : null;
}

/** Active roles `r` of a user `w`. */
const rolesOfWatcher = sql`user_role wr join role r on r.id = wr.role_id and r.status = 'ACTIVE' and r.deleted_at is null`;
/** Roles `t` of the user `u`, including disabled ones, because they can be enabled. */
const rolesOfUser = sql`user_role tr join role t on t.id = tr.role_id and t.deleted_at is null`;

const hasButton = (button: SQL): SQL => sql`exists (
  select from ${rolesOfWatcher} join held_button wb on wb.role_id = r.id and wb.button_code = ${button} where wr.user_id = w.id)`;

/** True if a user `w` reaches the user `u`. Same rule as `reachedUsers`, which is for the actor of a request. */
const reaches = sql`case
  when w.account_type = 'CHANNEL' then u.account_type = 'CHANNEL' and u.channel_id = w.channel_id
  when w.account_type = 'WHITELABEL' and exists (
    select from ${rolesOfWatcher} where wr.user_id = w.id and r.all_merchant_access) then true
  when w.account_type in ('WHITELABEL', 'MERCHANT') then u.account_type <> 'CHANNEL'
    and ${limitedTo(sql`array(select own.merchant_id from user_merchant_scope own where own.user_id = w.id)`)}
    and case when w.account_type = 'WHITELABEL' then not ${seesEverything} else u.account_type = 'MERCHANT' end
  else false end`;

/**
 * Condition: user `w` holds all buttons, permissions for remotes and visible fields of user `u`, which changing `u`
 * requires.
 */
const holdsAll = sql`
  not exists (select from ${rolesOfUser} join held_button tb on tb.role_id = t.id
    where tr.user_id = u.id and not ${hasButton(sql`tb.button_code`)})
  and not exists (select from ${rolesOfUser} join role_devops_module g on g.role_id = t.id cross join unnest(g.grants) as code
    where tr.user_id = u.id and not exists (
      select from ${rolesOfWatcher} join role_devops_module own on own.role_id = r.id
      where wr.user_id = w.id and own.module in (g.module, '*') and code = any(own.grants)))
  and (u.account_type = 'CHANNEL' or w.hidden_groups <@ u.hidden_groups)`;

/** Maximum number of notified users, as for reviews. */
const watchersMax = 200;

const ids = async (db: Db, userId: string, where: SQL): Promise<string[]> => {
  const { rows } = await db.execute(
    sql`
      select w.id from app_user w join app_user u on u.company_id = w.company_id
      where u.id = ${userId} and w.id <> u.id and w.status = 'ACTIVE' and w.deleted_at is null and ${where} and ${reaches}
      order by w.id limit ${watchersMax}`,
    pick(tables.app_user, 'id'),
  );
  return rows.map(({ id }) => id);
};

/** Returns the users who can unlock a user. */
export const findUnlockers = (db: Db, userId: string): Promise<string[]> =>
  ids(db, userId, sql`${hasButton(sql`'admin.user.status'`)} and ${hasButton(sql`'admin.user.view'`)} and ${holdsAll}`);

/** Returns the inviter of a user if the inviter can still see that user; otherwise empty. */
export const findInviter = (db: Db, userId: string): Promise<string[]> =>
  ids(db, userId, sql`w.id = u.created_by and ${hasButton(sql`'admin.user.view'`)}`);
