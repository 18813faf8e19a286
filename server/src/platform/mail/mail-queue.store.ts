import type { Db } from '../context';
import { pick, text } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

/** A mail that this process has taken for the time of a lease. */
export interface ClaimedMail {
  id: string;
  to: string;
  subject: string;
  body: string;
  attempts: number;
}

const claimedRow = { ...pick(tables.mail_outbox, 'id', 'subject', 'body', 'attempts'), to: text };

/** Longer than the longest conversation with a mail server. A process that dies leaves the mail to others after that. */
const leaseSeconds = 300;

/** What a mail leads to is worth nothing after a day; so a server that gets its SMTP late does not send last week's. */
const worthHours = 24;

/** Takes due mails so that no other process takes them too. */
export async function claimDueMails(db: Db, now: Date, limit: number): Promise<ClaimedMail[]> {
  await db.execute(sql`
    update mail_outbox set state = 'FAILED', last_error = 'It was too old to be sent.'
    where state = 'QUEUED' and created_at < ${now}::timestamptz - ${worthHours} * interval '1 hour' and due_at <= ${now}`);
  const { rows } = await db.execute(
    sql`
      with due as (
        select id from mail_outbox where state = 'QUEUED' and due_at <= ${now} order by due_at, id limit ${limit}
        for update skip locked)
      update mail_outbox m set attempts = attempts + 1, due_at = ${now}::timestamptz + ${leaseSeconds} * interval '1 second'
      from due where m.id = due.id returning m.id, m.to_address as "to", m.subject, m.body, m.attempts`,
    claimedRow,
  );
  return rows;
}

export async function keepSent(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`update mail_outbox set state = 'SENT', sent_at = ${now}, last_error = null where id = ${id}`);
}

interface Failure {
  id: string;
  error: string;
  /** Null gives the mail up. */
  retryAt: Date | null;
}

export async function keepFailure(db: Db, { id, error, retryAt }: Failure): Promise<void> {
  await db.execute(sql`
    update mail_outbox set last_error = ${error}, due_at = coalesce(${retryAt}::timestamptz, due_at),
      state = ${retryAt === null ? 'FAILED' : 'QUEUED'}
    where id = ${id}`);
}
