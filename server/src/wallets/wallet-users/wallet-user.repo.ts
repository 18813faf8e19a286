import type { Language } from '@console/contracts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../context';
import { newId } from '../../ids';

/** Whose an address is. `other`: an account that cannot be invited, of this company or of another one. */
export type Owner = { at: 'nobody' } | { at: 'invited' | 'user'; userId: string } | { at: 'other' };

export async function findOwner(db: Db, email: string): Promise<Owner> {
  const { rows } = await db.execute<{ id: string; status: string }>(sql`
    select id, status from app_user
    where deleted_at is null and (lower(email) = lower(${email}) or login_name = lower(${email})) limit 1`);
  const [user] = rows;
  if (user?.status === 'INVITED') return { at: 'invited', userId: user.id };
  if (user) return user.status === 'DISABLED' ? { at: 'other' } : { at: 'user', userId: user.id };
  // Row security hides other companies; this function says no more than that there is one.
  const elsewhere = await db.execute<{ company: string | null }>(sql`select company_of_account(${email}) as company`);
  return { at: elsewhere.rows[0]?.company ? 'other' : 'nobody' };
}

/** Where the company's console stands, for the link. */
export async function findSite(db: Db, companyId: string): Promise<{ siteOrigins: string[]; timezone: string }> {
  const { rows } = await db.execute<{ siteOrigins: string[]; timezone: string }>(
    sql`select site_origins as "siteOrigins", timezone from company where id = ${companyId}`,
  );
  return rows[0] ?? { siteOrigins: [], timezone: 'UTC' };
}

interface Invited {
  companyId: string;
  merchantId: string;
  email: string;
  language: Language;
  timezone: string;
  /** Of a password that nobody knows. */
  passwordHash: string;
  invitedBy: string;
  now: Date;
}

/** A user without a role and without a password: until the link is used, nobody can sign in as them. */
export async function insertInvitedUser(db: Db, invited: Invited): Promise<string> {
  const { companyId, merchantId, email, language, timezone, passwordHash, invitedBy, now } = invited;
  const userId = newId('user');
  await db.execute(sql`
    insert into app_user (id, company_id, login_name, nickname, email, password_hash, account_type, language, timezone,
      status, created_at, created_by, updated_at, updated_by)
    values (${userId}, ${companyId}, lower(${email}), ${email.split('@', 1)[0]}, ${email}, ${passwordHash}, 'MERCHANT',
      ${language}, ${timezone}, 'INVITED', ${now}, ${invitedBy}, ${now}, ${invitedBy})`);
  await db.execute(sql`
    insert into user_merchant_scope (company_id, user_id, merchant_id) values (${companyId}, ${userId}, ${merchantId})`);
  return userId;
}

interface Invitation {
  companyId: string;
  merchantId: string;
  email: string;
  userId: string;
  state: 'INVITED' | 'ACCEPTED';
  invitedBy: string;
  expiresAt: Date;
  now: Date;
}

/** One row for an address and a merchant: inviting again renews it. Who has accepted stays so. */
export async function keepInvitation(db: Db, invitation: Invitation): Promise<string> {
  const { companyId, merchantId, email, userId, state, invitedBy, expiresAt, now } = invitation;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into wallet_user (id, company_id, merchant_id, email, user_id, state, invited_by, invited_at, expires_at, accepted_at)
    values (${newId('wuser')}, ${companyId}, ${merchantId}, ${email}, ${userId}, ${state}, ${invitedBy}, ${now},
      ${expiresAt}, ${state === 'ACCEPTED' ? now : null})
    on conflict (merchant_id, lower(email)) where state <> 'REMOVED' do update
      set invited_by = excluded.invited_by, invited_at = excluded.invited_at, expires_at = excluded.expires_at,
        version = wallet_user.version + 1
    returning id`);
  return rows[0]?.id ?? '';
}

/** The link was used: the name is theirs, and every merchant that invited them has its user. */
export async function acceptInvitations(
  db: Db,
  { userId, nickname, now }: { userId: string; nickname: string; now: Date },
): Promise<void> {
  await db.execute(sql`update app_user set nickname = ${nickname} where id = ${userId}`);
  await db.execute(sql`
    update wallet_user set state = 'ACCEPTED', accepted_at = ${now}, version = version + 1
    where user_id = ${userId} and state = 'INVITED'`);
}
