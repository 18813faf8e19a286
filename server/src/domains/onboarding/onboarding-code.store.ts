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

/** A newer code makes the older ones of the address worthless. Enters the company that the applicant came to. */
export async function storeCode(db: Db, code: NewCode): Promise<void> {
  const { referenceHash, codeHash, companyId, email, language, lifeSeconds, now } = code;
  await db.execute(sql`select set_config('app.company_id', ${companyId}, true)`);
  // Half of those who ask never come back; a used or overdue row is of no use to anybody.
  await db.execute(sql`delete from onboarding_code where expires_at < ${now}::timestamptz - interval '1 day'`);
  await db.execute(sql`
    update onboarding_code set used_at = ${now} where lower(email) = lower(${email}) and used_at is null`);
  await db.execute(sql`
    insert into onboarding_code (reference_hash, company_id, email, language, code_hash, created_at, expires_at)
    values (${referenceHash}, ${companyId}, ${email}, ${language}, ${codeHash}, ${now},
      ${now}::timestamptz + ${lifeSeconds} * interval '1 second')`);
}

const codeRow = { ...pick(tables.onboarding_code, 'email', 'language', 'tries'), companyId: text, codeHash: text };

/** A code that still counts. */
type OpenCode = RowOf<typeof codeRow>;

/** Locked, so that two uses at once are one; null where it is unknown, used or too old. Enters its company. */
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
