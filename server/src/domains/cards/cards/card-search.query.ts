import { type ListQuery, addDays } from '@console/contracts';
import { type CardFilter, type CardState } from '@console/contracts/cards';
import type { Actor, Context, Db } from '../../../platform/context';
import { all, anyOf, withinDays } from '../../../platform/listing/filters';
import type { Listing } from '../../../platform/listing/find-page';
import type { Tally } from '../../../platform/listing/tally';
import { refuseHidden } from '../../../platform/http/masking';
import { reachableCards } from './card-reach.query';
import { whereCardKeyword } from './card-keyword.query';
import { cardBalance, cardColumns, cardJoins, cardRow } from './card-row.query';
import { talliedCards } from './card-tally.store';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { inCompany } from '../../../platform/reach/reach.query';
import { int, nullable, pick } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { nameKey } from '../../../platform/listing/name-order';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type ExpiryState = NonNullable<CardFilter['expiryState']>[number];

/** State of a card as `stateOf` of the contracts computes it; a test compares the two. */
export const stateSql = (today: string): SQL => sql`(case
  when c.create_status <> 'SUCCESS' then c.create_status
  when c.status = 'CANCELLED' then 'CANCELLED'
  when c.cancel_state not in ('NONE', 'FAILED') then 'CANCEL_REVIEW'
  when c.valid_to < ${today}::date then 'EXPIRED'
  when c.status = 'BLOCKED' then 'FROZEN'
  else 'ACTIVE' end)`;

/** Expires within 30 days. */
export const expiringSql = (today: string): SQL =>
  sql`c.valid_to between ${today}::date and ${addDays(today, 30)}::date`;

/** Conditions equivalent to `stateSql` that can use indexes and have row estimates. */
const stateConditions = (today: string): Record<CardState, SQL> => {
  const stored = sql`c.create_status = 'SUCCESS' and c.cancel_state in ('NONE', 'FAILED')`;
  return {
    CREATING: sql`c.create_status = 'CREATING'`,
    PENDING: sql`c.create_status = 'PENDING'`,
    FAILED: sql`c.create_status = 'FAILED'`,
    CANCELLED: sql`c.status = 'CANCELLED'`,
    CANCEL_REVIEW: sql`c.cancel_state in ('REVIEWING', 'EXECUTING', 'MISMATCH')`,
    EXPIRED: sql`${stored} and c.valid_to < ${today}::date`,
    FROZEN: sql`${stored} and c.status = 'BLOCKED' and c.valid_to >= ${today}::date`,
    ACTIVE: sql`${stored} and c.status = 'ACTIVE' and c.valid_to >= ${today}::date`,
  };
};

const expiryConditions = (today: string): Record<ExpiryState, SQL> => ({
  EXPIRED: sql`c.valid_to < ${today}::date`,
  EXPIRING: expiringSql(today),
  VALID: sql`c.valid_to > ${addDays(today, 30)}::date`,
});

/** Condition like `anyOf`, but with a separate condition for each option. */
const anyCondition = <Choice extends string>(conditions: Record<Choice, SQL>, chosen: Choice[] | undefined): SQL[] =>
  chosen && chosen.length > 0
    ? [
        sql`(${sql.join(
          [...new Set(chosen)].map((choice) => sql`(${conditions[choice]})`),
          sql` or `,
        )})`,
      ]
    : [];

/** Cards `c` in any of the states. */
export const inStates = (today: string, states: CardState[] | undefined): SQL[] =>
  anyCondition(stateConditions(today), states);

const availableSql = sql`(la.balance - la.hold_out)`;

type Query = ListQuery & { filter?: CardFilter | undefined };

/** Listing of cards: data scope, filters, keyword, order. */
export async function cardListing(query: Query, context: Reader): Promise<Listing<typeof cardRow>> {
  const { actor, db } = context;
  const { filter = {} } = query;
  // Order and filter by expiry would reveal a hidden expiry.
  if (filter.expiryState?.length || query.sort?.some(({ field }) => field === 'validTo'))
    refuseHidden(actor, ['CARD_EXPIRY']);
  const binIds = filter.scheme?.length ? await binsOfSchemes(db, filter.scheme) : null;
  const today = companyDay(context);
  const isTallied =
    actor.memberships === null && !query.keyword && Object.keys(filter).every((name) => tallied.has(name));
  const keywordMatch = await whereCardKeyword(context, query.keyword);
  return {
    ...shape,
    ...keywordMatch,
    ...(isTallied && { tally: tallyOf({ ...filter, today, binIds: null }, actor) }),
    ...(isOfExpired(filter) && (await partitionsOf(context, today))),
    where: [...reachableCards(actor), ...filtersOf({ ...filter, today, binIds }, actor), ...keywordMatch.where],
  };
}

