import type { Invoice } from '@console/contracts/company';
import type { Context } from '../../../platform/context';
import { json } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { inCompany } from '../../../platform/reach/reach.query';

/**
 * Returns the current name and number of the company. An invoice stores them, so it doesn't change with the company.
 */
export async function findClient({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<Invoice['client'] | undefined> {
  const { rows } = await db.execute(
    sql`
      select json_build_object('companyNo', company_no, 'name', name) as client from company
      where ${inCompany(actor, sql`id`)}`,
    { client: json<Invoice['client']>() },
  );
  return rows[0]?.client;
}
