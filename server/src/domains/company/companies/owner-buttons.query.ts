import type { Ctx } from '../../../platform/context';
import { bool, pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { isOfEveryCompany } from '../../../platform/product-modules/included.rules';

/** Returns the permissions of the modules for the company's own users, and the permissions that every company has. */
export async function findOwnerButtons({ db }: Pick<Ctx, 'db'>, moduleIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute(
    sql`
      select b.code, exists (select from product_module m where m.id = any(${[...moduleIds]})
        and 'WHITELABEL' = any(m.account_types) and b.code = any(m.buttons)) as "isIncluded"
      from button b where not b.is_sandbox_only order by b.code`,
    { ...pick(tables.button, 'code'), isIncluded: bool },
  );
  return rows.filter(({ code, isIncluded }) => isIncluded || isOfEveryCompany(code)).map(({ code }) => code);
}
