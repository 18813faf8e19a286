import { type ListResult, type InputOf, moneyOf } from '@console/contracts';
import { type listShareCards, type ShareCard, stateOf } from '@console/contracts/cards';
import type { Actor, Context } from '../../../platform/context';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage, type Listing } from '../../../platform/listing/find-page';
import { whereWords } from '../../../platform/listing/find-words.query';
import { shownName } from '../../merchants/merchants/merchant-scope.query';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import { shownHolder } from '../cardholders/shown-holder.rules';
import { reachableCards } from '../cards/card-reach.query';
import { inStates } from '../cards/card-search.query';
import { expiryStateOf } from '../cards/card.rules';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { drawingColumns, drawingLedger, drawingRow, toDrawing } from '../pools/drawing.query';
import { cardPools } from '../pools/pool-paying.query';
import { inCompany } from '../../../platform/reach/reach.query';
import { nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { tables } from '../../../platform/db/tables';
import { sql } from '../../../platform/db/sql';
import { nameKey } from '../../../platform/listing/name-order';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = InputOf<typeof listShareCards>;

const shareCardRow = {
  ...pick(tables.card, 'id', 'bin8', 'last4', 'alias', 'create_status', 'status', 'cancel_state', 'merchant_id'),
  ...pick(tables.card, 'cardholder_id', 'limit_period', 'created_at'),
  ...pick(tables.merchant, 'merchant_no'),
  ...drawingRow,
  valid_to: text,
  merchant_name: i18nText,
  cardholder_name: nullable(text),
};

export type ShareCardRow = RowOf<typeof shareCardRow>;

export async function findShareCards(context: Reader, query: Query): Promise<ListResult<ShareCard>> {
  const today = companyDay(context);
  const page = await findPage(context, await shareCardListing(query, context), query);
  return mapPage(page, (row) => toShareCard(row, context.actor, today));
}

/** Listing for a page of the list and for the export. */
export async function shareCardListing(
  { filter = {}, keyword }: Pick<Query, 'filter' | 'keyword'>,
  { db, actor, now }: Reader,
): Promise<Listing<typeof shareCardRow>> {
  const keywordMatch = await whereWords(db, keyword, messageOf(actor));
  return {
    ...keywordMatch,
    row: shareCardRow,
    columns: sql`
    c.id, c.bin8, c.last4, c.alias, c.create_status, c.status, c.cancel_state, c.valid_to::text as valid_to,
    c.merchant_id, m.merchant_no, m.name as merchant_name, c.cardholder_id, h.name as cardholder_name,
    c.limit_period, c.created_at, ${drawingColumns({ actor, now })}`,
    from: sql`card c`,
    filterJoins: cardPools,
    joins: sql`
    ${drawingLedger}
    join merchant m on m.id = c.merchant_id
    left join cardholder h on h.id = c.cardholder_id`,
    where: [
      ...reachableCards(actor),
      sql`c.funding_mode = 'SHARE'`,
      ...inStates(companyDay({ actor, now }), filter.state),
      ...(filter.poolId?.length
        ? [sql`(${all(anyOf(sql`c.share_group_id`, filter.poolId))} or ${all(anyOf(sql`c.wallet_id`, filter.poolId))})`]
        : []),
      ...anyOf(sql`c.merchant_id`, filter.merchantId),
      ...anyOf(sql`c.currency`, filter.currency),
      ...keywordMatch.where,
    ],
    id: sql`c.id`,
    sortable: {
      createdAt: { expression: sql`c.created_at`, type: 'timestamptz' },
      alias: nameKey(sql`c.alias_key`),
    },
    sortedBy: { field: 'createdAt', dir: 'desc' },
  };
}

const messageOf = (actor: Actor) => ({
  finder: sql`shared_cards_like`,
  id: sql`c.id`,
  plain: (word: string) =>
    sql`(${contains(sql`c.alias`, word)} or c.last4 = ${word} or ${contains(sql`coalesce(g.name, w.name)`, word)})`,
  newest: sql`card c ${cardPools} where ${inCompany(actor, sql`c.company_id`)} and c.funding_mode = 'SHARE'
    order by c.created_at desc, c.id desc`,
});

export function toShareCard(row: ShareCardRow, actor: Actor, today: string): ShareCard {
  const { currency } = row;
  return {
    id: row.id,
    number: maskedNumber(row.bin8, row.last4),
    alias: row.alias,
    state: stateOf({
      createStatus: row.create_status,
      status: row.status,
      cancelState: row.cancel_state,
      expiryState: expiryStateOf(row.valid_to, today),
    }),
    ...toDrawing(row),
    merchant: { id: row.merchant_id, name: shownName(actor, row.merchant_name, row.merchant_no) },
    cardholder: shownHolder(actor, { id: row.cardholder_id, name: row.cardholder_name }),
    currency,
    limit:
      row.limit_minor && row.limit_period
        ? { amount: moneyOf(BigInt(row.limit_minor), currency), period: row.limit_period }
        : null,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
