import type { Language, RegistrationDraft, RegistrationState } from '@console/contracts';
import type { Ctx, Db } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import type { Host } from './referral.rules';
import { bool, nullable, pick, type RowOf, text, texts } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { registrationTransitions } from './registration.transitions';

/** Sets the company of a registration as row-level security scope. Returns the origins of its console. */
export async function enterCompany(db: Db, companyId: string): Promise<{ siteOrigins: string[] }> {
  await db.execute(sql`select set_config('app.company_id', ${companyId}, true)`);
  const { rows } = await db.execute(sql`select site_origins as "siteOrigins" from company where id = ${companyId}`, {
    siteOrigins: texts,
  });
  return rows[0] ?? { siteOrigins: [] };
}

/**
 * Returns whether the address belongs to a user of this company, or to a registration that is in review. A pending
 * invitation doesn't count as an account: otherwise inviting an address would prevent its owner from registering.
 */
export async function isRegistered(db: Db, email: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`
      select exists(select from app_user where lower(email) = lower(${email}) and deleted_at is null
          and status <> 'INVITED')
        or exists(select from merchant_registration where lower(email) = lower(${email}) and state = 'SUBMITTED') as registered`,
    { registered: bool },
  );
  return rows[0]?.registered ?? false;
}

/** Finds a merchant of this company by its number or referral code. */
export async function findHost(db: Db, by: { merchantNo: string } | { referralCode: string }): Promise<Host | null> {
  const where =
    'merchantNo' in by ? sql`merchant_no = ${by.merchantNo}` : sql`upper(referral_code) = upper(${by.referralCode})`;
  const { rows } = await db.execute(
    sql`
      select id, referral_code as "referralCode", status = 'ACTIVE' and registration_enabled as "isOpen",
        invitation_code_required as "demandsCode"
      from merchant where deleted_at is null and ${where}`,
    { id: text, referralCode: text, isOpen: bool, demandsCode: bool },
  );
  return rows[0] ?? null;
}

interface NewRegistration {
  /** Merchant of the registration, or null. */
  merchantId: string | null;
  companyId: string;
  draft: RegistrationDraft;
  language: Language;
  passwordHash: string;
  tokenHash: string;
  lifeSeconds: number;
  /** Console where the applicant registers. */
  siteOrigin: string;
  ip: string;
  now: Date;
}

/** Inserts a registration and returns its id. A later registration of the same address does not change earlier pending ones. */
export async function storeRegistration(db: Db, registration: NewRegistration): Promise<string> {
  const { merchantId, companyId, draft, language, passwordHash, tokenHash, lifeSeconds, siteOrigin, ip, now } =
    registration;
  const id = newId('reg');
  await db.execute(sql`
    delete from merchant_registration
    where lower(email) = lower(${draft.email}) and state = 'EMAIL_UNVERIFIED' and token_expires_at <= ${now}`);
  await db.execute(sql`
    insert into merchant_registration (id, company_id, merchant_id, username, area_code, phone, email, password_hash, referral_code,
      language, ip, site_origin, state, token_hash, token_expires_at, agreed_at, created_at, updated_at)
    values (${id}, ${companyId}, ${merchantId}, ${draft.username}, ${draft.areaCode}, ${draft.phone}, ${draft.email},
      ${passwordHash}, ${draft.referralCode ?? ''}, ${language}, ${ip}, ${siteOrigin}, 'EMAIL_UNVERIFIED', ${tokenHash},
      ${now}::timestamptz + ${lifeSeconds} * interval '1 second', ${now}, ${now}, ${now})`);
  return id;
}

const registrationRow = {
  ...pick(tables.merchant_registration, 'id', 'username', 'email', 'state', 'rejected_reason', 'version'),
  companyId: text,
  loginName: nullable(text),
};

export type Registration = RowOf<typeof registrationRow>;

