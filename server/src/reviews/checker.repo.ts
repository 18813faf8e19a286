import { sql } from 'drizzle-orm';
import type { Db } from '../context';

interface Wanted {
  companyId: string;
  merchantId: string | null;
  permission: string;
  /** The maker, and who decided a step before. */
  except: string[];
}

/** Whether there is anybody who may decide the step: active, with the button, within reach, and none of those. */
export async function hasChecker(db: Db, { companyId, merchantId, permission, except }: Wanted): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists(
      select from app_user u
      join user_role ur on ur.user_id = u.id
      join role r on r.id = ur.role_id and r.status = 'ACTIVE' and r.deleted_at is null
      join role_button b on b.role_id = r.id and b.button_code = ${permission}
      where u.company_id = ${companyId} and u.status = 'ACTIVE' and u.deleted_at is null
        and u.account_type <> 'CHANNEL' and u.id <> all(${sql.param(except)})
        and (r.all_merchant_access or exists(select from user_merchant_scope m
          where m.user_id = u.id and m.merchant_id = ${merchantId}))) as has`);
  return rows[0]?.has ?? false;
}
