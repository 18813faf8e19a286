import type { Context } from '../context';
import { bool, pick } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';
import { all } from '../listing/filters';
import { withinWhole } from '../reach/reach.query';
import type { Included } from './included.rules';

/**
 * Permissions that the modules of company `c` include for user `u`, separated by spaces; null means all. The server
 * compares them rather than the database, because every call reads them.
 */
export const includedColumn: SQL = sql`
  case when not c.is_default then coalesce((
    select string_agg(button, ' ') from company_module g join product_module m on m.id = g.module_id
      cross join unnest(m.buttons) as button
    where g.company_id = u.company_id
      and case u.account_type when 'WALLET' then 'MERCHANT' else u.account_type end = any(m.account_types)), '') end`;

const moduleRow = pick(tables.product_module, 'buttons', 'account_types');

/** Returns the permissions that roles in the actor's company can have. */
export async function findIncluded({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<Included> {
  const own = await db.execute(
    sql`select c.is_default as is_all from company c where ${all(withinWhole(actor, sql`c.id`))}`,
    { is_all: bool },
  );
  const { rows } = await db.execute(
    sql`
      select m.buttons, m.account_types from company_module g join product_module m on m.id = g.module_id
      where ${all(withinWhole(actor, sql`g.company_id`))}`,
    moduleRow,
  );
  return {
    isAll: own.rows[0]?.is_all ?? false,
    modules: rows.map(({ buttons, account_types: accountTypes }) => ({ buttons, accountTypes })),
  };
}
