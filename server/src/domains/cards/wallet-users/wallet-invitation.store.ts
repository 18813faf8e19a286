import type { Context, Db } from '../../../platform/context';
import { bool, nullable, pick, text } from '../../../platform/db/column';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { spendInvitations } from '../../../platform/session/passwords/password-token.store';
import { retireInvitedUsers } from '../../../platform/users/user.store';

/** Account of an address. `other` is one that cannot be invited, of this company or another one. */
export type Owner =
  | { at: 'nobody' }
  | { at: 'invited'; userId: string }
  | { at: 'user'; userId: string; isOfWallets: boolean }
  | { at: 'other' };

/** Locks an e-mail address until the end of the transaction and returns its account. */
export async function findOwner(db: Db, email: string): Promise<Owner> {
  await lockCounted(db, 'account name', email.toLowerCase());
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
  // Row-level security hides other companies; this function reveals only that an account exists.
  const elsewhere = await db.execute(sql`select company_of_account(${email}) as company`, { company: nullable(text) });
  return { at: elsewhere.rows[0]?.company ? 'other' : 'nobody' };
}

/** Locks a wallet until the end of the transaction, so that its status cannot change. */
export async function lockWallet(db: Db, id: string): Promise<void> {
  await db.execute(sql`select 1 from wallet where id = ${id} for share`);
}

/** Invalidates the link of an invited user without pending invitations; a link is valid for all of them. */
export const closeUnusedLink = ({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<void> =>
  spendInvitations(db, {
    userId,
    unless: sql`exists (
      select 1 from wallet_user where user_id = ${userId} and state = 'INVITED' and expires_at > ${now})`,
    now,
  });

/** Retires invited users without pending invitations, so that their addresses are free again; returns their number. */
export const retireUninvited = (db: Db, now: Date, userId?: string): Promise<number> =>
  retireInvitedUsers(db, {
    where: sql`${userId === undefined ? sql`true` : sql`u.id = ${userId}`} and not exists (
      select from wallet_user wu where wu.user_id = u.id and wu.state = 'INVITED' and wu.expires_at > ${now})`,
    now,
  });
