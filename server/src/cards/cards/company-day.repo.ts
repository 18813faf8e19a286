import { sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { dayIn } from './card.rules';

/** The calendar day of the actor's company: validity and expiry are counted in it, wherever the user sits. */
export async function companyDay({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>): Promise<string> {
  const { rows } = await db.execute<{ timezone: string }>(
    sql`select timezone from company where id = ${actor.companyId}`,
  );
  return dayIn(rows[0]?.timezone ?? 'UTC', now);
}
