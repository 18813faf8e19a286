import type { Db } from '../context';
import { pick, type RowOf, text } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';

const row = {
  ...pick(tables.email_account, 'sender_name', 'reply_to'),
  ...pick(tables.email_connection, 'sender_address', 'host', 'port', 'security', 'user_name', 'password_sealed'),
  account: text,
};
/** An account with its connection settings. */
export type SenderRow = RowOf<typeof row>;

async function findSender(owner: Db, where: SQL): Promise<SenderRow | null> {
  const { rows } = await owner.execute(
    sql`
      select a.name as account, a.sender_name, a.reply_to, c.sender_address, c.host, c.port, c.security, c.user_name,
        c.password_sealed
      from email_account a join email_connection c on c.account_id = a.id
      where a.deleted_at is null and ${where}`,
    row,
  );
  return rows[0] ?? null;
}

/** Returns the default account; null if there is none. */
export const findDefaultSender = (owner: Db): Promise<SenderRow | null> =>
  findSender(owner, sql`a.is_default and a.status = 'ACTIVE' and c.no = a.connection_no`);

/** Returns the settings being tested; null if they no longer exist. */
export const findTestedSender = (owner: Db, { accountId, no }: { accountId: string; no: number }) =>
  findSender(owner, sql`a.id = ${accountId} and c.no = ${no}`);
