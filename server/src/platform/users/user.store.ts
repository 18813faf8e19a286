import type { InputOf, Language } from '@console/contracts';
import type { saveProfile } from '@console/contracts/profile';
import type { Db } from '../context';
import { newId } from '../db/ids';
import { sql, type SQL } from '../db/sql';
import type { Failures } from '../session/session.rules';

interface Invited {
  companyId: string;
  email: string;
  language: Language;
  timezone: string;
  landingPage: string;
  /** Of a password that nobody knows. */
  passwordHash: string;
  invitedBy: string;
  now: Date;
}

/** A user of wallets alone, without a password: until the link is used, nobody can sign in as them. */
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

/** Invited users `u` who never came: their address is free again. Answers how many. */
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

/** Whoever was invited or locked out may come in by it. */
export async function storePassword(db: Db, { userId, passwordHash, now }: Password): Promise<void> {
  await db.execute(sql`
    update app_user set password_hash = ${passwordHash}, password_changed_at = ${now}, must_change_password = false,
      status = case when status in ('INVITED', 'LOCKED') then 'ACTIVE' else status end, failed_count = 0,
      first_failed_at = null, locked_until = null, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${userId}`);
}

/** Stored, and not asked for before it was proven to work. */
export async function storeFactor(db: Db, userId: string, sealed: Buffer): Promise<void> {
  await db.execute(sql`
    update app_user set totp_sealed = decode(${sealed.toString('hex')}, 'hex'), totp_enabled_at = null, totp_last_step = 0
    where id = ${userId}`);
}

/** No code of this step or of one before it is good again. */
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
