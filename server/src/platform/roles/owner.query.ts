import { everyModule } from '@console/contracts/releases';
import type { Context } from '../context';
import { bool } from '../db/column';
import { lockCounted } from '../db/lock-counted';
import { sql } from '../db/sql';
import { all } from '../listing/filters';
import { withinWhole } from '../reach/reach.query';

/**
 * Serializes changes of a company's users and roles: otherwise two users could concurrently revoke each other's last
 * permission. Taken before all other locks except a review's lock.
 */
export async function holdAccess({ db, companyId }: Pick<Context, 'db' | 'companyId'>): Promise<void> {
  await lockCounted(db, 'access', companyId);
}

/**
 * Returns whether the company has an owner: an active user for all merchants whose permissions include every button and
 * module permission of any role of the company's own users. Buttons that no role has are ignored; otherwise an upgrade
 * with new buttons would leave companies without owners. Users with too few buttons are excluded by count, before
 * buttons are compared.
 */
export async function hasOwner({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<boolean> {
  const { rows } = await db.execute(
    sql`
      with active as materialized (
        select r.id, r.all_merchant_access from role r where r.account_type = 'WHITELABEL' and r.status = 'ACTIVE'
          and r.deleted_at is null and ${all(withinWhole(actor, sql`r.company_id`))}),
      held as materialized (
        select b.role_id, b.button_code as code from active r join held_button b on b.role_id = r.id),
      wanted as materialized (select distinct code from held),
      granted as materialized (
        select g.role_id, g.module, code from active r join role_devops_module g on g.role_id = r.id
        cross join unnest(g.grants) as code),
      sizes as (select role_id, count(*) as size from held group by role_id),
      candidates as materialized (
        select u.id from app_user u join user_role ur on ur.user_id = u.id join active r on r.id = ur.role_id
        join sizes s on s.role_id = r.id
        where u.account_type = 'WHITELABEL' and u.status = 'ACTIVE' and u.deleted_at is null
          and ${all(withinWhole(actor, sql`u.company_id`))}
        group by u.id having bool_or(r.all_merchant_access) and sum(s.size) >= (select count(*) from wanted))
      select exists (
        select from candidates c
        where not exists (
          select from wanted w where not exists (
            select from user_role ur join held h on h.role_id = ur.role_id where ur.user_id = c.id and h.code = w.code))
        and not exists (
          select from granted g where not exists (
            select from user_role ur join granted own on own.role_id = ur.role_id
            where ur.user_id = c.id and own.module in (g.module, ${everyModule}) and own.code = g.code))) as has`,
    { has: bool },
  );
  return rows[0]?.has ?? false;
}
