import type { TestApp } from './test-app';
import { text } from '../platform/db/column';
import { sql } from '../platform/db/sql';

/** Returns the bodies of the mails to an address, newest first. */
export async function mailsTo({ database }: TestApp, address: string): Promise<string[]> {
  const { rows } = await database.owner.execute(
    sql`select coalesce(body, '') as body from mail_outbox where to_address = ${address} order by id desc`,
    { body: text },
  );
  return rows.map(({ body }) => body);
}

/** Returns the secret of the link in a mail. */
export const tokenIn = (body: string | undefined): string => /token=([\w-]+)/.exec(body ?? '')?.[1] ?? '';

/** Returns the code in a mail. */
export const codeIn = (body: string | undefined): string => /\b[2-9A-Z]{8}\b/.exec(body ?? '')?.[0] ?? '';
