import { codes, type InputOf } from '@console/contracts';
import type { listDeliveries, WebhookDelivery, WebhookEndpoint } from '@console/contracts/webhooks';
import type { Context } from '../context';
import { all } from '../listing/filters';
import { Refusal } from '../refusal';
import { withinWhole } from '../reach/reach.query';
import { pick, type RowOf, textsOf } from '../db/column';
import { counted } from '../db/common-columns';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';

type Reader = Pick<Context, 'db' | 'actor'>;

const endpointRow = {
  ...pick(tables.webhook_endpoint, 'id', 'url', 'status', 'former_until', 'created_at', 'version'),
  events: textsOf<WebhookEndpoint['events'][number]>(),
};

const instantOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

const toEndpoint = ({ former_until, created_at, ...row }: RowOf<typeof endpointRow>, now: Date): WebhookEndpoint => ({
  ...row,
  formerUntil: former_until !== null && new Date(former_until) > now ? instantOf(former_until) : null,
  createdAt: new Date(created_at).toISOString(),
});

async function selectEndpoints({ db, actor, now }: Context, where: SQL): Promise<WebhookEndpoint[]> {
  const { rows } = await db.execute(
    sql`
      select id, url, events, status, former_until, created_at, version from webhook_endpoint
      where ${all(withinWhole(actor, sql`company_id`))} and ${where}`,
    endpointRow,
  );
  return rows.map((row) => toEndpoint(row, now));
}

export const findEndpoints = (context: Context): Promise<WebhookEndpoint[]> =>
  selectEndpoints(context, sql`true order by created_at, id`);

/** Holds the endpoint until the end of the transaction; refused where it is not there or has another version. */
export async function lockEndpoint(
  context: Context,
  { id, version }: { id: string; version?: number },
): Promise<WebhookEndpoint> {
  const [current] = await selectEndpoints(context, sql`id = ${id} for update`);
  if (!current) throw new Refusal(codes.notFound);
  if (version !== undefined && version !== current.version)
    throw new Refusal(codes.versionConflict, { data: { current } });
  return current;
}

export async function countEndpoints({ db, actor }: Reader): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::int as count from webhook_endpoint where ${all(withinWhole(actor, sql`company_id`))}`,
    counted,
  );
  return rows[0]?.count ?? 0;
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

/** The secret of now becomes the one before, until then. */
export const changeSecret = (context: Context, id: string, { sealed, until }: { sealed: Buffer; until: Date }) =>
  updateEndpoint(context, id, sql`former_sealed = secret_sealed, former_until = ${until}, secret_sealed = ${sealed}`);

async function updateEndpoint({ db, actor, now }: Context, id: string, fields: SQL): Promise<void> {
  await db.execute(sql`
    update webhook_endpoint set ${fields}, version = version + 1, updated_at = ${now}, updated_by = ${actor.userId}
    where id = ${id}`);
}

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

async function selectDeliveries({ db, actor }: Reader, where: SQL): Promise<WebhookDelivery[]> {
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

/** Due at once, with all attempts before it; one that still waits only comes sooner. */
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
