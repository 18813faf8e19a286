import { codes } from '@console/contracts';
import type { Ctx, Db } from '../../../platform/context';
import { bigint, json, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { insertRows } from '../../../platform/db/insert-rows';
import { Refusal } from '../../../platform/refusal';
import { cardPools, lockPoolOf, payingLedger, poolStatus } from '../pools/pool-paying.query';
import { feeItems, toItems } from './fee.query';
import type { FeeKind } from './fee.rules';
import { tolerancePercentOf } from './mcc.rules';
import type { Effect, EventKind, Purchase } from './purchase.rules';
import { unroundedScale } from './rate.rules';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** A purchase under lock, with the accounts that its money is in. */
export interface StoredPurchase {
  id: string;
  cardId: string;
  merchantId: string;
  channelId: string;
  currency: string;
  /** What pays and is paid: the card or its pool. Null where that has ended; then it is the merchant. */
  payer: { role: 'CARD' | 'GROUP' | 'WALLET'; ledgerId: string } | null;
  holdId: string | null;
  purchase: Purchase;
}

const cardRow = pick(tables.card, 'id', 'funding_mode');

const purchaseRow = {
  ...pick(tables.card_transaction, 'id', 'card_id', 'merchant_id', 'channel_id', 'currency', 'shop_currency', 'phase'),
  ...pick(tables.card_transaction, 'authorized_minor', 'reversed_minor', 'cleared_minor', 'refunded_minor'),
  ...pick(tables.card_transaction, 'is_cross_border', 'mcc'),
  items: nullable(feeItems),
  ...pick(tables.card, 'share_group_id', 'wallet_id'),
  card_status: tables.card.status,
  pool_status: text,
  ledger_account_id: text,
  /** Of the group that allocates to the card. */
  allocator_id: nullable(text),
  hold_id: nullable(text),
  held: bigint,
  charged: nullable(json<Partial<Record<FeeKind, string>>>()),
};

type PurchaseRow = RowOf<typeof purchaseRow>;

/** The card is locked before its pool and its purchase, as an authorization does, so that the two never wait in a circle. */
export async function lockPurchase(db: Db, id: string): Promise<StoredPurchase> {
  const {
    rows: [card],
  } = await db.execute(
    sql`
      select id, funding_mode from card where id = (select card_id from card_transaction where id = ${id}) for update`,
    cardRow,
  );
  if (card?.funding_mode === 'SHARE') await lockPoolOf(db, card.id);
  const { rows } = await db.execute(
    sql`
      select t.id, t.card_id, t.merchant_id, t.channel_id, t.currency, t.shop_currency, t.phase, t.authorized_minor,
        t.reversed_minor, t.cleared_minor, t.refunded_minor, t.is_cross_border, t.mcc, s.items, c.status as card_status,
        ${payingLedger} as ledger_account_id,
        case when g.card_target_minor is not null then g.ledger_account_id end as allocator_id, ${poolStatus} as pool_status, c.share_group_id, c.wallet_id, h.id as hold_id, coalesce(h.amount_minor - h.captured_minor - h.released_minor, 0) as held,
        (select json_object_agg(f.kind, f.amount_minor::text) from card_fee_line f where f.txn_id = t.id and f.state = 'FINAL') as charged
      from card_transaction t join card c on c.id = t.card_id ${cardPools}
      left join fee_setting s on s.id = t.fee_id
      left join ledger_hold h on h.source_type = 'TRANSACTION' and h.source_id = t.id
      where t.id = ${id} for update of t`,
    purchaseRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return toPurchase(row);
}

/** A cancelled card has no money; the pool of one goes on without it. What a group allocated is the card's own until then. */
function payerOf(row: PurchaseRow): StoredPurchase['payer'] {
  if (row.allocator_id !== null && row.card_status !== 'CANCELLED')
    return { role: 'CARD', ledgerId: row.ledger_account_id };
  const role = row.share_group_id ? 'GROUP' : row.wallet_id ? 'WALLET' : 'CARD';
  const status = role === 'CARD' ? row.card_status : row.pool_status;
  return status === 'CANCELLED' ? null : { role, ledgerId: row.allocator_id ?? row.ledger_account_id };
}

const toPurchase = (row: PurchaseRow): StoredPurchase => ({
  id: row.id,
  cardId: row.card_id,
  merchantId: row.merchant_id,
  channelId: row.channel_id,
  currency: row.currency,
  payer: payerOf(row),
  holdId: row.hold_id,
  purchase: {
    phase: row.phase,
    authorized: BigInt(row.authorized_minor),
    reversed: BigInt(row.reversed_minor),
    cleared: BigInt(row.cleared_minor),
    refunded: BigInt(row.refunded_minor),
    held: BigInt(row.held),
    charged: Object.fromEntries(Object.entries(row.charged ?? {}).map(([kind, amount]) => [kind, BigInt(amount)])),
    isCrossBorder: row.is_cross_border,
    isCrossCurrency: row.shop_currency !== row.currency,
    items: toItems(row.items),
    tolerancePercent: tolerancePercentOf(row.mcc),
  },
});

const ofEvent = pick(tables.card_transaction_event, 'txn_id');

/** The purchase that an event of the channel belongs to, or null where the event is new. */
export async function findByEvent(db: Db, channelId: string, externalId: string): Promise<string | null> {
  const { rows } = await db.execute(
    sql`select txn_id from card_transaction_event where channel_id = ${channelId} and external_id = ${externalId}`,
    ofEvent,
  );
  return rows[0]?.txn_id ?? null;
}

interface NewEvent {
  txnId: string;
  channelId: string;
  externalId: string;
  kind: EventKind;
  amount: bigint;
  unrounded: bigint | null;
  accepted: boolean;
}

export async function storeEvent({ db, companyId, by, now }: Ctx, event: NewEvent): Promise<void> {
  await db.execute(sql`
    insert into card_transaction_event (txn_id, seq, company_id, channel_id, external_id, kind, amount_minor,
      unrounded, accepted, by, at)
    select ${event.txnId}, coalesce(max(seq), 0) + 1, ${companyId}, ${event.channelId}, ${event.externalId}, ${event.kind},
      ${String(event.amount)}, ${textOf(event.unrounded)}::numeric, ${event.accepted}, ${by.id}, ${now.toISOString()}
    from card_transaction_event where txn_id = ${event.txnId}`);
}

const textOf = (unrounded: bigint | null): string | null => (unrounded === null ? null : String(unrounded));

/** Kinds of events whose amounts add up to one sum. */
const summed = [['AUTH', 'INCREMENT'], ['CLEAR', 'FORCE_POST'], ['REVERSE'], ['REFUND', 'CHARGEBACK']];

const summedRow = { sum: text };

/** What events like this one came to before it, not rounded. */
export async function unroundedBefore(db: Db, txnId: string, kind: string): Promise<bigint> {
  const kinds = summed.find((some) => some.includes(kind)) ?? [kind];
  const { rows } = await db.execute(
    sql`
      select coalesce(sum(coalesce(unrounded, amount_minor * ${String(unroundedScale)}::numeric)), 0)::text as sum
      from card_transaction_event where txn_id = ${txnId} and accepted and kind = any(${kinds})`,
    summedRow,
  );
  return BigInt(rows[0]?.sum ?? '0');
}

/** What became of the purchase. Its events and its money are written beside it. */
export async function storeEffect({ db, now }: Ctx, id: string, { purchase, alerts }: Effect): Promise<void> {
  await db.execute(sql`
    update card_transaction set phase = ${purchase.phase}, authorized_minor = ${String(purchase.authorized)},
      reversed_minor = ${String(purchase.reversed)}, cleared_minor = ${String(purchase.cleared)},
      refunded_minor = ${String(purchase.refunded)}, updated_at = ${now.toISOString()}, version = version + 1,
      alerts = (select array(select distinct unnest(alerts || ${alerts}::text[]) order by 1))
    where id = ${id}`);
}

interface Fees {
  lines: Effect['feeLines'];
  state: 'ESTIMATED' | 'FINAL';
}

export const feeRowsOf = ({ companyId, txnId }: { companyId: string; txnId: string }, { lines, state }: Fees) =>
  lines.map(({ kind, basis, rate, amount }) => ({
    txn_id: txnId,
    kind,
    company_id: companyId,
    basis_minor: basis,
    rate,
    amount_minor: amount,
    estimated_minor: state === 'ESTIMATED' ? amount : null,
    state,
  }));

/** Lines that are no longer due are kept as released: what was once shown does not vanish. */
export async function storeFees({ db, companyId }: Ctx, txnId: string, { lines, state }: Fees): Promise<void> {
  await db.execute(sql`update card_fee_line set state = 'RELEASED' where txn_id = ${txnId}`);
  await insertRows(
    db,
    'card_fee_line',
    feeRowsOf({ companyId, txnId }, { lines, state }),
    sql`on conflict (txn_id, kind) do update set basis_minor = excluded.basis_minor, rate = excluded.rate,
      amount_minor = excluded.amount_minor, state = excluded.state,
      estimated_minor = coalesce(excluded.estimated_minor, card_fee_line.estimated_minor)`,
  );
}
