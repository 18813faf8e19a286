import { codes } from '@console/contracts';
import type { TransactionPhase } from '@console/contracts/cards';
import type { Db } from '../../../platform/context';
import { bigint, bool, json, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { Refusal } from '../../../platform/refusal';
import { cardPools, lockPoolOf, payingLedger, poolStatus } from '../pools/pool-paying.query';
import { feeItems, toItems } from './fee.query';
import type { FeeKind } from './fee.rules';
import { tolerancePercentOf } from './mcc.rules';
import type { Purchase } from './purchase.rules';

/** Purchase locked for update, with its payer's ledger account and its hold. */
export interface StoredPurchase {
  id: string;
  cardId: string;
  merchantId: string;
  channelId: string;
  currency: string;
  /** Card or pool that pays and is refunded; null if it was cancelled, so that the merchant takes its place. */
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
  /** Ledger account of the group that allocates to the card. */
  allocator_id: nullable(text),
  hold_id: nullable(text),
  held: bigint,
  charged: nullable(json<Partial<Record<FeeKind, string>>>()),
};

type PurchaseRow = RowOf<typeof purchaseRow>;

/** Locks the card, then its pool and the purchase, in the order of an authorization, to avoid deadlocks. */
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

/**
 * Payer of a purchase. A cancelled card has no balance, but its pool still pays. An allocated balance belongs to the
 * card until then.
 */
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

const refRow = { ...pick(tables.card_transaction, 'id', 'phase'), is_authorized: bool };

/** Purchase with a reference of the channel, or null. */
export async function findByChannelRef(
  db: Db,
  channelId: string,
  channelRef: string | null,
): Promise<{ id: string; phase: TransactionPhase; isAuthorized: boolean } | null> {
  if (channelRef === null) return null;
  const { rows } = await db.execute(
    sql`
      select id, phase, authorized_minor > 0 as is_authorized from card_transaction
      where channel_id = ${channelId} and channel_ref = ${channelRef}`,
    refRow,
  );
  const [row] = rows;
  return row ? { id: row.id, phase: row.phase, isAuthorized: row.is_authorized } : null;
}

/** Percentage by which a clearing's amount may differ from that of its purchase. */
const windowPercent = 20;

const idRow = pick(tables.card_transaction, 'id');

/**
 * Newest purchase of the card with that authorization code and a similar amount, except declined ones; null if there is
 * none.
 */
export async function findByCode(
  db: Db,
  cardId: string,
  { code, billed }: { code: string | null; billed: bigint },
): Promise<string | null> {
  if (code === null) return null;
  const { rows } = await db.execute(
    sql`
      select id from card_transaction
      where card_id = ${cardId} and authorization_code = ${code} and phase <> 'DECLINED'
        and abs(billed_minor - ${String(billed)}) * 100 <= billed_minor * ${windowPercent} order by at desc limit 1`,
    idRow,
  );
  return rows[0]?.id ?? null;
}

const dueRow = pick(tables.card_transaction, 'id', 'company_id');

/** Purchases of all companies whose hold has expired, oldest first. */
export async function findDuePurchases(
  owner: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await owner.execute(
    sql`
      select id, company_id from card_transaction
      where phase in ('AUTHORIZED', 'PARTIALLY_CLEARED', 'PARTIALLY_REVERSED') and expires_at <= ${now.toISOString()}
      order by expires_at limit ${limit}`,
    dueRow,
  );
  return rows.map(({ id, company_id: companyId }) => ({ id, companyId }));
}
