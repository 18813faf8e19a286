import type { Db } from '../../context';
import { bool, int, nullable, text } from '../../db/column';
import { sql } from '../../db/sql';

/** Stored second factor of a user. */
export interface StoredFactor {
  /** Sealed secret in hexadecimal; null if the setup was never started. */
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
