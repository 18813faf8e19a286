import type { InputOf, Language, PageName, SensitiveGroup } from '@console/contracts';
import type { saveProfile } from '@console/contracts/profile';
import type { Db } from '../context';
import { pick } from '../db/column';
import { newId } from '../db/ids';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';
import type { Failures } from '../session/session.rules';

interface Invited {
  companyId: string;
  email: string;
  language: Language;
  timezone: string;
  landingPage: PageName;
  /** Hash of a random password. */
  passwordHash: string;
  invitedBy: string;
  now: Date;
}

/** Inserts a wallet user without a password. Signing in is impossible until the mailed link is used. */
export async function insertInvitedUser(db: Db, user: Invited): Promise<string> {
  const id = newId('user');
  const { companyId, email, language, timezone, landingPage, passwordHash, invitedBy, now } = user;
  await db.execute(sql`
    insert into app_user (id, company_id, login_name, nickname, email, password_hash, account_type, language, timezone,
      landing_page, status, created_at, created_by, updated_at, updated_by)
    values (${id}, ${companyId}, lower(${email}), ${email.split('@', 1).join()}, ${email}, ${passwordHash}, 'WALLET',
      ${language}, ${timezone}, ${landingPage}, 'INVITED', ${now}, ${invitedBy}, ${now}, ${invitedBy})`);
  return id;
}

interface InvitedColleague extends Invited {
  loginName: string;
  nickname: string;
  accountType: 'WHITELABEL' | 'MERCHANT' | 'CHANNEL';
  channelId: string | null;
  hiddenGroups: readonly SensitiveGroup[];
}

/** Inserts a console user without a password. Null if the name or address was taken in the meantime. */
export async function insertInvitedColleague(db: Db, user: InvitedColleague): Promise<string | null> {
  const id = newId('user');
  const { companyId, email, language, timezone, landingPage, passwordHash, invitedBy, now } = user;
  const { rowCount } = await db.execute(sql`
    insert into app_user (id, company_id, login_name, nickname, email, password_hash, account_type, channel_id,
      hidden_groups, language, timezone, landing_page, status, created_at, created_by, updated_at, updated_by)
    values (${id}, ${companyId}, ${user.loginName}, ${user.nickname}, ${email}, ${passwordHash}, ${user.accountType},
      ${user.channelId}, ${[...user.hiddenGroups]}, ${language}, ${timezone}, ${landingPage}, 'INVITED',
      ${now}, ${invitedBy}, ${now}, ${invitedBy})
    on conflict do nothing`);
  return rowCount === 1 ? id : null;
}

interface Registered {
  companyId: string;
  loginName: string;
  nickname: string;
  email: string;
  areaCode: string;
  mobile: string;
  /** Hash of the password that the user chose. */
  passwordHash: string;
  language: Language;
  timezone: string;
  landingPage: PageName;
  by: string;
  now: Date;
}

/**
 * Inserts a merchant user who can sign in immediately with the chosen password. The caller has locked name and address,
 * and checked that both are free.
 */
export async function insertRegisteredUser(db: Db, user: Registered): Promise<string> {
  const id = newId('user');
  const { companyId, email, language, timezone, landingPage, passwordHash, by, now } = user;
  await db.execute(sql`
    insert into app_user (id, company_id, login_name, nickname, email, area_code, mobile, password_hash,
      password_changed_at, account_type, language, timezone, landing_page, status, created_at, created_by, updated_at, updated_by)
    values (${id}, ${companyId}, ${user.loginName}, ${user.nickname}, ${email}, ${user.areaCode}, ${user.mobile}, ${passwordHash},
      ${now}, 'MERCHANT', ${language}, ${timezone}, ${landingPage}, 'ACTIVE', ${now}, ${by}, ${now}, ${by})`);
  return id;
}

interface Colleague {
  loginName: string;
  nickname: string;
  email: string;
  areaCode: string;
  mobile: string;
  macAddress: string;
  hiddenGroups: readonly SensitiveGroup[];
  language: Language;
  timezone: string;
  landingPage: string;
}

interface Changed {
  by: string;
  now: Date;
}

/** Stores the values of a user that other users manage. */
export async function storeColleague(db: Db, userId: string, { by, now, ...user }: Colleague & Changed): Promise<void> {
  await db.execute(sql`
    update app_user set login_name = ${user.loginName}, nickname = ${user.nickname}, email = nullif(${user.email}, ''),
      area_code = nullif(${user.areaCode}, ''), mobile = nullif(${user.mobile}, ''), mac_address = ${user.macAddress},
      hidden_groups = ${[...user.hiddenGroups]}, language = ${user.language}, timezone = ${user.timezone},
      landing_page = ${user.landingPage}, version = version + 1, updated_at = ${now}, updated_by = ${by}
    where id = ${userId}`);
}

