import { codes } from '@console/contracts';
import type { WebhookEndpoint } from '@console/contracts/webhooks';
import type { Context } from '../context';
import { sql, type SQL } from '../db/sql';
import { Refusal } from '../refusal';
import { selectEndpoints } from './webhook.query';

/** Locks the endpoint until the end of the transaction. */
export async function lockEndpoint(context: Context, id: string): Promise<WebhookEndpoint> {
  const [current] = await selectEndpoints(context, sql`id = ${id} for update`);
  if (!current) throw new Refusal(codes.notFound);
  return current;
}

interface NewEndpoint extends Pick<WebhookEndpoint, 'id' | 'url' | 'events'> {
  sealed: Buffer;
}

export async function insertEndpoint({ db, actor, now }: Context, { id, url, events, sealed }: NewEndpoint) {
  await db.execute(sql`
    insert into webhook_endpoint (id, company_id, url, events, status, secret_sealed, created_at, created_by, updated_at,
      updated_by)
    values (${id}, ${actor.companyId}, ${url}, ${events}, 'ACTIVE', ${sealed}, ${now}, ${actor.userId}, ${now},
      ${actor.userId})`);
}

export const saveEndpoint = (
  context: Context,
  { id, url, events, status }: Pick<WebhookEndpoint, 'id' | 'url' | 'events' | 'status'>,
): Promise<void> => updateEndpoint(context, id, sql`url = ${url}, events = ${events}, status = ${status}`);

/** Replaces the secret; the old one stays valid until the given time. */
export const changeSecret = (context: Context, id: string, { sealed, until }: { sealed: Buffer; until: Date }) =>
  updateEndpoint(context, id, sql`former_sealed = secret_sealed, former_until = ${until}, secret_sealed = ${sealed}`);

async function updateEndpoint({ db, actor, now }: Context, id: string, fields: SQL): Promise<void> {
  await db.execute(sql`
    update webhook_endpoint set ${fields}, version = version + 1, updated_at = ${now}, updated_by = ${actor.userId}
    where id = ${id}`);
}
