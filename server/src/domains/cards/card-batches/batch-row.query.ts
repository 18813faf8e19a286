import { moneyOf } from '@console/contracts';
import {
  batchItemStates,
  type BatchItemState,
  batchStateOf,
  type CardBatch,
  type CardBatchRow,
} from '@console/contracts/cards';
import { nameFor } from '../../../platform/audience/audience.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import type { Actor } from '../../../platform/context';
import { shownName } from '../../merchants/merchants/merchant-scope.query';
import { within } from '../../../platform/reach/reach.query';
import { json, pick, type RowOf, text } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Columns of a batch. */
export const batchRow = {
  ...pick(tables.card_batch, 'id', 'batch_no', 'count', 'fee_minor', 'merchant_id', 'created_at'),
  ...pick(tables.merchant, 'merchant_no'),
  merchant_name: i18nText,
  currency,
  bin: json<CardBatch['bin']>(),
  counts: json<Partial<Record<BatchItemState, number>>>(),
  price_minor: text,
  created_by: by,
};
export type BatchRow = RowOf<typeof batchRow>;

/**
 * Cards of a batch in their order, with their amounts. A batch that was created within one call has no items; each card
 * then counts as an item, and its state is derived from the card.
 */
export const itemsOf = (batchId: SQL) => sql`(
  select i.seq, i.alias, i.cardholder_id, i.state, i.card_id, i.code, i.reason, b.currency,
    coalesce(i.deposit_minor, b.deposit_minor) as deposit_minor, coalesce(i.limit_minor, ic.limit_minor) as limit_minor
  from card_batch b join card_batch_item i on i.batch_id = b.id left join card ic on ic.id = i.card_id
  where b.id = ${batchId}
  union all
  select row_number() over (order by k.created_at, k.alias, k.id)::int, k.alias, k.cardholder_id,
    case k.create_status when 'SUCCESS' then 'DONE' when 'FAILED' then 'FAILED' else 'ORDERED' end, k.id, null, k.failure,
    b.currency, b.deposit_minor, k.limit_minor
  from card_batch b join card k on k.batch_id = b.id where b.id = ${batchId}
    and not exists (select from card_batch_item i where i.batch_id = ${batchId})) as i`;

export const batchColumns: SQL = sql`
  ba.id, ba.batch_no, ba.count, ba.fee_minor, ba.currency, ba.created_at,
  ba.merchant_id, m.merchant_no, m.name as merchant_name, ${writtenBy(sql`u`, sql`ba.created_by`)} as created_by,
  json_build_object('id', b.id, 'bin', b.bin, 'scheme', b.scheme, 'currency', b.currency,
    'productName', b.product_name) as bin,
  tally.counts, (tally.deposits + ba.fee_minor * ba.count)::text as price_minor`;

/** Counts are computed per row, so only for the batches on the page. */
export const batchJoins: SQL = sql`
  join merchant m on m.id = ba.merchant_id join card_bin b on b.id = ba.bin_id
  left join app_user u on u.id = ba.created_by
  cross join lateral (
    select json_object_agg(one.state, one.cards) as counts, sum(one.deposits) as deposits from (
      select i.state, count(*)::int as cards, sum(i.deposit_minor) as deposits
      from ${itemsOf(sql`ba.id`)} group by i.state) as one) as tally`;

/**
 * Batches in the actor's data scope. Wallet users see no batches, because these contain prices and other users' cards.
 */
export const reachableBatches = (actor: Actor): SQL[] =>
  within(actor, {
    company: sql`ba.company_id`,
    merchant: sql`ba.merchant_id`,
    channel: sql`(select bin.channel_id from card_bin bin where bin.id = ba.bin_id)`,
    membership: 'none',
  });

export function toBatchRow(row: BatchRow, actor: Actor): CardBatchRow {
  // The cast is necessary because `Object.fromEntries` loses the keys, which are the states.
  const counts = Object.fromEntries(batchItemStates.map((state) => [state, row.counts[state] ?? 0])) as Record<
    BatchItemState,
    number
  >;
  return {
    id: row.id,
    batchNo: row.batch_no,
    state: batchStateOf(counts),
    counts,
    merchant: { id: row.merchant_id, name: shownName(actor, row.merchant_name, row.merchant_no) },
    bin: row.bin,
    currency: row.currency,
    count: row.count,
    price: moneyOf(BigInt(row.price_minor), row.currency),
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: nameFor(actor, row.created_by),
  };
}
