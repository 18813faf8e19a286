import { currencies, type ListQuery, minorDigitsOf } from '@console/contracts';
import { addDays, type CardFilter, type CardState } from '@console/contracts/cards';
import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../context';
import { anyOf, contains, withinDays } from '../../listing/filters';
import type { Listing } from '../../listing/find-page';
import { withinChannel, withinMerchants } from '../../merchants/merchants/merchant-scope.repo';
import { cardColumns, cardJoins, cardTables } from './card-row.repo';

/** The state of the badge, as `stateOf` of the contracts says it; a test holds the two together. */
export const stateSql = (today: string): SQL => sql`(case
  when c.create_status = 'FAILED' then 'FAILED'
  when c.create_status <> 'SUCCESS' then 'PENDING'
  when c.status = 'CANCELLED' then 'CANCELLED'
  when c.cancel_state not in ('NONE', 'FAILED') then 'CANCEL_REVIEW'
  when c.valid_to < ${today}::date then 'EXPIRED'
  when c.status = 'BLOCKED' then 'FROZEN'
  else 'ACTIVE' end)`;

/** Valid still, but not for another month. */
export const expiringSql = (today: string): SQL =>
  sql`c.valid_to between ${today}::date and ${addDays(today, 30)}::date`;

const expiryStateSql = (today: string): SQL => sql`(case
  when c.valid_to < ${today}::date then 'EXPIRED'
  when ${expiringSql(today)} then 'EXPIRING'
  else 'VALID' end)`;

/** Cards within the actor's reach. */
export const reachableCards = (actor: Actor): SQL[] => [
  sql`c.company_id = ${actor.companyId}`,
  sql`c.deleted_at is null`,
  ...withinMerchants(actor, sql`c.merchant_id`),
  ...withinChannel(actor, sql`c.channel_id`),
];

const availableSql = sql`(la.balance - la.hold_out)`;

/** Sorted as the figures are read: 900 of one currency before 1,000 of another, whatever their minor units. */
const shownAmountSql = sql`(${availableSql} / case c.currency ${sql.join(
  currencies.map((code) => sql.raw(`when '${code}' then ${10 ** minorDigitsOf(code)}.0`)),
  sql` `,
)} else 100.0 end)`;

/** The list of cards as SQL: reach, filters, keyword, order. */
export const cardListing = (
  query: ListQuery & { filter?: CardFilter | undefined },
  actor: Actor,
  today: string,
): Listing => ({
  columns: cardColumns,
  from: cardTables,
  joins: cardJoins,
  where: [...reachableCards(actor), ...filtersOf(query.filter ?? {}, actor, today), ...keywordOf(query.keyword)],
  id: sql`c.id`,
  sortable: {
    createdAt: { expression: sql`c.created_at`, type: 'timestamptz' },
    alias: { expression: sql`lower(c.alias)`, type: 'text' },
    balance: { expression: shownAmountSql, type: 'numeric' },
    validTo: { expression: sql`c.valid_to`, type: 'date' },
  },
  sortedBy: { field: 'createdAt', dir: 'desc' },
  total: { name: 'balance', amount: availableSql, currency: sql`c.currency` },
});

const filtersOf = (filter: CardFilter, actor: Actor, today: string): SQL[] => [
  ...anyOf(stateSql(today), filter.state satisfies CardState[] | undefined),
  ...anyOf(sql`c.merchant_id`, filter.merchantId),
  ...anyOf(sql`c.bin_id`, filter.binId),
  ...anyOf(sql`c.currency`, filter.currency),
  ...anyOf(sql`c.block_source`, filter.blockSource),
  ...anyOf(expiryStateSql(today), filter.expiryState),
  ...anyOf(sql`b.scheme`, filter.scheme).map(
    (scheme) => sql`exists (select 1 from card_bin b where b.id = c.bin_id and ${scheme})`,
  ),
  ...withinDays(sql`c.created_at`, filter.created ?? {}, actor.timezone),
];

const keywordOf = (keyword: string | undefined): SQL[] =>
  keyword
    ? [
        sql`(${contains(sql`c.alias`, keyword)} or c.last4 = ${keyword} or c.cardholder_id in (
          select h.id from cardholder h where ${contains(sql`h.name`, keyword)}))`,
      ]
    : [];
