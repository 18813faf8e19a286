import { codes, type ListCounts, type ListQuery, type ListResult } from '@console/contracts';
import {
  type ApiKey,
  type ApiKeyDetail,
  apiKeyDraft,
  type ApiKeyFilter,
  type ApiKeyScope,
  type ApiKeySecret,
  apiKeyStatuses,
  type ApiKeyStatus,
} from '@console/contracts/merchants';
import { operations } from '@console/contracts/operations';
import { permissions } from '@console/contracts/areas';
import { scopesOf } from '../../../platform/api-keys/api-key.rules';
import { findKeyActor, hasOwner, isOfClosedMerchant, isPastLastDay } from '../../../platform/api-keys/key-caller.query';
import { nameFor } from '../../../platform/audience/audience.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import type { Actor, Context, Db } from '../../../platform/context';
import { bool, int, json, nullable, oneOf, pick, type RowOf } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { draftColumns } from '../../../platform/db/draft-columns';
import { selectList } from '../../../platform/db/select-list';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { countBy } from '../../../platform/listing/count-by';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import { within } from '../../../platform/reach/reach.query';
import { Refusal } from '../../../platform/refusal';
import { nameKey } from '../../../platform/listing/name-order';
import { apiKeyActionsOf } from './api-key.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: ApiKeyFilter | undefined };

export const apiKeyColumns = draftColumns('api_key', apiKeyDraft);

/** Data scope: users of some merchants see the keys of these merchants; channel and wallet users see none. */
const reachable = (actor: Actor): SQL[] =>
  within(actor, { company: sql`k.company_id`, merchant: sql`k.merchant_id`, channel: 'none', membership: 'none' });

const statusSql = (now: Date): SQL => sql`
  case when k.revoked_at is not null or ${isOfClosedMerchant} then 'REVOKED' when not (${hasOwner}) then 'DISABLED'
    when ${isPastLastDay(now)} then 'EXPIRED' else 'ACTIVE' end`;

const row = {
  ...pick(tables.api_key, 'id', 'user_id', 'created_at', 'revoked_at', 'version'),
  ...apiKeyColumns.columns,
  status: oneOf(...apiKeyStatuses),
  merchant: nullable(json<NonNullable<ApiKey['merchant']>>()),
  owner: by,
  creator: by,
  secrets: json<ApiKeySecret[]>(),
};
export type ApiKeyRow = RowOf<typeof row>;

/** The current secret, then the previous one while it is valid. */
const secretsSql = (now: Date): SQL => sql`(
  select json_agg(json_build_object('prefix', s.prefix, 'lastFour', s.last_four, 'createdAt', s.created_at,
    'expiresAt', s.expires_at, 'lastUsedAt', s.last_used_at, 'lastUsedIp', s.last_used_ip)
    order by s.expires_at nulls first)
  from api_key_secret s where s.key_id = k.id and (s.expires_at is null or s.expires_at > ${now}::timestamptz))`;

const from = sql`api_key k`;
/** The status depends on the time zone of the company and the account of the owner. */
const filterJoins = sql`join company c on c.id = k.company_id join app_user u on u.id = k.user_id`;
const joins = sql`left join app_user w on w.id = k.created_by left join merchant m on m.id = k.merchant_id`;

const columns = (now: Date): SQL => sql`
  k.id, k.user_id, k.created_at, k.revoked_at, k.version, ${selectList('k', apiKeyColumns.columns)},
  ${statusSql(now)} as status, ${writtenBy(sql`u`, sql`k.user_id`)} as owner,
  ${writtenBy(sql`w`, sql`k.created_by`)} as creator, ${secretsSql(now)} as secrets,
  case when m.id is not null then json_build_object('id', m.id, 'merchantNo', m.merchant_no, 'name', m.name) end as merchant`;

/** Searches by name and by the displayed characters of a secret. */
const isNamed = (keyword: string): SQL => sql`(${contains(sql`k.name`, keyword)} or exists (
  select from api_key_secret s where s.key_id = k.id and (s.prefix = left(${keyword}, 8) or s.last_four = ${keyword})))`;

