import type { TestApp } from './test-app';
import { pick } from '../platform/db/column';
import { sql } from '../platform/db/sql';
import { tables } from '../platform/db/tables';

/** Bodies of the mails to an address, newest first. */
export async function mailsTo({ database }: TestApp, address: string): Promise<string[]> {
  const { rows } = await database.owner.execute(
    sql`select body from mail_outbox where to_address = ${address} order by id desc`,
    pick(tables.mail_outbox, 'body'),
  );
  return rows.map(({ body }) => body);
}

/** The secret of the link in a mail. */
export const tokenIn = (body: string | undefined): string => /token=([\w-]+)/.exec(body ?? '')?.[1] ?? '';

/** The code in a mail. */
export const codeIn = (body: string | undefined): string => /\b[2-9A-Z]{8}\b/.exec(body ?? '')?.[0] ?? '';
