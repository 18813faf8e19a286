import type { Language, RegistrationDraft } from '@console/contracts';
import type { Db } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import type { Host } from './referral.rules';
import { bool, pick, type RowOf, text, texts } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** The company that a registration is for, and where its console stands. */
export async function enterCompany(db: Db, companyId: string): Promise<{ siteOrigins: string[] }> {
  await db.execute(sql`select set_config('app.company_id', ${companyId}, true)`);
  const { rows } = await db.execute(sql`select site_origins as "siteOrigins" from company where id = ${companyId}`, {
    siteOrigins: texts,
  });
  return rows[0] ?? { siteOrigins: [] };
}

/**
 * Whether the address belongs to a user of this company, or its registration waits for review. An invitation that nobody
 * has accepted is no account: anybody could take an address away from its owner by it.
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

/** A merchant of this company by its public number or by its code. */
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
  /** Under which the registration is stored. */
  merchantId: string | null;
  companyId: string;
  draft: RegistrationDraft;
  language: Language;
  passwordHash: string;
  tokenHash: string;
  lifeSeconds: number;
  ip: string;
  now: Date;
}

/** Beside whatever else waits for the same address: who registers it later changes nothing of what was there. */
export async function storeRegistration(db: Db, registration: NewRegistration): Promise<void> {
  const { merchantId, companyId, draft, language, passwordHash, tokenHash, lifeSeconds, ip, now } = registration;
  await db.execute(sql`
    delete from merchant_registration
    where lower(email) = lower(${draft.email}) and state = 'EMAIL_UNVERIFIED' and token_expires_at <= ${now}`);
  await db.execute(sql`
    insert into merchant_registration (id, company_id, merchant_id, username, area_code, phone, email, password_hash, referral_code,
      language, ip, state, token_hash, token_expires_at, agreed_at, created_at, updated_at)
    values (${newId('reg')}, ${companyId}, ${merchantId}, ${draft.username}, ${draft.areaCode}, ${draft.phone}, ${draft.email},
      ${passwordHash}, ${draft.referralCode ?? ''}, ${language}, ${ip}, 'EMAIL_UNVERIFIED', ${tokenHash},
      ${now}::timestamptz + ${lifeSeconds} * interval '1 second', ${now}, ${now}, ${now})`);
}

const registrationRow = {
  ...pick(tables.merchant_registration, 'id', 'username', 'email', 'state'),
  companyId: text,
};

export type Registration = RowOf<typeof registrationRow>;

/**
 * The registration of a mailed link; null where there is none or it came too late. It is locked with all of its
 * address, always in the same order, so that of two links that are followed at once one hands in.
 */
export async function lockRegistration(db: Db, tokenHash: string, now: Date): Promise<Registration | null> {
  await db.execute(sql`select set_config('app.company_id', coalesce(company_of_registration(${tokenHash}), ''), true)`);
  await db.execute(sql`
    select id from merchant_registration where state in ('EMAIL_UNVERIFIED', 'SUBMITTED') and lower(email) =
      (select lower(email) from merchant_registration where token_hash = ${tokenHash}) order by id for update`);
  const { rows } = await db.execute(
    sql`
      select id, company_id as "companyId", username, email, state from merchant_registration
      where token_hash = ${tokenHash} and (state <> 'EMAIL_UNVERIFIED' or token_expires_at > ${now})`,
    registrationRow,
  );
  return rows[0] ?? null;
}

/** Hands in the one of the link, as it was typed; every other link to the address is worth nothing from now on. */
export async function submitRegistration(
  db: Db,
  { id, email }: Pick<Registration, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    delete from merchant_registration
    where lower(email) = lower(${email}) and state = 'EMAIL_UNVERIFIED' and id <> ${id}`);
  await db.execute(sql`
    update merchant_registration set state = 'SUBMITTED', version = version + 1, updated_at = ${now} where id = ${id}`);
}
