import type { SendState } from '@console/contracts/send-records';
import type { Db } from '../context';
import { nullable, pick, text } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

/** A mail on the mailbox page. */
export interface ShownMail {
  id: string;
  to: string;
  subject: string;
  body: string;
  createdAt: string;
  state: SendState;
  attempts: number;
  lastError: string | null;
}

const shownRow = {
  ...pick(tables.mail_outbox, 'id', 'subject', 'state', 'attempts'),
  body: text,
  to: text,
  createdAt: text,
  lastError: nullable(text),
};

/** Returns the latest mails of all companies, for the mailbox of a demo only. */
export async function findMails(owner: Db): Promise<ShownMail[]> {
  const { rows } = await owner.execute(
    sql`
      select id, to_address as "to", subject, coalesce(body, shown_body, '') as body, created_at::text as "createdAt", state, attempts,
        last_error as "lastError"
      from mail_outbox order by created_at desc, id desc limit 50`,
    shownRow,
  );
  return rows;
}
