import type { Language } from '@console/contracts';
import type { Context, Db } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { bool, nullable, pick, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Whose an address is. `other`: an account that cannot be invited, of this company or of another one. */
export type Owner =
  | { at: 'nobody' }
  | { at: 'invited'; userId: string }
  | { at: 'user'; userId: string; isOfWallets: boolean }
  | { at: 'other' };

export async function findOwner(db: Db, email: string): Promise<Owner> {
  const { rows } = await db.execute(
    sql`
      select id, status, account_type = 'WALLET' as is_of_wallets from app_user
      where deleted_at is null and (lower(email) = lower(${email}) or login_name = lower(${email})) limit 1`,
    { ...pick(tables.app_user, 'id', 'status'), is_of_wallets: bool },
  );
  const [user] = rows;
  if (user?.status === 'INVITED') return { at: 'invited', userId: user.id };
  if (user?.status === 'DISABLED') return { at: 'other' };
  if (user) return { at: 'user', userId: user.id, isOfWallets: user.is_of_wallets };
  // Row security hides other companies; this function says no more than that there is one.
  const elsewhere = await db.execute(sql`select company_of_account(${email}) as company`, { company: nullable(text) });
  return { at: elsewhere.rows[0]?.company ? 'other' : 'nobody' };
}

/** Where the company's console stands, for the link. */
export interface Site {
  siteOrigins: string[];
  timezone: string;
}

export async function findSite(db: Db, companyId: string): Promise<Site> {
  const { rows } = await db.execute(
    sql`select site_origins, timezone from company where id = ${companyId}`,
    pick(tables.company, 'site_origins', 'timezone'),
  );
  const [company] = rows;
  return { siteOrigins: company?.site_origins ?? [], timezone: company?.timezone ?? 'UTC' };
}

interface Invited {
  companyId: string;
  email: string;
  language: Language;
  timezone: string;
  /** Of a password that nobody knows. */
  passwordHash: string;
  invitedBy: string;
  now: Date;
}

/** A user of wallets alone, without a password: until the link is used, nobody can sign in as them. */
export async function insertInvitedUser(db: Db, invited: Invited): Promise<string> {
  const { companyId, email, language, timezone, passwordHash, invitedBy, now } = invited;
  const userId = newId('user');
  await db.execute(sql`
    insert into app_user (id, company_id, login_name, nickname, email, password_hash, account_type, language, timezone,
      landing_page, status, created_at, created_by, updated_at, updated_by)
    values (${userId}, ${companyId}, lower(${email}), ${email.split('@', 1).join()}, ${email}, ${passwordHash}, 'WALLET',
      ${language}, ${timezone}, 'card-wallet', 'INVITED', ${now}, ${invitedBy}, ${now}, ${invitedBy})`);
  return userId;
}

/** Keeps a wallet what it is until the end of the transaction. */
export async function lockWallet(db: Db, id: string): Promise<void> {
  await db.execute(sql`select 1 from wallet where id = ${id} for share`);
}

/** The link of an invited user is good for every wallet that waits for them, and for nothing where none does. */
export async function closeUnusedLink({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<void> {
  await db.execute(sql`
    update password_token set used_at = ${now}
    where user_id = ${userId} and purpose = 'INVITATION' and used_at is null and not exists (
      select 1 from wallet_user where user_id = ${userId} and state = 'INVITED' and expires_at > ${now})`);
}

/** Users whom nobody invites any more and who never came: their address is free again. Answers how many. */
export async function retireUninvited(db: Db, now: Date, userId?: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update app_user u set deleted_at = ${now}, login_name = u.id where ${userId === undefined ? sql`true` : sql`u.id = ${userId}`}
      and u.status = 'INVITED' and u.account_type = 'WALLET' and u.deleted_at is null and not exists (
        select from wallet_user wu where wu.user_id = u.id and wu.state = 'INVITED' and wu.expires_at > ${now})`);
  return rowCount ?? 0;
}
