import type { Database } from '../platform/db/db';

/** Owner of a record. */
export interface Owner {
  companyId: string;
  /** Null for records of the whole company. */
  merchantId: string | null;
  /** Null for records without a channel, wallet or card. */
  channelId: string | null;
  walletId: string | null;
  cardId: string | null;
}

/** Columns that reference the owner of a record, with the referenced tables. */
const naming = [
  ['merchant_id', 'merchant'],
  ['channel_id', 'channel'],
  ['wallet_id', 'wallet'],
  ['card_id', 'card'],
] as const;

interface Table {
  name: string;
  key: string;
  hasMerchant: boolean;
}

/** Tables with rows of a company, with the column that identifies a row. */
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

/** Returns all records with an id and their owners. */
export async function ownersOf(database: Database): Promise<Map<string, Owner>> {
  const owners = new Map<string, Owner>();
  for (const { name } of await tablesOf(database)) {
    if (!(await columnsOf(database, name)).has('id')) continue;
    const columns = await columnsOf(database, name);
    const [merchant, channel, wallet, card] = naming.map(([column, table]) =>
      name === table ? 'id' : columns.has(column) ? column : 'null',
    );
    const { rows } = await database.pool.query<Owner & { id: string }>(
      `select id::text as id, company_id as "companyId", ${merchant} as "merchantId", ${channel} as "channelId",
        ${wallet} as "walletId", ${card} as "cardId" from ${name} where company_id is not null`,
    );
    for (const { id, ...owner } of rows) owners.set(id, owner);
  }
  return owners;
}

async function columnsOf({ pool }: Database, table: string): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Returns a checksum per table over the rows of a company, or over those of all merchants except one. */
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
