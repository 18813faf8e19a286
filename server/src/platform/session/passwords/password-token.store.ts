import type { PasswordPurpose } from '@console/contracts';
import type { Db } from '../../context';
import type { RowOf } from '../../db/column';
import { sql, type SQL } from '../../db/sql';
import { tables } from '../../db/tables';

interface NewToken {
  tokenHash: string;
  companyId: string;
  userId: string;
  purpose: PasswordPurpose | 'CODE';
  codeHash?: string;
  lifeSeconds: number;
  now: Date;
}

/** Inserts a link or code and invalidates older ones of the same purpose. */
export async function insertPasswordToken(
  db: Db,
  { tokenHash, companyId, userId, purpose, codeHash, lifeSeconds, now }: NewToken,
): Promise<void> {
  await db.execute(sql`
    update password_token set used_at = ${now} where user_id = ${userId} and purpose = ${purpose} and used_at is null`);
  await db.execute(sql`
    insert into password_token (token_hash, company_id, user_id, purpose, code_hash, created_at, expires_at)
    values (${tokenHash}, ${companyId}, ${userId}, ${purpose}, ${codeHash ?? null}, ${now},
      ${now}::timestamptz + ${lifeSeconds} * interval '1 second')`);
}

const token = tables.password_token;
const user = tables.app_user;
const tokenRow = {
  userId: token.user_id,
  companyId: token.company_id,
  purpose: token.purpose,
  codeHash: token.code_hash,
  tries: token.tries,
  expiresAt: token.expires_at,
  loginName: user.login_name,
  passwordHash: user.password_hash,
  status: user.status,
};

/** A valid link or code. */
export type OpenToken = RowOf<typeof tokenRow>;

/**
 * Locks a link or code, so that concurrent uses count as one. Null if it is unknown, used or expired, or if its user is
 * disabled or belongs to a closed company. Exception: an invitation of a closed company is returned, so that its
 * refusal can give the reason.
 */
export async function lockOpenToken(db: Db, tokenHash: string, now: Date): Promise<OpenToken | null> {
  await db.execute(
    sql`select set_config('app.company_id', coalesce(company_of_password_token(${tokenHash}), ''), true)`,
  );
  const { rows } = await db.execute(
    sql`
      select t.user_id as "userId", t.company_id as "companyId", t.purpose, t.code_hash as "codeHash", t.tries,
        t.expires_at as "expiresAt", u.login_name as "loginName", u.password_hash as "passwordHash", u.status
      from password_token t join app_user u on u.id = t.user_id and u.deleted_at is null and u.status <> 'DISABLED'
        join company c on c.id = t.company_id and (c.status <> 'CLOSED' or u.status = 'INVITED')
      where t.token_hash = ${tokenHash} and t.used_at is null and t.expires_at > ${now} for update of t`,
    tokenRow,
  );
  return rows[0] ?? null;
}

export async function countTry(db: Db, tokenHash: string): Promise<void> {
  await db.execute(sql`update password_token set tries = tries + 1 where token_hash = ${tokenHash}`);
}

export async function spendToken(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.execute(sql`update password_token set used_at = ${now} where token_hash = ${tokenHash}`);
}

/** Invalidates all links and codes of a user. */
export async function spendTokensOf(db: Db, userId: string, now: Date): Promise<void> {
  await db.execute(sql`update password_token set used_at = ${now} where user_id = ${userId} and used_at is null`);
}

/** Invalidates the links of an invited user. */
export async function spendInvitations(
  db: Db,
  { userId, unless, now }: { userId: string; unless: SQL; now: Date },
): Promise<void> {
  await db.execute(sql`
    update password_token set used_at = ${now}
    where user_id = ${userId} and purpose = 'INVITATION' and used_at is null and not ${unless}`);
}
