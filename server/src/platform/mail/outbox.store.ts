import type { Language } from '@console/contracts';
import type { Db } from '../context';
import { newId } from '../db/ids';
import { letters, type LetterName } from './letters';
import { nullable, pick, text } from '../db/column';
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

/** A mail as the mailbox page shows it. */
export interface ShownMail {
  id: string;
  to: string;
  subject: string;
  body: string;
  createdAt: string;
  state: 'QUEUED' | 'SENT' | 'FAILED';
  attempts: number;
  lastError: string | null;
}

const shownRow = {
  ...pick(tables.mail_outbox, 'id', 'subject', 'body', 'state', 'attempts'),
  to: text,
  createdAt: text,
  lastError: nullable(text),
};

/** The newest mails of every company. Only for the mailbox of a demo. */
export async function findMails(owner: Db): Promise<ShownMail[]> {
  const { rows } = await owner.execute(
    sql`
      select id, to_address as "to", subject, body, created_at::text as "createdAt", state, attempts,
        last_error as "lastError"
      from mail_outbox order by created_at desc, id desc limit 50`,
    shownRow,
  );
  return rows;
}