/** Stores the status and returns the login name. Enabling a user clears the failed sign-ins. */
export async function storeUserStatus(
  db: Db,
  { userId, status, by, now }: { userId: string; status: 'ACTIVE' | 'DISABLED' } & Changed,
): Promise<string> {
  const { rows } = await db.execute(
    sql`
      update app_user set status = ${status}, failed_count = 0, first_failed_at = null, locked_until = null,
        version = version + 1, updated_at = ${now}, updated_by = ${by}
      where id = ${userId} returning login_name`,
    pick(tables.app_user, 'login_name'),
  );
  return rows[0]?.login_name ?? '';
}

/** Increments the version after a change of related data, so that stale versions are detected. */
export async function touchUser(db: Db, userId: string, { by, now }: Changed): Promise<void> {
  await db.execute(sql`
    update app_user set version = version + 1, updated_at = ${now}, updated_by = ${by} where id = ${userId}`);
}

/**
 * Retires invited users `u` who never signed in, so that their addresses can be used again. Returns the number of
 * retired users.
 */
export async function retireInvitedUsers(db: Db, { where, now }: { where: SQL; now: Date }): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update app_user u set deleted_at = ${now}, login_name = u.id
    where u.status = 'INVITED' and u.account_type = 'WALLET' and u.deleted_at is null and ${where}`);
  return rowCount ?? 0;
}

interface Profile {
  userId: string;
  draft: InputOf<typeof saveProfile>;
  now: Date;
}

export async function storeProfile(db: Db, { userId, draft, now }: Profile): Promise<void> {
  const { nickname, language, timezone, landingPage } = draft;
  await db.execute(sql`
    update app_user set nickname = ${nickname}, language = ${language}, timezone = ${timezone},
      landing_page = ${landingPage}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${userId}`);
}

export async function storeNickname(db: Db, { userId, nickname }: { userId: string; nickname: string }): Promise<void> {
  await db.execute(sql`update app_user set nickname = ${nickname} where id = ${userId}`);
}

export async function storeStepsDismissed(db: Db, userId: string, now: Date): Promise<void> {
  await db.execute(sql`update app_user set first_steps_dismissed_at = ${now} where id = ${userId}`);
}

export async function storePicture(db: Db, userId: string, fileId: string | null): Promise<void> {
  await db.execute(sql`update app_user set picture_file_id = ${fileId} where id = ${userId}`);
}

export async function storeLastLogin(db: Db, userId: string, now: Date): Promise<void> {
  await db.execute(sql`update app_user set last_login_at = ${now} where id = ${userId}`);
}

export async function storeFailures(db: Db, userId: string, { count, firstAt, lockedUntil }: Failures): Promise<void> {
  await db.execute(sql`
    update app_user set failed_count = ${count}, first_failed_at = ${firstAt}, locked_until = ${lockedUntil} where id = ${userId}`);
}

interface Password {
  userId: string;
  passwordHash: string;
  now: Date;
}

/** Stores a password, which also enables invited and locked users. */
export async function storePassword(db: Db, { userId, passwordHash, now }: Password): Promise<void> {
  await db.execute(sql`
    update app_user set password_hash = ${passwordHash}, password_changed_at = ${now}, must_change_password = false,
      status = case when status in ('INVITED', 'LOCKED') then 'ACTIVE' else status end, failed_count = 0,
      first_failed_at = null, locked_until = null, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${userId}`);
}

/** Stores a second factor. It is not required before it has been confirmed. */
export async function storeFactor(db: Db, userId: string, sealed: Buffer): Promise<void> {
  await db.execute(sql`
    update app_user set totp_sealed = decode(${sealed.toString('hex')}, 'hex'), totp_enabled_at = null, totp_last_step = 0
    where id = ${userId}`);
}

/** Invalidates codes of this time step and of earlier ones. */
export async function storeFactorStep(db: Db, userId: string, step: number): Promise<void> {
  await db.execute(sql`update app_user set totp_last_step = ${step} where id = ${userId}`);
}

export async function enableFactor(db: Db, userId: string, now: Date): Promise<void> {
  await db.execute(sql`update app_user set totp_enabled_at = ${now} where id = ${userId}`);
}

export async function clearFactor(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    update app_user set totp_sealed = null, totp_enabled_at = null, totp_last_step = 0 where id = ${userId}`);
}
