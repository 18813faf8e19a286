import type { Found, InputOf, OutputOf } from '@console/contracts';
import type { AuditLine, listAudit, verifyAudit } from '@console/contracts/audit';
import { sql } from 'drizzle-orm';
import type { Context, Db } from '../context';
import { anyOf, contains, withinDays } from '../listing/filters';
import { findPage, type Listing, mapPage } from '../listing/find-page';

type Query = InputOf<typeof listAudit>;

interface AuditRow extends Record<string, unknown> {
  id: string;
  seq: string;
  at: string;
  actor_type: AuditLine['actorType'];
  actor_id: string;
  actor_name: string;
  action: string;
  object_type: string;
  object_id: string;
  object_label: string;
  before: AuditLine['before'];
  after: AuditLine['after'];
  reason: string | null;
  result: AuditLine['result'];
  ip: string | null;
  trace_id: string;
}

export async function findAuditLines(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  query: Query,
): Promise<Found<AuditLine>> {
  const page = await findPage<AuditRow>(context, listingOf(query, context), query);
  return mapPage(page, (row) => ({
    id: row.id,
    seq: Number(row.seq),
    at: new Date(row.at).toISOString(),
    actorType: row.actor_type,
    actorId: row.actor_id,
    actorName: row.actor_name,
    action: row.action,
    objectType: row.object_type,
    objectId: row.object_id,
    objectLabel: row.object_label,
    before: row.before,
    after: row.after,
    reason: row.reason,
    result: row.result,
    ip: row.ip,
    traceId: row.trace_id,
  }));
}

const listingOf = ({ filter = {}, keyword }: Query, { actor }: Pick<Context, 'actor'>): Listing => ({
  columns: sql`e.*, coalesce(u.nickname, e.actor_id) as actor_name`,
  from: sql`audit_event e`,
  joins: sql`left join app_user u on u.id = e.actor_id`,
  where: [
    sql`e.company_id = ${actor.companyId}`,
    ...anyOf(sql`e.result`, filter.result),
    ...anyOf(sql`e.actor_id`, filter.actorId),
    ...anyOf(sql`e.action`, filter.action),
    ...anyOf(sql`e.object_type`, filter.objectType === undefined ? [] : [filter.objectType]),
    ...anyOf(sql`e.object_id`, filter.objectId === undefined ? [] : [filter.objectId]),
    ...withinDays(sql`e.at`, filter.at ?? {}, actor.timezone),
    ...(keyword ? [contains(sql`e.object_label`, keyword)] : []),
  ],
  id: sql`e.id`,
  sortable: { at: { expression: sql`e.at`, type: 'timestamptz' } },
  sortedBy: { field: 'at', dir: 'desc' },
});

/** Enough to see where it broke; after one changed line every later one may be suspect. */
const findingsMax = 20;

/** Every line must have its place, know the one before it, and hash to what it says. */
export async function verifyAuditLog(db: Db, now: Date): Promise<OutputOf<typeof verifyAudit>> {
  const broken = await db.execute<{ id: string }>(sql`
    select id from (
      select id, seq, row_number() over by_seq as place, prev_hash, lag(hash) over by_seq as before, hash,
        audit_event_hash(e) as again
      from audit_event e window by_seq as (order by seq)) link
    where seq <> place or prev_hash <> coalesce(before, '') or hash <> again
    union all
    select 'head' from audit_head h
    where h.seq <> (select count(*) from audit_event)
      or h.hash <> coalesce((select hash from audit_event order by seq desc limit 1), '')
    limit ${findingsMax}`);
  const head = await db.execute<{ seq: string; hash: string }>(sql`select seq, hash from audit_head`);
  return {
    isSound: broken.rows.length === 0,
    lines: Number(head.rows[0]?.seq ?? 0),
    head: head.rows[0]?.hash ?? '',
    checkedAt: now.toISOString(),
    findings: broken.rows.map(({ id }) => id),
  };
}
