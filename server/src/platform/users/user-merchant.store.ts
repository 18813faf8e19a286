import type { Context } from '../context';
import { insertRows, type NewRow } from '../db/insert-rows';
import { sql } from '../db/sql';

type Writer = Pick<Context, 'db' | 'companyId'>;

/** Replaces the merchants of a user's data scope. */
export async function storeMerchants(
  { db, companyId }: Writer,
  userId: string,
  merchantIds: readonly string[],
): Promise<void> {
  await db.execute(sql`
    delete from user_merchant_scope where user_id = ${userId} and merchant_id <> all(${[...merchantIds]})`);
  const rows = merchantIds.map((merchant_id): NewRow<'user_merchant_scope'> => ({
    company_id: companyId,
    user_id: userId,
    merchant_id,
  }));
  await insertRows(db, 'user_merchant_scope', rows, sql`on conflict do nothing`);
}
