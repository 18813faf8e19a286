import { codes } from '@console/contracts';
import type { WebhookDelivery } from '@console/contracts/webhooks';
import type { Context, Db } from '../context';
import { insertRows, type NewRow } from '../db/insert-rows';
import { bytes, nullable, pick, text } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';
import { Refusal } from '../refusal';
import { selectDeliveries } from './webhook-delivery.query';

/** Inserts deliveries that are due immediately. */
export const insertDeliveries = (db: Db, deliveries: NewRow<'webhook_delivery'>[]) =>
  insertRows(db, 'webhook_delivery', deliveries);

/** A delivery that this process owns under a lease. */
export interface ClaimedDelivery {
  id: string;
  eventId: string;
  body: string;
  attempts: number;
  url: string;
  secret: Buffer;
  /** Previous secret during a rotation; null otherwise. */
  former: Buffer | null;
}

const claimedRow = {
  ...pick(tables.webhook_delivery, 'id', 'body', 'attempts'),
  eventId: text,
  url: text,
  secret: bytes,
  former: nullable(bytes),
};

/** Longer than the timeout for a receiver. After a crash, another process can take the delivery when the lease expires. */
const leaseSeconds = 120;

/** Claims due deliveries for this process. Deliveries of paused endpoints stay queued. */
export async function claimDueDeliveries(db: Db, now: Date, limit: number): Promise<ClaimedDelivery[]> {
  const { rows } = await db.execute(
    sql`
      with due as (
        select d.id from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
        where d.state = 'QUEUED' and d.due_at <= ${now} and e.status = 'ACTIVE'
        order by d.due_at, d.id limit ${limit} for update of d skip locked)
      update webhook_delivery d set attempts = attempts + 1, attempted_at = ${now},
        due_at = ${now}::timestamptz + ${leaseSeconds} * interval '1 second'
      from due, webhook_endpoint e where d.id = due.id and e.id = d.endpoint_id
      returning d.id, d.event_id as "eventId", d.body, d.attempts, e.url, e.secret_sealed as secret,
        case when e.former_until > ${now}::timestamptz then e.former_sealed end as former`,
    claimedRow,
  );
  return rows;
}

/** Result of an attempt. If `retryAt` is null, there is no further attempt. */
export type Outcome =
  | { at: 'arrived'; statusCode: number }
  | { at: 'failed'; statusCode: number | null; error: string; retryAt: Date | null };

export async function storeOutcome(db: Db, id: string, outcome: Outcome): Promise<void> {
  const { state, error, retryAt } =
    outcome.at === 'arrived'
      ? { state: 'SENT', error: null, retryAt: null }
      : { state: outcome.retryAt ? 'QUEUED' : 'DEAD', error: outcome.error, retryAt: outcome.retryAt };
  await db.execute(sql`
    update webhook_delivery set state = ${state}, status_code = ${outcome.statusCode}, last_error = ${error},
      due_at = coalesce(${retryAt}::timestamptz, due_at)
    where id = ${id}`);
}

/** Queues a delivery again and keeps the record of its earlier attempts. A pending delivery becomes due immediately. */
export async function queueAgain(
  context: Context,
  id: string,
): Promise<{ before: WebhookDelivery; after: WebhookDelivery }> {
  const [before] = await selectDeliveries(context, sql`id = ${id} for update`);
  if (!before) throw new Refusal(codes.notFound);
  await context.db.execute(sql`
    update webhook_delivery set state = 'QUEUED', attempts = 0, due_at = ${context.now} where id = ${id}`);
  const [after = before] = await selectDeliveries(context, sql`id = ${id}`);
  return { before, after };
}
