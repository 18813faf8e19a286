import { codes, moneyOf } from '@console/contracts';
import {
  batchItemStates,
  type CardBatch,
  type CardBatchDraft,
  type CardBatchItem,
  type ShareCardDraft,
} from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import type { Listing } from '../../../platform/listing/find-page';
import { Refusal } from '../../../platform/refusal';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import { shownHolder } from '../cardholders/shown-holder.rules';
import { holdSource, textOf } from './card-batch.rules';
import { batchColumns, batchJoins, batchRow, itemsOf, reachableBatches, toBatchRow } from './batch-row.query';
import { bigint, json, nullable, oneOf, pick, type RowOf, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor'>;

const detailRow = {
  ...batchRow,
  draft: nullable(json<CardBatchDraft | ShareCardDraft>()),
  /** Null if the cards have different deposits. */
  each_minor: nullable(bigint),
};

/** Batch in the actor's data scope; refused as not found otherwise. */
export async function findBatch({ db, actor }: Reader, batchNo: string): Promise<RowOf<typeof detailRow>> {
  const { rows } = await db.execute(
    sql`
      select ${batchColumns}, ba.draft, (
          select case when min(i.deposit_minor) = max(i.deposit_minor) then min(i.deposit_minor) end
          from ${itemsOf(sql`ba.id`)}) as each_minor
      from card_batch ba ${batchJoins}
      where ${all([...reachableBatches(actor), sql`ba.batch_no = ${batchNo}`])}`,
    detailRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return row;
}

export async function readBatch(context: Reader, batchNo: string): Promise<CardBatch> {
  const row = await findBatch(context, batchNo);
  return {
    ...toBatchRow(row, context.actor),
    deposit: row.each_minor === null ? null : moneyOf(BigInt(row.each_minor), row.currency),
    fee: moneyOf(BigInt(row.fee_minor), row.currency),
    reserved: moneyOf(await reservedFor(context, row.id), row.currency),
    jobId: await findOpenJob(context, row.batch_no),
  };
}

async function reservedFor({ db }: Reader, batchId: string): Promise<bigint> {
  const { rows } = await db.execute(
    sql`
      select (amount_minor - captured_minor - released_minor)::text as left from ledger_hold
      where source_type = ${holdSource} and source_id = ${batchId}`,
    { left: text },
  );
  return BigInt(rows[0]?.left ?? 0);
}

async function findOpenJob({ db, actor }: Reader, batchNo: string): Promise<string | null> {
  const { rows } = await db.execute(
    sql`
      select id from job
      where type in ('CARD_CREATE', 'SHARE_CARD_CREATE') and params ->> 'batchNo' = ${batchNo}
        and owner_id = ${actor.userId} and state in ('QUEUED', 'RUNNING')
      order by created_at desc limit 1`,
    pick(tables.job, 'id'),
  );
  return rows[0]?.id ?? null;
}

/** Columns of a card in a batch. */
const itemRow = {
  ...pick(tables.card_batch_item, 'seq', 'alias', 'card_id', 'code', 'reason', 'limit_minor'),
  state: oneOf(...batchItemStates),
  cardholder_id: nullable(text),
  cardholder: nullable(text),
  bin8: nullable(text),
  last4: nullable(text),
  currency,
  deposit_minor: bigint,
};
export type ItemRow = RowOf<typeof itemRow>;

const itemColumns = sql`
  i.seq, i.alias, h.id as cardholder_id, h.name as cardholder, i.state, i.card_id, c.bin8, c.last4, i.code, i.reason, i.currency,
  i.deposit_minor, i.limit_minor`;
const itemJoins = sql`left join card c on c.id = i.card_id left join cardholder h on h.id = i.cardholder_id`;

export async function findItems(
  context: Pick<Context, 'db' | 'actor' | 'language'>,
  batchId: string,
  state: CardBatchItem['state'] | undefined,
): Promise<CardBatchItem[]> {
  const { rows } = await context.db.execute(
    sql`
      select ${itemColumns} from ${itemsOf(sql`${batchId}::text`)} ${itemJoins}
      where i.state = coalesce(${state ?? null}, i.state) order by i.seq`,
    itemRow,
  );
  return rows.map((row) => toItem(row, context));
}

/** Cards of a batch as a listing for the export. */
export async function batchListing(batchNo: string, context: Reader): Promise<Listing<typeof itemRow>> {
  const { id } = await findBatch(context, batchNo);
  return {
    columns: itemColumns,
    row: itemRow,
    from: itemsOf(sql`${id}::text`),
    joins: itemJoins,
    where: [sql`true`],
    id: sql`i.alias`,
    sortable: { seq: { expression: sql`i.seq`, type: 'bigint' } },
    sortedBy: { field: 'seq', dir: 'asc' },
  };
}

export const toItem = (
  { seq, alias, cardholder, state, ...row }: ItemRow,
  { actor, language }: Pick<Context, 'actor' | 'language'>,
): CardBatchItem => ({
  seq,
  alias,
  cardholder: shownHolder(actor, { id: row.cardholder_id, name: cardholder })?.name ?? null,
  state,
  deposit: moneyOf(BigInt(row.deposit_minor), row.currency),
  limit: row.limit_minor === null ? null : moneyOf(BigInt(row.limit_minor), row.currency),
  card: row.card_id && row.bin8 && row.last4 ? { id: row.card_id, number: maskedNumber(row.bin8, row.last4) } : null,
  message: state === 'FAILED' ? textOf(row, language) : null,
});
