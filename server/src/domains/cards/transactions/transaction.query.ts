import { codes, type Currency, type ListResult, type InputOf, moneyOf, toMinor } from '@console/contracts';
import {
  type listTransactions,
  phasesOf,
  type Transaction,
  type TransactionDetail,
  type TransactionFilter,
} from '@console/contracts/cards';
import type { Actor, Context } from '../../../platform/context';
import { all, anyOf, contains, withinDays } from '../../../platform/listing/filters';
import { findPage, mapPage, type Listing } from '../../../platform/listing/find-page';
import { opaque, selective } from '../../../platform/listing/planning';
import { whereWords } from '../../../platform/listing/find-words.query';
import { Refusal } from '../../../platform/refusal';
import { shownInputs } from './shown-inputs.rules';
import { reachableTransactions } from './transaction-reach.query';
import { tallied, transactionTally } from './transaction-tally.store';
import { toTransaction, transactionColumns, transactionJoins, transactionRow } from './transaction-row.query';
import { inCompany } from '../../../platform/reach/reach.query';
import { json, nullable, pick } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = InputOf<typeof listTransactions>;

export async function findTransactions(context: Reader, query: Query): Promise<ListResult<Transaction>> {
  const page = await findPage(context, await transactionListing(query, context), query);
  return mapPage(page, (row) => toTransaction(row, context.actor));
}

