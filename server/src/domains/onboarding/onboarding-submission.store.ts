import type { OnboardingSubmission, ProductChoice } from '@console/contracts/onboarding';
import type { Db } from '../../platform/context';
import { json, pick } from '../../platform/db/column';
import { newId } from '../../platform/db/ids';
import { sql } from '../../platform/db/sql';
import { tables } from '../../platform/db/tables';

const submissionRow = {
  ...pick(tables.onboarding_submission, 'id', 'state', 'current_step', 'certified_at', 'agreed_at', 'version'),
  choices: json<ProductChoice[]>(),
};

/** Returns the applicant's submission. It is created with the account, so it always exists. */
export const findSubmission = (db: Db, applicantId: string): Promise<OnboardingSubmission> => find(db, applicantId);

/** Locks the submission, so that concurrent saves run one after another. */
export const lockSubmission = (db: Db, applicantId: string): Promise<OnboardingSubmission> =>
  find(db, applicantId, sql`for update`);

async function find(db: Db, applicantId: string, locking = sql``): Promise<OnboardingSubmission> {
  const { rows } = await db.execute(
    sql`
      select id, state, current_step, choices, certified_at, agreed_at, version from onboarding_submission
      where account_id = ${applicantId} ${locking}`,
    submissionRow,
  );
  const [row] = rows;
  if (!row) throw new Error(`The applicant ${applicantId} has no submission`);
  const { id, state, current_step: currentStep, choices, certified_at, agreed_at, version } = row;
  return {
    id,
    state,
    currentStep,
    choices,
    certifiedAt: instantOf(certified_at),
    agreedAt: instantOf(agreed_at),
    version,
  };
}

const instantOf = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString());

/** Inserts an empty submission if the applicant has none. */
export async function insertSubmission(
  db: Db,
  { companyId, applicantId, now }: { companyId: string; applicantId: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into onboarding_submission (id, company_id, account_id, state, current_step, created_at, updated_at)
    values (${newId('onb')}, ${companyId}, ${applicantId}, 'EMAIL_VERIFIED', 3, ${now}, ${now})
    on conflict (account_id) do nothing`);
}

/** Stores the product step. Saving it again doesn't reset a later step. */
export async function updateProduct(
  db: Db,
  { id, choices, now }: { id: string; choices: ProductChoice[]; now: Date },
): Promise<void> {
  await db.execute(sql`
    update onboarding_submission set choices = ${JSON.stringify(choices)}::jsonb, certified_at = ${now},
      state = case when state = 'EMAIL_VERIFIED' then 'PRODUCT' else state end,
      current_step = greatest(current_step, 4), version = version + 1, updated_at = ${now}
    where id = ${id}`);
}

/** Stores the signature of the service agreement. Completed steps can no longer be changed. */
export async function updateAgreed(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db.execute(sql`
    update onboarding_submission set state = 'AGREEMENT_SIGNED', agreed_at = ${now}, current_step = 8,
      version = version + 1, updated_at = ${now}
    where id = ${id}`);
}
