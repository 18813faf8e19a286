import { codes, type Currency, type Found, type InputOf, moneyOf } from '@console/contracts';
import {
  type listTransactions,
  phasesOf,
  type Transaction,
  type TransactionDetail,
  type TransactionFilter,
} from '@console/contracts/cards';
import { sql, type SQL } from 'drizzle-orm';
import type { Actor, Context, Db } from '../../context';
import { all, anyOf, contains, withinDays } from '../../listing/filters';
import { findPage, type Listing, mapPage } from '../../listing/find-page';
import { whereWords } from '../../listing/find-words.repo';
import { withinChannel, withinMerchants } from '../../merchants/merchants/merchant-scope.repo';
import { Refusal } from '../../refusal';
import { toTransaction, transactionColumns, transactionJoins, type TransactionRow } from './transaction-row.repo';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = InputOf<typeof listTransactions>;

/** Purchases within the actor's reach. */
const reachableTransactions = (actor: Actor): SQL[] => [
  sql`t.company_id = ${actor.companyId}`,
  ...withinMerchants(actor, sql`t.merchant_id`),
  ...withinChannel(actor, sql`t.channel_id`),
];

export async function findTransactions(context: Reader, query: Query): Promise<Found<Transaction>> {
  const page = await findPage<TransactionRow>(context, await listingOf(query, context), query);
  return mapPage(page, (row) => toTransaction(row, context.actor));
}

const listingOf = async (query: Query, { db, actor }: Reader): Promise<Listing> => ({
  columns: transactionColumns,
  from: sql`card_transaction t`,
  joins: transactionJoins,
  where: [
    ...reachableTransactions(actor),
    ...filtersOf(query.filter ?? {}, actor),
    ...(await whereWords(db, query.keyword, words)),
  ],
  id: sql`t.id`,
  sortable: {
    at: { expression: sql`t.at`, type: 'timestamptz' },
    billed: { expression: sql`t.billed_minor`, type: 'bigint' },
  },
  sortedBy: { field: 'at', dir: 'desc' },
  total: { name: 'billed', amount: sql`t.billed_minor`, currency: sql`t.currency` },
});

const filtersOf = (filter: TransactionFilter, actor: Actor): SQL[] => [
  ...anyOf(sql`t.phase`, filter.status?.flatMap(phasesOf)),
  ...anyOf(sql`t.phase`, filter.phase),
  ...anyOf(sql`t.type`, filter.type),
  ...anyOf(sql`t.card_id`, filter.cardId),
  ...anyOf(sql`t.merchant_id`, filter.merchantId),
  ...anyOf(sql`t.currency`, filter.currency),
  ...anyOf(sql`t.decline_code`, filter.declineCode),
  ...(filter.region?.length === 1 ? [sql`t.is_cross_border = ${filter.region[0] === 'CROSS_BORDER'}`] : []),
  ...withinDays(sql`t.at`, filter.at ?? {}, actor.timezone),
];

const words = {
  finder: sql`card_transactions_like`,
  id: sql`t.id`,
  plain: (keyword: string) => sql`(${contains(sql`t.shop_name`, keyword)} or t.authorization_code = ${keyword}
    or t.card_id = any(array(select k.id from card k where k.last4 = ${keyword})))`,
};

interface DetailRow extends TransactionRow {
  expires_at: string | null;
  channel_ref: string | null;
  trace: TransactionDetail['trace'];
  decline_detail: Record<string, string>;
}

/** Refused where it does not exist or is not the actor's to see. */
export async function readTransactionDetail(context: Reader, id: string): Promise<TransactionDetail> {
  const { rows } = await context.db.execute<DetailRow>(sql`
    select ${transactionColumns}, t.expires_at, t.channel_ref, t.trace, t.decline_detail
    from card_transaction t ${transactionJoins} where t.id = ${id} and ${all(reachableTransactions(context.actor))}`);
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return {
    ...toTransaction(row, context.actor),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    channelRef: row.channel_ref,
    feeLines: await feeLinesOf(context.db, id, row.currency),
    events: await eventsOf(context.db, id, row.currency),
    trace: row.trace,
    declineDetail: row.decline_detail,
  };
}

interface FeeRow extends Record<string, unknown> {
  kind: TransactionDetail['feeLines'][number]['kind'];
  basis_minor: string;
  rate: string;
  amount_minor: string;
  state: TransactionDetail['feeLines'][number]['state'];
}

async function feeLinesOf(db: Db, id: string, currency: Currency): Promise<TransactionDetail['feeLines']> {
  const { rows } = await db.execute<FeeRow>(sql`
    select kind, basis_minor, trim_scale(rate)::text as rate, amount_minor, state from card_fee_line
    where txn_id = ${id} order by kind`);
  return rows.map(({ kind, basis_minor, rate, amount_minor, state }) => ({
    kind,
    rate,
    state,
    basis: moneyOf(BigInt(basis_minor), currency),
    amount: moneyOf(BigInt(amount_minor), currency),
  }));
}

interface EventRow extends Record<string, unknown> {
  seq: number;
  kind: TransactionDetail['events'][number]['kind'];
  amount_minor: string;
  accepted: boolean;
  external_id: string;
  at: string;
}

async function eventsOf(db: Db, id: string, currency: Currency): Promise<TransactionDetail['events']> {
  const { rows } = await db.execute<EventRow>(sql`
    select seq, kind, amount_minor, accepted, external_id, at from card_transaction_event
    where txn_id = ${id} order by seq`);
  return rows.map(({ seq, kind, amount_minor, accepted, external_id, at }) => ({
    seq,
    kind,
    accepted,
    amount: moneyOf(BigInt(amount_minor), currency),
    externalId: external_id,
    at: new Date(at).toISOString(),
  }));
}