/** Listing for a page of the list and for the export. */
export const transactionListing = async (
  query: Pick<Query, 'filter' | 'keyword'>,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<Listing<typeof transactionRow>> => {
  const match = await whereWords(db, query.keyword, messageOf(actor));
  const { filter = {} } = query;
  // The tally has no cards, so it cannot be used for wallet users, who see only some of them.
  const isTallied =
    !query.keyword && actor.memberships === null && Object.keys(filter).every((name) => tallied.has(name));
  return {
    ...match,
    ...(isTallied && { tally: transactionTally(actor, filter) }),
    columns: transactionColumns,
    row: transactionRow,
    from: sql`card_transaction t`,
    joins: transactionJoins,
    where: [...reachableTransactions(actor), ...filtersOf(filter, actor), ...match.where],
    id: sql`t.id`,
    sortable: {
      at: { expression: sql`t.at`, type: 'timestamptz' },
      billed: { expression: sql`t.billed_minor`, type: 'bigint' },
    },
    sortedBy: { field: 'at', dir: 'desc' },
    total: { name: 'billed', amount: sql`t.billed_minor`, currency: sql`t.currency` },
  };
};

const filtersOf = (filter: TransactionFilter, actor: Actor): SQL[] => [
  ...anyOf(sql`t.phase`, filter.status?.flatMap(phasesOf)),
  ...anyOf(sql`t.phase`, filter.phase),
  ...anyOf(sql`t.type`, filter.type),
  ...ofCards(filter.cardId),
  ...anyOf(sql`t.merchant_id`, filter.merchantId),
  ...anyOf(sql`t.currency`, filter.currency),
  ...anyOf(sql`t.shop_country`, filter.country),
  ...anyOf(sql`t.mcc`, filter.mcc),
  ...anyOf(sql`t.decline_code`, filter.declineCode),
  ...withFee(filter.feeKind),
  ...(filter.region?.length === 1 ? [sql`t.is_cross_border = ${filter.region[0] === 'CROSS_BORDER'}`] : []),
  ...anyOf(sql`t.pool_id`, filter.poolId),
  ...withinAmounts(filter.amount),
  ...withinDays(sql`t.at`, filter.at ?? {}, actor.timezone),
];

/** Filter by cards. Every card has few purchases, so one plan fits all and the id is hidden from the planner. */
function ofCards(cards: TransactionFilter['cardId'] = []): SQL[] {
  const [first, ...others] = cards;
  return first === undefined || others.length > 0
    ? anyOf(sql`${selective} t.card_id`, cards)
    : [sql`${selective} t.card_id = ${opaque(sql`${first}::text`)}`];
}

const withinAmounts = (range: TransactionFilter['amount']): SQL[] => {
  if (!range) return [];
  const bound = (amount: string | undefined) => (amount === undefined ? null : toMinor(amount, range.currency));
  const [least, most] = [bound(range.from), bound(range.to)];
  return [
    sql`t.currency = ${range.currency}`,
    ...(least === null ? [] : [sql`t.billed_minor >= ${String(least)}`]),
    ...(most === null ? [] : [sql`t.billed_minor <= ${String(most)}`]),
  ];
};

const withFee = (kinds: TransactionFilter['feeKind'] = []): SQL[] =>
  kinds.length === 0
    ? []
    : [
        sql`exists (select from card_fee_line f
          where f.txn_id = t.id and f.state <> 'RELEASED' and f.kind = any(${kinds}))`,
      ];

const messageOf = (actor: Actor) => ({
  newest: sql`card_transaction t where ${inCompany(actor, sql`t.company_id`)} order by t.at desc, t.id desc`,
  finder: sql`card_transactions_like`,
  id: sql`t.id`,
  plain: (keyword: string) => sql`(${contains(sql`t.shop_name`, keyword)} or t.authorization_code = ${keyword}
    or t.txn_no = upper(${keyword})
    or t.card_id = any(array(select k.id from card k where k.last4 = ${keyword})))`,
});

const detailRow = {
  ...transactionRow,
  ...pick(tables.card, 'wallet_id'),
  ...pick(tables.card_transaction, 'expires_at', 'channel_ref'),
  trace: json<TransactionDetail['trace']>(),
  decline_detail: json<Record<string, string>>(),
  fee_lines: nullable(json<FeeRow[]>()),
  events: nullable(json<EventRow[]>()),
};

/** Purchase in the actor's data scope; refused as not found otherwise. */
export async function readTransactionDetail(context: Reader, id: string): Promise<TransactionDetail> {
  const { rows } = await context.db.execute(
    sql`
      select ${transactionColumns}, c.wallet_id, t.expires_at, t.channel_ref, t.trace, t.decline_detail, ${feeLines} as fee_lines,
        ${events} as events
      from card_transaction t ${transactionJoins} where t.id = ${id} and ${all(reachableTransactions(context.actor))}`,
    detailRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  const seen = (inputs: Record<string, string>) => shownInputs(context.actor, { walletId: row.wallet_id, inputs });
  return {
    ...toTransaction(row, context.actor),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    channelRef: row.channel_ref,
    feeLines: (row.fee_lines ?? []).map((line) => toFeeLine(line, row.currency)),
    events: (row.events ?? []).map((event) => toEvent(event, row.currency)),
    trace: row.trace.map((step) => ({ ...step, inputs: seen(step.inputs) })),
    declineDetail: seen(row.decline_detail),
  };
}

interface FeeRow {
  kind: TransactionDetail['feeLines'][number]['kind'];
  basis: string;
  rate: string;
  amount: string;
  estimated: string | null;
  state: TransactionDetail['feeLines'][number]['state'];
}

const feeLines = sql`(
  select json_agg(json_build_object('kind', f.kind, 'basis', f.basis_minor::text, 'rate', trim_scale(f.rate)::text,
    'amount', f.amount_minor::text, 'estimated', f.estimated_minor::text, 'state', f.state) order by f.kind)
  from card_fee_line f where f.txn_id = t.id)`;

const toFeeLine = ({ kind, basis, rate, amount, estimated, state }: FeeRow, currency: Currency) => ({
  kind,
  rate,
  state,
  basis: moneyOf(BigInt(basis), currency),
  amount: moneyOf(BigInt(amount), currency),
  estimated: estimated === null ? null : moneyOf(BigInt(estimated), currency),
});

interface EventRow {
  seq: number;
  kind: TransactionDetail['events'][number]['kind'];
  amount: string;
  accepted: boolean;
  externalId: string;
  at: string;
}

const events = sql`(
  select json_agg(json_build_object('seq', e.seq, 'kind', e.kind, 'amount', e.amount_minor::text,
    'accepted', e.accepted, 'externalId', e.external_id, 'at', e.at) order by e.seq)
  from card_transaction_event e where e.txn_id = t.id)`;

const toEvent = ({ seq, kind, amount, accepted, externalId, at }: EventRow, currency: Currency) => ({
  seq,
  kind,
  accepted,
  externalId,
  amount: moneyOf(BigInt(amount), currency),
  at: new Date(at).toISOString(),
});
