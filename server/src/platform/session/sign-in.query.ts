import type { Language } from '@console/contracts';
import type { Db } from '../context';
import { pictureAddressOrNull } from '../files/picture-address';
import { networkOf } from '../http/network.rules';
import { factorRequiredSql } from './second-factor/factor-required.query';
import type { Failures } from './session.rules';
import { bool, nullable, pick, type RowOf, text } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';

/** A user who is signing in. */
export interface Candidate {
  userId: string;
  companyId: string;
  loginName: string;
  nickname: string;
  passwordHash: string;
  language: Language;
  timezone: string;
  landingPage: string;
  picture: string | null;
  isActive: boolean;
  /** Status of the company. Users of a closed company cannot sign in. */
  companyStatus: RowOf<typeof candidateRow>['company_status'];
  /** Whether the password was set by another user. */
  mustChangePassword: boolean;
  failures: Failures;
  /** Whether required two-factor authentication is not set up. */
  isFactorDue: boolean;
  /** Countries that the company restricts. */
  restrictedCountries: string[];
}

const candidateRow = {
  ...pick(tables.app_user, 'id', 'company_id', 'login_name', 'nickname', 'password_hash', 'language', 'timezone'),
  ...pick(tables.app_user, 'landing_page', 'must_change_password', 'failed_count', 'first_failed_at', 'locked_until'),
  picture_key: nullable(text),
  is_active: bool,
  company_status: tables.company.status,
  factor_due: bool,
  restricted: tables.company.restricted_login_countries,
};

/** Switches a public call to the company of a login name. Returns false if the name does not exist. */
export async function enterCompanyOfLogin(db: Db, loginName: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select set_config('app.company_id', company_of_login(${loginName}), true) as company`,
    { company: nullable(text) },
  );
  return Boolean(rows[0]?.company);
}

/** Switches a public call to the company of a resume secret. */
export async function enterCompanyOfResume(db: Db, resumeHash: string): Promise<void> {
  await db.execute(sql`select set_config('app.company_id', coalesce(company_of_resume(${resumeHash}), ''), true)`);
}

/** Locks the user, so that all concurrent wrong passwords are counted. */
export const lockCandidate = (db: Db, loginName: string): Promise<Candidate | null> =>
  candidate(db, sql`u.login_name = ${loginName} and u.deleted_at is null for update of u`);

export const findCandidate = (db: Db, userId: string): Promise<Candidate | null> =>
  candidate(db, sql`u.id = ${userId}`);

async function candidate(db: Db, where: SQL): Promise<Candidate | null> {
  const { rows } = await db.execute(
    sql`
      select u.id, u.company_id, u.login_name, u.nickname, u.password_hash, u.language, u.timezone, u.landing_page,
        (select picture_key from file_object f where f.id = u.picture_file_id) as picture_key,
        u.status = 'ACTIVE' and u.deleted_at is null as is_active, u.must_change_password, u.failed_count, u.first_failed_at, u.locked_until,
        c.status as company_status, c.restricted_login_countries as restricted, u.totp_enabled_at is null and ${factorRequiredSql} as factor_due
      from app_user u join company c on c.id = u.company_id where ${where}`,
    candidateRow,
  );
  return rows[0] ? candidateOf(rows[0]) : null;
}

const candidateOf = (row: RowOf<typeof candidateRow>): Candidate => ({
  userId: row.id,
  companyId: row.company_id,
  loginName: row.login_name,
  nickname: row.nickname,
  passwordHash: row.password_hash,
  language: row.language,
  timezone: row.timezone,
  landingPage: row.landing_page,
  picture: pictureAddressOrNull(row.picture_key),
  isActive: row.is_active,
  companyStatus: row.company_status,
  mustChangePassword: row.must_change_password,
  isFactorDue: row.factor_due,
  failures: { count: row.failed_count, firstAt: dateOf(row.first_failed_at), lockedUntil: dateOf(row.locked_until) },
  restrictedCountries: row.restricted,
});

/** Converts a timestamp of the database to a date. */
export const dateOf = (value: string | null): Date | null => (value === null ? null : new Date(value));

/** Days after which someone else may use the network. */
const rememberedDays = 90;
const rememberedMax = 200;

/** Returns the networks that a user has recently signed in from. */
export async function networksOf(db: Db, { userId, now }: { userId: string; now: Date }): Promise<Set<string>> {
  const { rows } = await db.execute(
    sql`
      select ip from session where user_id = ${userId} and created_at > ${now}::timestamptz - ${rememberedDays} * interval '1 day'
      group by ip order by max(created_at) desc limit ${rememberedMax}`,
    pick(tables.session, 'ip'),
  );
  return new Set(rows.map(({ ip }) => networkOf(ip)));
}

/** Returns the networks from which each of these users has recently signed in. */
export async function networksByUser(
  db: Db,
  { userIds, now }: { userIds: readonly string[]; now: Date },
): Promise<{ userId: string; network: string }[]> {
  const { rows } = await db.execute(
    sql`
      select distinct user_id, ip from session where user_id = any(${[...userIds]})
        and created_at > ${now}::timestamptz - ${rememberedDays} * interval '1 day'`,
    { user_id: text, ip: tables.session.ip },
  );
  return rows.map(({ user_id: userId, ip }) => ({ userId, network: networkOf(ip) }));
}

/** Returns whether a user has recently signed in from a network. */
export const hasBeenAt = async (
  db: Db,
  { network, ...whose }: { userId: string; network: string; now: Date },
): Promise<boolean> => (await networksOf(db, whose)).has(network);
