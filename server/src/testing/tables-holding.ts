import type { Pool } from 'pg';

/** Returns the tables with a row that contains the text, as text or bytes. */
export async function tablesHolding(pool: Pool, text: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ holds: boolean }>(
      `select exists(select from "${name}" t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0) as holds`,
      [text, Buffer.from(text).toString('hex')],
    );
    if (rows[0]?.holds) found.push(name);
  }
  return found;
}
