import { findBrandOfCompany } from '../../platform/brand/brand.query';
import type { Brand } from '../../platform/brand/brand.rules';
import type { Db } from '../../platform/context';
import { text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';
import { userIdOf, type Who } from '../release/subject.query';

/** Returns the brand of the visitor's company, or null if the visitor is not signed in. */
export async function findVisitorBrand(db: Db, who: Who): Promise<Brand | null> {
  if (who.by === 'nobody') return null;
  const { rows } = await db.execute(
    sql`select u.company_id as "companyId" from app_user u where u.id = ${userIdOf(who)}`,
    { companyId: text },
  );
  return rows[0] ? findBrandOfCompany(db, rows[0].companyId) : null;
}
