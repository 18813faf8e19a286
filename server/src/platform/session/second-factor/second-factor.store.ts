import type { Db } from '../../context';
import { bool, int, nullable, text } from '../../db/column';
import { insertRows } from '../../db/insert-rows';
import { sql } from '../../db/sql';

/** What is stored of a user's second factor. */
export interface StoredFactor {
  /** Hexadecimal; null where none was ever begun. */
  sealed: string | null;
  isEnabled: boolean;
  lastStep: number;
  codesLeft: number;
}

const factorRow = { sealed: nullable(text), isEnabled: bool, lastStep: int, codesLeft: int };

export async function findFactor(db: Db, userId: string, lock = sql``): Promise<StoredFactor> {
  const { rows } = await db.execute(
    sql`
      select encode(totp_sealed, 'hex') as sealed, totp_enabled_at is not null as "isEnabled",
        totp_last_step::int as "lastStep",
        (select count(*)::int from recovery_code r where r.user_id = app_user.id and used_at is null) as "codesLeft"
      from app_user where id = ${userId} ${lock}`,
    factorRow,
  );
  return rows[0] ?? { sealed: null, isEnabled: false, lastStep: 0, codesLeft: 0 };
}

export const lockFactor = (db: Db, userId: string): Promise<StoredFactor> => findFactor(db, userId, sql`for update`);

/** Stored, and not asked for before it was proven to work. */
export async function storeSecret(db: Db, userId: string, sealed: Buffer): Promise<void> {
  await db.execute(sql`
    update app_user set totp_sealed = decode(${sealed.toString('hex')}, 'hex'), totp_enabled_at = null, totp_last_step = 0
    where id = ${userId}`);
}

export async function keepStep(db: Db, userId: string, step: number): Promise<void> {
  await db.execute(sql`update app_user set totp_last_step = ${step} where id = ${userId}`);
}

interface Enabling {
  companyId: string;
  userId: string;
  codeHashes: string[];
  now: Date;
}

export async function enableFactor(db: Db, { companyId, userId, codeHashes, now }: Enabling): Promise<void> {
  await db.execute(sql`update app_user set totp_enabled_at = ${now} where id = ${userId}`);
  await db.execute(sql`delete from recovery_code where user_id = ${userId}`);
  const rows = codeHashes.map((code_hash) => ({ company_id: companyId, user_id: userId, code_hash }));
  await insertRows(db, 'recovery_code', rows);
}

export async function clearFactor(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    update app_user set totp_sealed = null, totp_enabled_at = null, totp_last_step = 0 where id = ${userId}`);
  await db.execute(sql`delete from recovery_code where user_id = ${userId}`);
}

/** Whether the code was there and unused; it is used now. */
export async function spendRecoveryCode(
  db: Db,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update recovery_code set used_at = ${now} where user_id = ${userId} and code_hash = ${codeHash} and used_at is null`);
  return rowCount === 1;
}