/**
 * Locks the registration of a mailed link. Returns null if the link is unknown or has expired. All registrations of the
 * address are locked, sorted by id, so that only one of two concurrent links is submitted.
 */
export async function lockRegistration(db: Db, tokenHash: string, now: Date): Promise<Registration | null> {
  await db.execute(sql`select set_config('app.company_id', coalesce(company_of_registration(${tokenHash}), ''), true)`);
  await db.execute(sql`
    select id from merchant_registration where state in ('EMAIL_UNVERIFIED', 'SUBMITTED') and lower(email) =
      (select lower(email) from merchant_registration where token_hash = ${tokenHash}) order by id for update`);
  const { rows } = await db.execute(
    sql`
      select id, company_id as "companyId", username, email, state, rejected_reason, version,
        (select u.login_name from app_user u where u.id = user_id) as "loginName"
      from merchant_registration
      where token_hash = ${tokenHash} and (state <> 'EMAIL_UNVERIFIED' or token_expires_at > ${now})`,
    registrationRow,
  );
  return rows[0] ?? null;
}

/** A state transition of a registration, with what it stores. */
interface RegistrationTransition extends RecordTransition<RegistrationState> {
  /** First user, created by the approval. */
  userId?: string;
  /** Reason for the applicant. */
  rejectedReason?: string;
}

const registrationRecord: AuditedRecord<RegistrationState, RegistrationTransition> = {
  objectType: 'merchant_registration',
  field: 'state',
  transitions: registrationTransitions,
  store: async (ctx, transition) => {
    const { rows } = await ctx.db.execute(
      sql`
        update merchant_registration set state = ${transition.to}, ${storedBy(ctx, transition)}, version = version + 1, updated_at = ${ctx.now}
        where id = ${transition.id} returning username`,
      pick(tables.merchant_registration, 'username'),
    );
    if (!rows[0]) throw new Error(`The registration ${transition.id} was not found`);
    return rows[0].username;
  },
  eventOf: ({ id, to }) => ({ registrationId: id, state: to }),
};

/** A decision deletes the password hash: the created user has it, and after a rejection it isn't needed. */
const storedBy = ({ now, by }: Ctx, { to, userId, rejectedReason }: RegistrationTransition) =>
  to === 'SUBMITTED'
    ? sql`submitted_at = ${now}`
    : sql`decided_at = ${now}, decided_by = ${by.id}, user_id = ${userId ?? null},
        rejected_reason = ${rejectedReason ?? null}, password_hash = ''`;

/** Changes the state of a registration. The caller has locked it. */
export const transitionRegistration = (ctx: Ctx, transition: RegistrationTransition): Promise<void> =>
  transitionRecord(registrationRecord, ctx, transition);

/**
 * Submits the registration of a link, as it was entered, and deletes all other unconfirmed registrations of the
 * address.
 */
export async function submitRegistration(ctx: Ctx, { id, email }: Pick<Registration, 'id' | 'email'>): Promise<void> {
  await ctx.db.execute(sql`
    delete from merchant_registration
    where lower(email) = lower(${email}) and state = 'EMAIL_UNVERIFIED' and id <> ${id}`);
  await transitionRegistration(ctx, { id, from: 'EMAIL_UNVERIFIED', to: 'SUBMITTED' });
}

const applicantRow = pick(
  tables.merchant_registration,
  'id',
  'username',
  'email',
  'area_code',
  'phone',
  'password_hash',
  'language',
  'state',
  'site_origin',
  'version',
);

/** An applicant with all data of the decision. */
export type Applicant = RowOf<typeof applicantRow>;

/** Locks a registration. Returns null if it doesn't exist. */
export async function lockApplicant(db: Db, id: string): Promise<Applicant | null> {
  const { rows } = await db.execute(
    sql`
      select id, username, email, area_code, phone, password_hash, language, state, site_origin, version
      from merchant_registration where id = ${id} for update`,
    applicantRow,
  );
  return rows[0] ?? null;
}
