import type { Language } from '@console/contracts';
import type { Db } from '../context';
import { newId } from '../db/ids';
import { letters, type LetterName } from './letters';
import { pick, text } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

interface Post {
  companyId: string;
  to: string;
  language: Language;
  letter: LetterName;
  name: string;
  what: string;
  now: Date;
}

const minuteOf = (now: Date) => `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** A name is no place for a message of a stranger: no address that could be gone to, and no more than a name is long. */
function plainName(name: string, to: string): string {
  if (name === to) return name;
  const plain = name.replace(/[/\\:@<>]|(?<=\p{L})\.(?=\p{L})/gu, ' ').trim();
  return plain.length > nameMax ? `${plain.slice(0, nameMax)}…` : plain;
}

const nameMax = 40;

/** Puts a mail into the outbox, in the transaction of what it tells of: no change without its mail, no mail without. */
export async function postMail(db: Db, { companyId, to, language, letter, name, what, now }: Post): Promise<void> {
  // Links live for three days at most; older mail only takes room.
  await db.execute(sql`delete from mail_outbox where created_at < ${now}::timestamptz - interval '7 days'`);
  const { subject, body } = letters[letter][language]({ name: plainName(name, to), what, at: minuteOf(now) });
  await db.execute(sql`
    insert into mail_outbox (id, company_id, to_address, subject, body, created_at, due_at)
    values (${newId('mail')}, ${companyId}, ${to}, ${subject}, ${body}, ${now}, ${now})`);
}

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

export async function storeSent(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`update mail_outbox set state = 'SENT', sent_at = ${now}, last_error = null where id = ${id}`);
}

interface Failure {
  id: string;
  error: string;
  /** Null gives the mail up. */
  retryAt: Date | null;
}

export async function storeFailure(db: Db, { id, error, retryAt }: Failure): Promise<void> {
  await db.execute(sql`
    update mail_outbox set last_error = ${error}, due_at = coalesce(${retryAt}::timestamptz, due_at),
      state = ${retryAt === null ? 'FAILED' : 'QUEUED'}
    where id = ${id}`);
}
