import type { Db } from '../../context';
import { insertRows, type NewRow } from '../../db/insert-rows';
import { sql } from '../../db/sql';

interface Codes {
  companyId: string;
  userId: string;
  codeHashes: string[];
}

/** Replaces all recovery codes; earlier ones become invalid. */
export async function replaceRecoveryCodes(db: Db, { companyId, userId, codeHashes }: Codes): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  const rows = codeHashes.map((code_hash): NewRow<'recovery_code'> => ({
    company_id: companyId,
    user_id: userId,
    code_hash,
  }));
  await insertRows(db, 'recovery_code', rows);
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from recovery_code where user_id = ${userId}`);
}

/** Invalidates a recovery code. Returns whether it existed and was unused. */
export async function spendRecoveryCode(
  db: Db,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update recovery_code set used_at = ${now} where user_id = ${userId} and code_hash = ${codeHash} and used_at is null`);
  return rowCount === 1;
}
