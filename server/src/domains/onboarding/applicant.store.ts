import type { Language } from '@console/contracts';
import type { Db } from '../../platform/context';
import { newId } from '../../platform/db/ids';
import { bool, int, pick, type RowOf, text, texts } from '../../platform/db/column';
import { insertSubmission } from './onboarding-submission.store';
import { sql } from '../../platform/db/sql';
import { tables } from '../../platform/db/tables';

const applicantRow = {
  ...pick(tables.onboarding_account, 'id', 'email', 'language'),
  companyId: text,
  timezone: text,
  isActive: bool,
  currentStep: int,
  /** Countries from which the company refuses logins. */
  restrictedCountries: texts,
};

/** An applicant and their current onboarding step. */
export type Applicant = RowOf<typeof applicantRow>;

/** Creates or updates the account of a verified e-mail address. A new account gets an empty submission. */
export async function storeApplicant(
  db: Db,
  { companyId, email, language, now }: { companyId: string; email: string; language: Language; now: Date },
): Promise<Applicant> {
  const { rows } = await db.execute(
    sql`
      insert into onboarding_account (id, company_id, email, language, verified_at, created_at, updated_at)
      values (${newId('oba')}, ${companyId}, ${email}, ${language}, ${now}, ${now}, ${now})
      on conflict (company_id, lower(email)) do update set language = excluded.language, updated_at = excluded.updated_at
      returning id`,
    { id: text },
  );
  const id = rows[0]?.id ?? '';
  await insertSubmission(db, { companyId, applicantId: id, now });
  const applicant = await findApplicant(db, id);
  if (!applicant) throw new Error(`The stored applicant ${id} was not found`);
  return applicant;
}

export async function findApplicant(db: Db, id: string): Promise<Applicant | null> {
  const { rows } = await db.execute(
    sql`
      select a.id, a.company_id as "companyId", a.email, a.language, c.timezone, a.status = 'ACTIVE' and c.status <> 'CLOSED' as "isActive",
        s.current_step as "currentStep", c.restricted_login_countries as "restrictedCountries"
      from onboarding_account a join company c on c.id = a.company_id
      join onboarding_submission s on s.account_id = a.id where a.id = ${id}`,
    applicantRow,
  );
  return rows[0] ?? null;
}
