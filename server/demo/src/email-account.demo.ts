import type { Db } from '@console/server/platform/context';
import { fixedId } from '@console/server/platform/db/ids';
import { sql } from '@console/server/platform/db/sql';
import { accountTestText } from '@console/server/platform/mail/built-in-templates';
import { demoCompanies, demoUsers } from './ids';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Seeds an active e-mail account with tested settings. It is not the default account, so the demo does not send with
 * it, and its mail server needs no password, so no secret is stored. The test e-mail is the only sent e-mail of the
 * demo.
 */
export async function seedEmailAccount(db: Db, now: Date): Promise<void> {
  const id = fixedId('eacc', 1);
  const name = 'Customer notifications';
  const createdAt = new Date(now.getTime() - 40 * dayMs);
  const testedAt = new Date(createdAt.getTime() + hourMs);
  const sender = 'no-reply@aldermoor.example';
  await db.execute(sql`
    insert into email_account (id, name, sender_name, sender_address, reply_to, status, connection_no, version, created_at,
      updated_at, updated_by)
    values (${id}, ${name}, 'Aldermoor Payments', ${sender}, 'support@aldermoor.example', 'ACTIVE', 1, 3,
      ${createdAt}, ${testedAt}, ${demoUsers.owner})`);
  await db.execute(sql`
    insert into email_connection (account_id, no, sender_address, host, port, security, test_begun_at, tested_at, created_at)
    values (${id}, 1, ${sender}, 'smtp.aldermoor.example', 587, 'STARTTLS', ${testedAt}, ${testedAt}, ${createdAt})`);
  const mailId = fixedId('mail', 1);
  const { subject, text } = accountTestText('en_US');
  await db.execute(sql`
    insert into mail_outbox (id, company_id, to_address, language, subject, shown_body, is_secret, object_type, object_id,
      object_label, test_account_id, test_connection_no, state, attempts, version, created_at, due_at, sent_at)
    values (${mailId}, ${demoCompanies.aldermoor}, 'owner@aldermoor.example', 'en_US', ${subject}, ${text}, false,
      'email_account', ${id}, ${name}, ${id}, 1, 'SENT', 1, 2, ${testedAt}, ${testedAt}, ${testedAt})`);
  await db.execute(sql`
    insert into mail_attempt (mail_id, company_id, no, begun_at, ended_at, account_name)
    values (${mailId}, ${demoCompanies.aldermoor}, 1, ${testedAt}, ${testedAt}, ${name})`);
}
