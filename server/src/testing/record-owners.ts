import type { Database } from '../plugins/db';

/** Whose a record is. */
export interface Owner {
  companyId: string;
  /** Null where the record belongs to the company as a whole. */
  merchantId: string | null;
}

interface Table {
  name: string;
  key: string;
  hasMerchant: boolean;
}

/** Tables whose rows belong to a company, with the column that names a row. */
async function tablesOf({ pool }: Database): Promise<Table[]> {
  const { rows } = await pool.query<Table>(`
    select t.table_name as name, 'id' as key,
      exists (select from information_schema.columns m
        where m.table_schema = 'public' and m.table_name = t.table_name and m.column_name = 'merchant_id') as "hasMerchant"
    from information_schema.columns t
    where t.table_schema = 'public' and t.column_name = 'company_id'
    order by t.table_name`);
  return rows;
}

/** Every record with an id, and whose it is. */
export async function ownersOf(database: Database): Promise<Map<string, Owner>> {
  const owners = new Map<string, Owner>();
  for (const { name, hasMerchant } of await tablesOf(database)) {
    if (!(await hasId(database, name))) continue;
    const merchant = name === 'merchant' ? 'id' : hasMerchant ? 'merchant_id' : 'null';
    const { rows } = await database.pool.query<Owner & { id: string }>(
      `select id::text as id, company_id as "companyId", ${merchant} as "merchantId" from ${name} where company_id is not null`,
    );
    for (const { id, ...owner } of rows) owners.set(id, owner);
  }
  return owners;
}

async function hasId({ pool }: Database, table: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'id'`,
    [table],
  );
  return rows.length > 0;
}

/** One sum for each table over the rows of a company, or over those of all merchants but one. */
export async function sumsOf(
  database: Database,
  { companyId, exceptMerchant }: { companyId: string; exceptMerchant?: string },
): Promise<Record<string, string | null>> {
  const sums: Record<string, string | null> = {};
  for (const { name, hasMerchant } of await tablesOf(database)) {
    if (exceptMerchant !== undefined && !hasMerchant) continue;
    const others = exceptMerchant === undefined ? '' : `and t.merchant_id <> '${exceptMerchant}'`;
    const { rows } = await database.pool.query<{ sum: string | null }>(
      `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t where t.company_id = '${companyId}' ${others}`,
    );
    sums[name] = rows[0]?.sum ?? null;
  }
  return sums;
}