/** Returns whether the filter selects only expired cards, which are the oldest and come last in order of creation. */
const isOfExpired = ({ state, expiryState }: CardFilter): boolean =>
  [state, expiryState].some((chosen) => chosen?.length === 1 && chosen[0] === 'EXPIRED');

/** Above this number of months the list is queried without partitions. */
const monthsMax = 240;

/** Months in which cards expired, newest first, as values of `valid_month`. */
async function partitionsOf({ db, actor }: Reader, today: string): Promise<Pick<Listing, 'partitions'>> {
  const [year, month] = today.split('-').map(Number);
  const last = (year ?? 0) * 12 + (month ?? 0);
  const { rows } = await db.execute(
    sql`select min(c.valid_month) as first from card c where ${inCompany(actor, sql`c.company_id`)}`,
    { first: nullable(int) },
  );
  const months = Math.max(last - (rows[0]?.first ?? last) + 1, 1);
  const values = Array.from({ length: months }, (_, index) => last - index);
  return months > monthsMax ? {} : { partitions: { field: 'createdAt', column: sql`c.valid_month`, values } };
}

/** Filters that the tally has columns for. */
const tallied = new Set<string>([
  'state',
  'merchantId',
  'currency',
  'blockSource',
  'expiryState',
] satisfies (keyof CardFilter)[]);

/** Stored states that are shown as this state, depending on the date. */
const standingsOf = (state: CardState): string[] => (state === 'EXPIRED' ? ['ACTIVE', 'FROZEN'] : [state]);

const tallyOf = ({ today, ...filter }: Resolved, actor: Actor): Tally => ({
  name: 'card_tally',
  companyId: actor.companyId,
  groups: (lines) => sql`
    select c.currency, sum(c.cards) as rows, sum(c.available) as sum from ${talliedCards(actor, today, lines)}
    where ${all([
      ...anyOf(sql`c.state`, filter.state),
      // Redundant, but an index exists for this column.
      ...anyOf(sql`c.standing`, filter.state?.flatMap(standingsOf)),
      ...anyOf(sql`c.merchant_id`, filter.merchantId),
      ...anyOf(sql`c.currency`, filter.currency),
      ...anyOf(sql`c.block_source`, filter.blockSource),
      ...anyCondition(expiryConditions(today), filter.expiryState),
    ])} group by c.currency`,
});

const shape: Omit<Listing<typeof cardRow>, 'where'> = {
  columns: cardColumns,
  row: cardRow,
  from: sql`card c`,
  joins: cardJoins,
  id: sql`c.id`,
  sortable: {
    createdAt: { expression: sql`c.created_at`, type: 'timestamptz' },
    alias: nameKey(sql`c.alias_key`),
    balance: { expression: sql`la.available_milli`, type: 'bigint', joins: cardBalance, id: sql`la.owner_id` },
    validTo: { expression: sql`c.valid_to`, type: 'date' },
  },
  sortedBy: { field: 'createdAt', dir: 'desc' },
  total: { name: 'balance', amount: availableSql, currency: sql`c.currency`, joins: cardBalance },
};

/** Queried in advance because the planner has row estimates per BIN, but not per scheme. */
async function binsOfSchemes(db: Db, schemes: string[]): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select b.id from card_bin b where ${all(anyOf(sql`b.scheme`, schemes))}`,
    pick(tables.card_bin, 'id'),
  );
  return rows.map(({ id }) => id);
}

interface Resolved extends CardFilter {
  today: string;
  /** BINs of the chosen schemes; null without a choice. */
  binIds: string[] | null;
}

/** Pool filter; an id is either that of a group or that of a wallet. */
function inPools(pools: CardFilter['poolId'] = []): SQL[] {
  if (pools.length === 0) return [];
  return [sql`(${all(anyOf(sql`c.share_group_id`, pools))} or ${all(anyOf(sql`c.wallet_id`, pools))})`];
}

const filtersOf = (filter: Resolved, actor: Actor): SQL[] => [
  ...inStates(filter.today, filter.state),
  ...anyOf(sql`c.merchant_id`, filter.merchantId),
  ...anyOf(sql`c.bin_id`, filter.binId),
  ...anyOf(sql`c.cardholder_id`, filter.cardholderId),
  ...anyOf(sql`c.channel_id`, filter.channelId),
  ...inPools(filter.poolId),
  ...anyOf(sql`c.currency`, filter.currency),
  ...anyOf(sql`c.block_source`, filter.blockSource),
  ...anyCondition(expiryConditions(filter.today), filter.expiryState),
  ...(filter.binIds === null ? [] : [sql`c.bin_id = any(${filter.binIds})`]),
  ...withinDays(sql`c.created_at`, filter.created ?? {}, actor.timezone),
];
