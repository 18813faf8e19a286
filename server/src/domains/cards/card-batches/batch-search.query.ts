import type { ListResult, InputOf } from '@console/contracts';
import type { BatchState, CardBatchFilter, CardBatchRow, listCardBatches } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { anyOf, contains, withinDays } from '../../../platform/listing/filters';
import { findPage, mapPage, type Listing } from '../../../platform/listing/find-page';
import { batchColumns, batchJoins, batchRow, reachableBatches, toBatchRow } from './batch-row.query';
import { sql, type SQL } from '../../../platform/db/sql';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = InputOf<typeof listCardBatches>;

export async function findBatches(context: Reader, query: Query): Promise<ListResult<CardBatchRow>> {
  const page = await findPage(context, listingOf(query, context), query);
  return mapPage(page, (row) => toBatchRow(row, context.actor));
}

const listingOf = ({ filter = {}, keyword }: Query, { actor }: Reader): Listing<typeof batchRow> => ({
  columns: batchColumns,
  row: batchRow,
  from: sql`card_batch ba`,
  joins: batchJoins,
  where: [
    ...reachableBatches(actor),
    ...anyOf(sql`ba.merchant_id`, filter.merchantId),
    ...anyOf(sql`ba.bin_id`, filter.binId),
    ...(filter.isMine === true ? [sql`ba.created_by = ${actor.userId}`] : []),
    ...withinDays(sql`ba.created_at`, filter.createdAt ?? {}, actor.timezone),
    ...inStates(filter.state),
    ...(keyword ? [contains(sql`ba.batch_no`, keyword)] : []),
  ],
  id: sql`ba.id`,
  sortable: {
    createdAt: { expression: sql`ba.created_at`, type: 'timestamptz' },
    count: { expression: sql`ba.count`, type: 'bigint' },
  },
  sortedBy: { field: 'createdAt', dir: 'desc' },
});

/** A batch whose cards were created within one call has cards and no items. */
const hasSome = (items: SQL, cards: SQL): SQL => sql`(
  exists (select from card_batch_item i where i.batch_id = ba.id and i.state in (${items}))
  or exists (select from card k where k.batch_id = ba.id and k.create_status in (${cards})))`;

const open = hasSome(sql`'WAITING', 'ORDERED'`, sql`'CREATING', 'PENDING'`);
const failed = hasSome(sql`'FAILED'`, sql`'FAILED'`);
const made = hasSome(sql`'DONE'`, sql`'SUCCESS'`);
const cancelled = sql`exists (select from card_batch_item i where i.batch_id = ba.id and i.state = 'CANCELLED')`;

/** SQL conditions equal to `batchStateOf` of the contracts. */
const conditions: Record<BatchState, SQL> = {
  RUNNING: open,
  DONE: sql`(not ${open} and not ${failed} and not ${cancelled})`,
  PARTIAL: sql`(not ${open} and (${failed} or ${cancelled}) and ${made})`,
  FAILED: sql`(not ${open} and ${failed} and not ${made})`,
  CANCELLED: sql`(not ${open} and ${cancelled} and not ${failed} and not ${made})`,
};

const inStates = (states: CardBatchFilter['state']): SQL[] =>
  states?.length
    ? [
        sql`(${sql.join(
          states.map((state) => conditions[state]),
          sql` or `,
        )})`,
      ]
    : [];
