import type { Language } from '@console/contracts';
import type { Db } from '../../platform/context';
import { pick, type RowOf, text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';
import { tables } from '../../platform/db/tables';

interface NewCode {
  referenceHash: string;
  codeHash: string;
  companyId: string;
  email: string;
  language: Language;
  lifeSeconds: number;
  now: Date;
}

/** Stores a code and invalidates the older codes of the address. Sets the company as row-level security scope. */
export async function storeCode(db: Db, code: NewCode): Promise<void> {
  const { referenceHash, codeHash, companyId, email, language, lifeSeconds, now } = code;
  await db.execute(sql`select set_config('app.company_id', ${companyId}, true)`);
  // Deletes expired codes, because many applicants never use theirs.
  await db.execute(sql`delete from onboarding_code where expires_at < ${now}::timestamptz - interval '1 day'`);
  await db.execute(sql`
    update onboarding_code set used_at = ${now} where lower(email) = lower(${email}) and used_at is null`);
  await db.execute(sql`
    insert into onboarding_code (reference_hash, company_id, email, language, code_hash, created_at, expires_at)
    values (${referenceHash}, ${companyId}, ${email}, ${language}, ${codeHash}, ${now},
      ${now}::timestamptz + ${lifeSeconds} * interval '1 second')`);
}

const codeRow = { ...pick(tables.onboarding_code, 'email', 'language', 'tries'), companyId: text, codeHash: text };

/** A code that is unused and has not expired. */
type OpenCode = RowOf<typeof codeRow>;

/**
 * Locks a code, so that only one of two concurrent uses succeeds. Returns null if it is unknown, used or expired. Sets
 * its company as row-level security scope.
 */
export async function lockOpenCode(db: Db, referenceHash: string, now: Date): Promise<OpenCode | null> {
  await db.execute(
    sql`select set_config('app.company_id', coalesce(company_of_onboarding_code(${referenceHash}), ''), true)`,
  );
  const { rows } = await db.execute(
    sql`
      select company_id as "companyId", email, language, code_hash as "codeHash", tries from onboarding_code
      where reference_hash = ${referenceHash} and used_at is null and expires_at > ${now} for update`,
    codeRow,
  );
  return rows[0] ?? null;
}

export async function countCodeTry(db: Db, referenceHash: string): Promise<void> {
  await db.execute(sql`update onboarding_code set tries = tries + 1 where reference_hash = ${referenceHash}`);
}

export async function spendCode(db: Db, referenceHash: string, now: Date): Promise<void> {
  await db.execute(sql`update onboarding_code set used_at = ${now} where reference_hash = ${referenceHash}`);
}