const listingOf = ({ filter = {}, keyword }: Query, { actor, now }: Omit<Reader, 'db'>): Listing<typeof row> => ({
  columns: columns(now),
  row,
  from,
  filterJoins,
  joins,
  where: [
    ...reachable(actor),
    ...anyOf(statusSql(now), filter.status),
    ...anyOf(sql`k.merchant_id`, filter.merchantId),
    ...(keyword ? [isNamed(keyword)] : []),
  ],
  id: sql`k.id`,
  sortable: {
    name: nameKey(sql`k.name`),
    createdAt: { expression: sql`k.created_at`, type: 'timestamptz' },
  },
  sortedBy: { field: 'createdAt', dir: 'desc' },
});

export async function findApiKeys(context: Reader, query: Query): Promise<ListResult<ApiKey>> {
  const page = await findPage(context, listingOf(query, context), query);
  return mapPage(page, (one) => toApiKey(one, context.actor));
}

export const countApiKeyStatuses = (context: Reader, query: Query): Promise<ListCounts<ApiKeyStatus>> =>
  countBy(context, listingOf(query, context), { column: statusSql(context.now), values: apiKeyStatuses });

/** Refuses (1003) a key outside the actor's data scope. */
export async function findApiKey(
  { db, actor, now }: Reader,
  id: string,
  { isLocked = false } = {},
): Promise<ApiKeyRow> {
  const { rows } = await db.execute(
    sql`
      select ${columns(now)} from ${from} ${filterJoins} ${joins} where k.id = ${id} and ${all(reachable(actor))}
      ${isLocked ? sql`for update of k` : sql``}`,
    row,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return rows[0];
}

const instantOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

const toSecret = ({ createdAt, expiresAt, lastUsedAt, ...secret }: ApiKeySecret): ApiKeySecret => ({
  ...secret,
  createdAt: new Date(createdAt).toISOString(),
  expiresAt: instantOf(expiresAt),
  lastUsedAt: instantOf(lastUsedAt),
});

const toApiKey = (one: ApiKeyRow, actor: Actor): ApiKey => ({
  id: one.id,
  merchant: one.merchant,
  owner: nameFor(actor, one.owner),
  ...apiKeyColumns.draftOf(one),
  status: one.status,
  secrets: one.secrets.map(toSecret),
  createdAt: new Date(one.created_at).toISOString(),
  createdBy: nameFor(actor, one.creator),
  revokedAt: instantOf(one.revoked_at),
  version: one.version,
  allowedActions: apiKeyActionsOf({ status: one.status, isOwn: one.user_id === actor.userId }, actor),
});

/** Returns a key with the names of its scopes. */
export async function readApiKeyDetail(context: Reader, id: string): Promise<ApiKeyDetail> {
  const one = await findApiKey(context, id);
  const caller = await findKeyActor(context.db, id, context.now);
  const named = await findScopes(context.db, one.scopes);
  return {
    ...toApiKey(one, context.actor),
    scopeList: named.map(({ code, name }) => ({ code, name, hasEffect: caller?.permissions.has(code) ?? false })),
  };
}

const every = scopesOf(Object.keys(permissions), Object.values(operations));

/** Permissions of a user that a key can have, in the order of the catalogue. */
export const offeredScopes = (actor: Pick<Actor, 'permissions'>): string[] =>
  every.filter((code) => actor.permissions.has(code));

/** Returns scopes with their names, in the order of the catalogue. */
export async function findScopes(db: Db, scopes: readonly string[]): Promise<ApiKeyScope[]> {
  const { rows } = await db.execute(sql`select code, name, risk from button where code = any(${[...scopes]})`, {
    ...pick(tables.button, 'code', 'risk'),
    name: i18nText,
  });
  return rows.toSorted((one, other) => every.indexOf(one.code) - every.indexOf(other.code));
}

/** Returns the number of the company's other unrevoked keys, and whether one of them has this name, ignoring case. */
export async function findOthers(
  { db, actor }: Pick<Reader, 'db' | 'actor'>,
  { name, exceptId }: { name: string; exceptId: string | null },
): Promise<{ isTaken: boolean; count: number }> {
  const { rows } = await db.execute(
    sql`
      select coalesce(bool_or(lower(k.name) = lower(${name})), false) as taken, count(*)::int as count
      from api_key k where ${all(
        within(actor, {
          company: sql`k.company_id`,
          merchant: 'all',
          channel: 'none',
          membership: 'none',
        }),
      )} and k.revoked_at is null and k.id <> ${exceptId ?? ''}`,
    { taken: bool, count: int },
  );
  return { isTaken: rows[0]?.taken ?? false, count: rows[0]?.count ?? 0 };
}
