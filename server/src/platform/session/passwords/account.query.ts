import type { Db } from '../../context';
import { pick } from '../../db/column';
import { sql } from '../../db/sql';
import { tables } from '../../db/tables';

/** Switches a public call to the company of an account. Returns the user's id, or null. */
export async function enterCompanyOfAccount(db: Db, account: string): Promise<string | null> {
  await db.execute(sql`select set_config('app.company_id', coalesce(company_of_account(${account}), ''), true)`);
  const { rows } = await db.execute(
    sql`
      select id from app_user where deleted_at is null and (login_name = ${account} or lower(email) = lower(${account}))
      order by (login_name = ${account}) desc limit 1`,
    pick(tables.app_user, 'id'),
  );
  return rows[0]?.id ?? null;
}

/** Returns the data for a mail to a user; null if the user or the company must not get one. */
export async function findAddressee(
  db: Db,
  userId: string,
): Promise<{ email: string | null; siteOrigins: string[] } | null> {
  const { rows } = await db.execute(
    sql`
      select u.email, c.site_origins as "siteOrigins" from app_user u join company c on c.id = u.company_id
      where u.id = ${userId} and u.status in ('ACTIVE', 'LOCKED') and c.status <> 'CLOSED'`,
    { email: tables.app_user.email, siteOrigins: tables.company.site_origins },
  );
  return rows[0] ?? null;
}
