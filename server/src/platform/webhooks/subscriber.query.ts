import type { WebhookEvent } from '@console/contracts/areas';
import type { Actor, Db } from '../context';
import { pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';
import { inCompany } from '../reach/reach.query';

/** Returns the endpoints that are subscribed to an event. */
export async function findSubscribers(db: Db, actor: Pick<Actor, 'companyId'>, event: WebhookEvent): Promise<string[]> {
  const { rows } = await db.execute(
    sql`
      select id from webhook_endpoint
      where ${inCompany(actor, sql`company_id`)} and status = 'ACTIVE' and ${event} = any (events)`,
    pick(tables.webhook_endpoint, 'id'),
  );
  return rows.map(({ id }) => id);
}
