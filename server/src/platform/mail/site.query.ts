import type { Db } from '../context';
import { pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

/** Sites of a company, for links. */
export interface Site {
  siteOrigins: string[];
  timezone: string;
}

export async function findSite(db: Db, companyId: string): Promise<Site> {
  const { rows } = await db.execute(
    sql`select site_origins, timezone from company where id = ${companyId}`,
    pick(tables.company, 'site_origins', 'timezone'),
  );
  const [company] = rows;
  return { siteOrigins: company?.site_origins ?? [], timezone: company?.timezone ?? 'UTC' };
}
