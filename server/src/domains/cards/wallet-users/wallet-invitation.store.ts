import type { Context, Db } from '../../../platform/context';
import { bool, nullable, pick, text } from '../../../platform/db/column';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { spendInvitations } from '../../../platform/session/passwords/password-token.store';
import { retireInvitedUsers } from '../../../platform/users/user.store';

/** Whose an address is. `other`: an account that cannot be invited, of this company or of another one. */
export type Owner =
  | { at: 'nobody' }
  | { at: 'invited'; userId: string }
  | { at: 'user'; userId: string; isOfWallets: boolean }
  | { at: 'other' };

/** Locks an e-mail address until the end of the transaction, and finds its account. */
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
  // Row security hides other companies; this function says no more than that there is one.
  const elsewhere = await db.execute(sql`select company_of_account(${email}) as company`, { company: nullable(text) });
  return { at: elsewhere.rows[0]?.company ? 'other' : 'nobody' };
}

/** Locks a wallet, so that it stays what it is until the end of the transaction. */
export async function lockWallet(db: Db, id: string): Promise<void> {
  await db.execute(sql`select 1 from wallet where id = ${id} for share`);
}

/** The link of an invited user is good for every wallet that waits for them, and for nothing where none does. */
export const closeUnusedLink = ({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<void> =>
  spendInvitations(db, {
    userId,
    unless: sql`exists (
      select 1 from wallet_user where user_id = ${userId} and state = 'INVITED' and expires_at > ${now})`,
    now,
  });

/** Users whom nobody invites any more and who never came: their address is free again. Answers how many. */
export const retireUninvited = (db: Db, now: Date, userId?: string): Promise<number> =>
  retireInvitedUsers(db, {
    where: sql`${userId === undefined ? sql`true` : sql`u.id = ${userId}`} and not exists (
      select from wallet_user wu where wu.user_id = u.id and wu.state = 'INVITED' and wu.expires_at > ${now})`,
    now,
  });
