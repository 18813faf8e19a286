import type { InputOf } from '@console/contracts';
import type { listDeliveries, WebhookDelivery } from '@console/contracts/webhooks';
import type { Context } from '../context';
import { pick, type RowOf } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';
import { all } from '../listing/filters';
import { withinWhole } from '../reach/reach.query';

type Reader = Pick<Context, 'db' | 'actor'>;

const instantOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

const deliveryRow = {
  ...pick(tables.webhook_delivery, 'id', 'endpoint_id', 'event_id', 'event_type', 'state', 'attempts', 'created_at'),
  ...pick(tables.webhook_delivery, 'attempted_at', 'due_at', 'status_code', 'last_error'),
};

const toDelivery = (row: RowOf<typeof deliveryRow>): WebhookDelivery => ({
  id: row.id,
  endpointId: row.endpoint_id,
  eventId: row.event_id,
  type: row.event_type,
  state: row.state,
  attempts: row.attempts,
  createdAt: new Date(row.created_at).toISOString(),
  attemptedAt: instantOf(row.attempted_at),
  dueAt: row.state === 'QUEUED' ? instantOf(row.due_at) : null,
  statusCode: row.status_code,
  error: row.last_error,
});

/** Returns deliveries of the company, for users with access to the whole company. */
export async function selectDeliveries({ db, actor }: Reader, where: SQL): Promise<WebhookDelivery[]> {
  const { rows } = await db.execute(
    sql`
      select id, endpoint_id, event_id, event_type, state, attempts, created_at, attempted_at, due_at, status_code,
        last_error
      from webhook_delivery where ${all(withinWhole(actor, sql`company_id`))} and ${where}`,
    deliveryRow,
  );
  return rows.map(toDelivery);
}

export const findDeliveries = (
  context: Reader,
  { endpointId, state }: InputOf<typeof listDeliveries>,
): Promise<WebhookDelivery[]> => {
  const conditions = [
    ...(endpointId === undefined ? [] : [sql`endpoint_id = ${endpointId}`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
  ];
  return selectDeliveries(context, sql`${all(conditions)} order by created_at desc, id desc limit 100`);
};
