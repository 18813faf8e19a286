import type { Db } from '@console/server/platform/context';
import { fixedId } from '@console/server/platform/db/ids';
import { sql } from '@console/server/platform/db/sql';
import { demoUsers } from './ids';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * One active e-mail account with settings that were tested. It is not the default account, so the demo does not send with
 * it; and its mail server accepts e-mails without a password, so no secret is stored.
 */
export async function seedEmailAccount(db: Db, now: Date): Promise<void> {
  const id = fixedId('eacc', 1);
  const createdAt = new Date(now.getTime() - 40 * dayMs);
  const testedAt = new Date(createdAt.getTime() + hourMs);
  const sender = 'no-reply@aldermoor.example';
  await db.execute(sql`
    insert into email_account (id, name, sender_name, sender_address, reply_to, status, connection_no, version, created_at,
      updated_at, updated_by)
    values (${id}, 'Customer notifications', 'Aldermoor Payments', ${sender}, 'support@aldermoor.example', 'ACTIVE', 1, 3,
      ${createdAt}, ${testedAt}, ${demoUsers.owner})`);
  await db.execute(sql`
    insert into email_connection (account_id, no, sender_address, host, port, security, test_begun_at, tested_at, created_at)
    values (${id}, 1, ${sender}, 'smtp.aldermoor.example', 587, 'STARTTLS', ${testedAt}, ${testedAt}, ${createdAt})`);
}
