import type { WebhookEndpoint } from '@console/contracts/webhooks';
import type { Context } from '../context';
import { pick, type RowOf, textsOf } from '../db/column';
import { counted } from '../db/common-columns';
import { lockCounted } from '../db/lock-counted';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';
import { all } from '../listing/filters';
import { withinWhole } from '../reach/reach.query';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

const endpointRow = {
  ...pick(tables.webhook_endpoint, 'id', 'url', 'status', 'former_until', 'created_at', 'version'),
  events: textsOf<WebhookEndpoint['events'][number]>(),
};

const toEndpoint = ({ former_until, created_at, ...row }: RowOf<typeof endpointRow>, now: Date): WebhookEndpoint => ({
  ...row,
  formerUntil: former_until !== null && new Date(former_until) > now ? new Date(former_until).toISOString() : null,
  createdAt: new Date(created_at).toISOString(),
});

/** Returns endpoints of the company, for users with access to the whole company. */
export async function selectEndpoints({ db, actor, now }: Reader, where: SQL): Promise<WebhookEndpoint[]> {
  const { rows } = await db.execute(
    sql`
      select id, url, events, status, former_until, created_at, version from webhook_endpoint
      where ${all(withinWhole(actor, sql`company_id`))} and ${where}`,
    endpointRow,
  );
  return rows.map((row) => toEndpoint(row, now));
}

export const findEndpoints = (context: Reader): Promise<WebhookEndpoint[]> =>
  selectEndpoints(context, sql`true order by created_at, id`);

/** Counts under a lock, so that parallel calls cannot exceed the cap. */
export async function countEndpoints({ db, actor }: Pick<Reader, 'db' | 'actor'>): Promise<number> {
  await lockCounted(db, 'webhooks', actor.companyId);
  const { rows } = await db.execute(
    sql`select count(*)::int as count from webhook_endpoint where ${all(withinWhole(actor, sql`company_id`))}`,
    counted,
  );
  return rows[0]?.count ?? 0;
}
