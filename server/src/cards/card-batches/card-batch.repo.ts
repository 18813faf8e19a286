import { codes, type Currency, type I18nText, type Language, moneyOf } from '@console/contracts';
import {
  batchItemStates,
  batchStateOf,
  type CardBatch,
  type CardBatchDraft,
  type CardBatchItem,
  type ShareCardDraft,
} from '@console/contracts/cards';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { all } from '../../listing/filters';
import type { Listing } from '../../listing/find-page';
import { shownName, withinChannel, withinMerchants } from '../../merchants/merchants/merchant-scope.repo';
import { Refusal } from '../../refusal';
import { maskedNumber } from '../../vault/card-number.rules';
import { holdSource } from './batch-books.repo';
import { type ItemCounts, itemsOf, wordsOf } from './batch-item.repo';

type Reader = Pick<Context, 'db' | 'actor'>;

interface BatchRow extends Record<string, unknown> {
  id: string;
  batch_no: string;
  /** Of cards with money of their own, or of a pool. */
  draft: CardBatchDraft | ShareCardDraft | null;
  count: number;
  deposit_minor: string;
  fee_minor: string;
  currency: Currency;
  merchant_id: string;
  merchant_no: string;
  merchant_name: I18nText;
  bin: CardBatch['bin'];
  created_at: string;
  created_by: string;
}

/** A batch of a merchant and a channel within reach; refused where there is none. */
export async function findBatch({ db, actor }: Reader, batchNo: string): Promise<BatchRow> {
  const within = [
    sql`ba.company_id = ${actor.companyId}`,
    sql`ba.batch_no = ${batchNo}`,
    ...withinMerchants(actor, sql`ba.merchant_id`),
    ...withinChannel(actor, sql`b.channel_id`),
  ];
  const { rows } = await db.execute<BatchRow>(sql`
    select ba.id, ba.batch_no, ba.draft, ba.count, ba.deposit_minor, ba.fee_minor, ba.currency, ba.created_at,
      ba.merchant_id, m.merchant_no, m.name as merchant_name, coalesce(u.nickname, ba.created_by) as created_by,
      json_build_object('id', b.id, 'bin', b.bin, 'scheme', b.scheme, 'currency', b.currency,
        'productName', b.product_name) as bin
    from card_batch ba join merchant m on m.id = ba.merchant_id join card_bin b on b.id = ba.bin_id
    left join app_user u on u.id = ba.created_by where ${all(within)}`);
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return row;
}

export async function readBatch(context: Reader, batchNo: string): Promise<CardBatch> {
  const row = await findBatch(context, batchNo);
  const counts = await countItems(context, row.id);
  const each = { deposit: BigInt(row.deposit_minor), fee: BigInt(row.fee_minor) };
  return {
    batchNo: row.batch_no,
    state: batchStateOf(counts),
    counts,
    merchant: { id: row.merchant_id, name: shownName(context.actor, row.merchant_name, row.merchant_no) },
    bin: row.bin,
    currency: row.currency,
    count: row.count,
    deposit: moneyOf(each.deposit, row.currency),
    fee: moneyOf(each.fee, row.currency),
    reserved: moneyOf(await reservedFor(context, row.id), row.currency),
    jobId: await findOpenJob(context, row.batch_no),
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.created_by,
  };
}

async function countItems({ db }: Reader, batchId: string): Promise<ItemCounts> {
  const { rows } = await db.execute<{ state: keyof ItemCounts; count: number }>(
    sql`select i.state, count(*)::int as count from ${itemsOf(batchId)} group by i.state`,
  );
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  // The states are the keys, by the list that both come from.
  return Object.fromEntries(batchItemStates.map((state) => [state, counted.get(state) ?? 0])) as ItemCounts;
}

async function reservedFor({ db }: Reader, batchId: string): Promise<bigint> {
  const { rows } = await db.execute<{ left: string }>(sql`
    select (amount_minor - captured_minor - released_minor)::text as left from ledger_hold
    where source_type = ${holdSource} and source_id = ${batchId}`);
  return BigInt(rows[0]?.left ?? 0);
}

async function findOpenJob({ db, actor }: Reader, batchNo: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from job where type = 'CARD_CREATE' and params ->> 'batchNo' = ${batchNo} and owner_id = ${actor.userId}
      and state in ('QUEUED', 'RUNNING') order by created_at desc limit 1`);
  return rows[0]?.id ?? null;
}

/** One card of a batch as the database gives it. */
export interface ItemRow
  extends Record<string, unknown>, Pick<CardBatchItem, 'seq' | 'alias' | 'cardholder' | 'state'> {
  card_id: string | null;
  bin8: string | null;
  last4: string | null;
  code: number | null;
  reason: string | null;
}

const itemColumns = sql`
  i.seq, i.alias, h.name as cardholder, i.state, i.card_id, c.bin8, c.last4, i.code, i.reason`;
const itemJoins = sql`left join card c on c.id = i.card_id left join cardholder h on h.id = i.cardholder_id`;

export async function findItems(
  { db, language }: Pick<Context, 'db' | 'language'>,
  batchId: string,
  state: CardBatchItem['state'] | undefined,
): Promise<CardBatchItem[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select ${itemColumns} from ${itemsOf(batchId)} ${itemJoins}
    where i.state = coalesce(${state ?? null}, i.state) order by i.seq`);
  return rows.map((row) => toItem(row, language));
}

/** The cards of a batch as a list, for a file. */
export async function batchListing(batchNo: string, context: Reader): Promise<Listing> {
  const { id } = await findBatch(context, batchNo);
  return {
    columns: itemColumns,
    from: itemsOf(id),
    joins: itemJoins,
    where: [sql`true`],
    id: sql`i.alias`,
    sortable: { seq: { expression: sql`i.seq`, type: 'bigint' } },
    sortedBy: { field: 'seq', dir: 'asc' },
  };
}

export const toItem = ({ seq, alias, cardholder, state, ...row }: ItemRow, language: Language): CardBatchItem => ({
  seq,
  alias,
  cardholder,
  state,
  card: row.card_id && row.bin8 && row.last4 ? { id: row.card_id, number: maskedNumber(row.bin8, row.last4) } : null,
  message: state === 'FAILED' ? wordsOf(row, language) : null,
});
