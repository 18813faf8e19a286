import type { WebhookEvent } from '@console/contracts/areas';
import type { Actor, Context } from '../context';
import { newId } from '../db/ids';
import { insertDeliveries } from './webhook-delivery.store';
import { findSubscribers } from './subscriber.query';

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
  const endpoints = await findSubscribers(db, actor, type);
  const eventId = newId('evt');
  const body = JSON.stringify({ id: eventId, type, at: now.toISOString(), data });
  await insertDeliveries(
    db,
    endpoints.map((id) => ({
      id: newId('hookmsg'),
      company_id: actor.companyId,
      endpoint_id: id,
      event_id: eventId,
      event_type: type,
      body,
      due_at: now,
      created_at: now,
    })),
  );
}
