import type { WebhookEvent } from '@console/contracts/areas';
import type { Actor, Context } from '../context';
import { newId } from '../db/ids';
import { insertDeliveries } from './webhook-delivery.store';
import { findSubscribers } from './subscriber.query';

/** Content of an event: ids, states and texts of a company's own rules, never card numbers, names or amounts. */
interface Raised {
  type: WebhookEvent;
  data: Record<string, string>;
}

/** Queues an event for all subscribed endpoints of the company, in the transaction of its cause. */
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
