import type { WebhookEvent } from '@console/contracts/areas';
import type { Actor, Context } from '../context';
import { newId } from '../db/ids';
import { inCompany } from '../reach/reach.query';
import { pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

/** What happened: ids, states and the words of a company's own rules, never numbers, names or money. */
interface Raised {
  type: WebhookEvent;
  data: Record<string, string>;
}

/** Queues an event for every endpoint of the company that wants it, in the transaction of what happened. */
export async function raiseEvent(
  { db, actor, now }: Pick<Context, 'db' | 'now'> & { actor: Pick<Actor, 'companyId'> },
  { type, data }: Raised,
): Promise<void> {
  const { rows } = await db.execute(
    sql`
      select id from webhook_endpoint
      where ${inCompany(actor, sql`company_id`)} and status = 'ACTIVE' and ${type} = any (events)`,
    pick(tables.webhook_endpoint, 'id'),
  );
  const eventId = newId('evt');
  const body = JSON.stringify({ id: eventId, type, at: now.toISOString(), data });
  for (const { id } of rows)
    await db.execute(sql`
      insert into webhook_delivery (id, company_id, endpoint_id, event_id, event_type, body, due_at, created_at)
      values (${newId('hookmsg')}, ${actor.companyId}, ${id}, ${eventId}, ${type}, ${body}, ${now}, ${now})`);
}
