import type { Ctx } from '../../../platform/context';
import { nullable, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const invitationRow = {
  user_id: text,
  email: nullable(text),
  nickname: text,
  language: tables.app_user.language,
  sent_at: tables.password_token.created_at,
  expires_at: tables.password_token.expires_at,
};

/** Returns the invitation of the first user of a company; null before approval and once it is accepted. */
export async function findInvitation({ db }: Pick<Ctx, 'db'>, id: string) {
  const { rows } = await db.execute(
    sql`select user_id, email, nickname, language, sent_at, expires_at from company_invitation(${id})`,
    invitationRow,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    userId: row.user_id,
    email: row.email ?? '',
    nickname: row.nickname,
    language: row.language,
    sentAt: new Date(row.sent_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
  };
}
