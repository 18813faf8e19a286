import type { Context } from '../context';
import { bool } from '../db/column';
import { lockCounted } from '../db/lock-counted';
import { sql, type SQL } from '../db/sql';
import { all } from '../listing/filters';
import { withinWhole } from '../reach/reach.query';
import { ownerButtons } from './owner.rules';

/**
 * Serializes changes of a company's users and roles, so that two users cannot revoke each other's last permission
 * concurrently. Taken before all locks except that of a review.
 */
export async function holdAccess({ db, companyId }: Pick<Context, 'db' | 'companyId'>): Promise<void> {
  await lockCounted(db, 'access', companyId);
}

/** Whether an active user `u` owns the company. */
export const ownerSql: SQL = sql`(
  u.account_type = 'WHITELABEL' and u.status = 'ACTIVE' and u.deleted_at is null and exists (
    select from user_role ur join role r on r.id = ur.role_id and r.status = 'ACTIVE' and r.deleted_at is null
    where ur.user_id = u.id and r.all_merchant_access) and not exists (
    select from unnest(${[...ownerButtons]}::text[]) as needed (code) where not exists (
      select from user_role ur join role r on r.id = ur.role_id and r.status = 'ACTIVE' and r.deleted_at is null
      join held_button b on b.role_id = r.id where ur.user_id = u.id and b.button_code = needed.code)))`;

/** Returns whether the company has an owner. */
export async function hasOwner({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select exists (select from app_user u where ${ownerSql} and ${all(withinWhole(actor, sql`u.company_id`))}) as has`,
    { has: bool },
  );
  return rows[0]?.has ?? false;
}
