import type { Context } from '../context';
import { bool } from '../db/column';
import { lockCounted } from '../db/lock-counted';
import { sql } from '../db/sql';

/** Locks login names and e-mail addresses, across companies, until the end of the transaction. */
export async function lockAccountNames({ db }: Pick<Context, 'db'>, names: readonly string[]): Promise<void> {
  // Sorted: two transactions that lock the same names in a different order could deadlock.
  const different = new Set(names.map((name) => name.toLowerCase()));
  for (const name of [...different].toSorted()) await lockCounted(db, 'account name', name);
}

/** Returns whether an account of any company has this e-mail address or login name. */
export async function isTaken({ db }: Pick<Context, 'db'>, account: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select company_of_account(${account}) is not null as taken`, { taken: bool });
  return rows[0]?.taken ?? false;
}
