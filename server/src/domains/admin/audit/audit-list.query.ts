import type { ListResult, InputOf, OutputOf } from '@console/contracts';
import type { AuditDetail, AuditLine, listAudit, verifyAudit } from '@console/contracts/audit';
import { maskedFacts } from '../../../platform/audit/masked-facts.rules';
import { findNamed } from '../../../platform/audit/record-names.query';
import type { Actor, Context, Db } from '../../../platform/context';
import { all, anyOf, withinDays } from '../../../platform/listing/filters';
import { findPage, mapPage, type Listing } from '../../../platform/listing/find-page';
import { findDecisions } from './audit-about.query';
import { whereAuditText } from './audit-text.query';
import { withinWhole } from '../../../platform/reach/reach.query';
import { json, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { inNameOrder } from '../../../platform/listing/name-order';

type Query = InputOf<typeof listAudit>;

/** Field values of an object before or after an action. */
const facts = nullable(json<NonNullable<AuditLine['before']>>());

/** All columns of an audit log entry, and the name of its actor. */
export const auditRow = { ...tables.audit_event, before: facts, after: facts, actor_name: text };
type AuditRow = RowOf<typeof auditRow>;

export async function findAuditLines(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  query: Query,
): Promise<ListResult<AuditLine>> {
  const page = await findPage(context, await listingOf(query, context), query);
  return mapPage(page, (row) => lineOf(row, context.actor));
}

/** Audit log list for exports. */
export const auditListing = (
  query: Pick<Query, 'filter' | 'keyword'>,
  context: Pick<Context, 'db' | 'actor'>,
): Promise<Listing<typeof auditRow>> => listingOf(query, context);

/** Masks values of field groups that are hidden from the reader. */
export const lineOf = (row: AuditRow, reader: Pick<Actor, 'hiddenGroups'>): AuditLine => ({
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
  before: maskedFacts(row.before, reader),
  after: maskedFacts(row.after, reader),
  reason: row.reason,
  result: row.result,
  ip: row.ip,
  traceId: row.trace_id,
});

/** Joins the actor: a user, an API key, or a channel. */
const whoDid = sql`left join app_user u on u.id = e.actor_id left join channel ch on ch.id = e.actor_id
  left join api_key k on k.id = e.actor_id`;
const actorName = ({ language }: Pick<Actor, 'language'>) =>
  sql`coalesce(u.nickname, ch.name ->> ${language}::text, k.name, e.actor_id)`;

const linkedRow = {
  ...auditRow,
  hash_again: text,
  hash_before: text,
  next_hash: nullable(text),
  next_prev_hash: nullable(text),
};

/** Returns an audit log entry of the actor's company with its neighbors in the hash chain. */
export async function findAuditDetail(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
): Promise<AuditDetail | null> {
  const { rows } = await db.execute(
    sql`
      select e.*, ${actorName(actor)} as actor_name, audit_event_hash(e) as hash_again,
        coalesce(p.hash, '') as hash_before, n.hash as next_hash, n.prev_hash as next_prev_hash
      from audit_event e
      ${whoDid}
      left join audit_event p on p.company_id = e.company_id and p.seq = e.seq - 1
      left join audit_event n on n.company_id = e.company_id and n.seq = e.seq + 1
      where ${all(withinWhole(actor, sql`e.company_id`))} and e.id = ${id}`,
    linkedRow,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    ...lineOf(row, actor),
    sessionId: row.session_id,
    userAgent: row.user_agent,
    names: await findNamed(db, [row.before, row.after]),
    decisions: await findDecisions(db, { objectType: row.object_type, objectId: row.object_id, at: row.at }),
    chain: {
      before: row.prev_hash,
      own: row.hash,
      after: row.next_hash,
      followsOn: row.prev_hash === row.hash_before,
      isUnchanged: row.hash === row.hash_again,
      isFollowed: row.next_hash === null || row.next_prev_hash === row.hash,
    },
  };
}

/**
 * Returns the users and API keys of the company for a filter, up to 500. A key is shown with the prefix of its secret.
 */
export async function findActors({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  const { rows } = await db.execute(
    sql`
      select id, ${inNameOrder(sql`nickname`)} as name, login_name as "loginName" from app_user
      where ${all(withinWhole(actor, sql`company_id`))}
      union all
      select k.id, k.name, s.prefix from api_key k join api_key_secret s on s.key_id = k.id and s.expires_at is null
      where ${all(withinWhole(actor, sql`k.company_id`))}
      order by name, id limit 500`,
    { id: text, name: text, loginName: text },
  );
  return rows;
}

async function listingOf(
  { filter = {}, keyword }: Pick<Query, 'filter' | 'keyword'>,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<Listing<typeof auditRow>> {
  const keywordMatch = await whereAuditText({ db, actor }, keyword);
  return {
    ...keywordMatch,
    columns: sql`e.*, ${actorName(actor)} as actor_name`,
    row: auditRow,
    from: sql`audit_event e`,
    joins: whoDid,
    where: [
      ...withinWhole(actor, sql`e.company_id`),
      ...anyOf(sql`e.result`, filter.result),
      ...anyOf(sql`e.actor_id`, filter.actorId),
      ...anyOf(sql`e.action`, filter.action),
      ...anyOf(sql`e.object_type`, filter.objectType),
      ...anyOf(sql`e.object_id`, filter.objectId),
      ...withinDays(sql`e.at`, filter.at ?? {}, actor.timezone),
      ...keywordMatch.where,
    ],
    id: sql`e.id`,
    sortable: { at: { expression: sql`e.at`, type: 'timestamptz' } },
    sortedBy: { field: 'at', dir: 'desc' },
  };
}

/** Maximum number of findings. A single changed entry can break all later ones. */
const findingsMax = 20;

/**
 * Verifies that each entry has the right sequence number, the hash of its predecessor and a correct hash of its own.
 */
export async function verifyAuditLog(db: Db, now: Date): Promise<OutputOf<typeof verifyAudit>> {
  const broken = await db.execute(
    sql`
      select id from (
        select id, seq, row_number() over by_seq as place, prev_hash, lag(hash) over by_seq as before, hash,
          audit_event_hash(e) as again
        from audit_event e window by_seq as (order by seq)) link
      where seq <> place or prev_hash <> coalesce(before, '') or hash <> again
      union all
      select 'head' from audit_head h
      where h.seq <> (select count(*) from audit_event)
        or h.hash <> coalesce((select hash from audit_event order by seq desc limit 1), '')
      limit ${findingsMax}`,
    { id: text },
  );
  const head = await db.execute(sql`select seq, hash from audit_head`, pick(tables.audit_head, 'seq', 'hash'));
  return {
    isSound: broken.rows.length === 0,
    lines: Number(head.rows[0]?.seq ?? 0),
    head: head.rows[0]?.hash ?? '',
    checkedAt: now.toISOString(),
    findings: broken.rows.map(({ id }) => id),
  };
}
