import type { DecisionStep, DeclineCode, TransactionPhase, transactionTypes } from '@console/contracts/cards';
import type { Ctx, Db } from '../../../platform/context';
import { bool, pick } from '../../../platform/db/column';
import { newId } from '../../../platform/db/ids';
import { insertOf, type NewRow, together } from '../../../platform/db/insert-rows';
import type { CardFacts } from './card-facts.query';
import { expiryAt } from './mcc.rules';
import { feeRowsOf } from './purchase.store';
import type { Effect, EventKind } from './purchase.rules';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** The shop and the sum, as the channel sends them. */
export interface Sale {
  shopName: string;
  mcc: string;
  shopCountry: string;
  shopCity: string | null;
  /** As its acquirer numbers it. */
  shopRef: string | null;
  /** Null where the channel does not say. */
  isOnline: boolean | null;
  channelRef: string | null;
  shopCurrency: string;
  shopMinor: bigint;
  /** In the currency of the card. */
  billed: bigint;
  /** Before it was rounded; null where both currencies are one. */
  unrounded: bigint | null;
  /** Null where both currencies are one. */
  rate: string | null;
}

interface Opening {
  /** Where it is needed before the row is written. */
  id?: string;
  type: (typeof transactionTypes)[number];
  phase: TransactionPhase;
  authorized: bigint;
  feeId: string | null;
  declined: { code: DeclineCode; detail: Record<string, string> } | null;
  trace: DecisionStep[];
  /** What opened it, and what it is going to cost; nothing where that is booked by itself. */
  event?: { externalId: string; kind: EventKind; amount: bigint; unrounded: bigint | null; accepted: boolean };
  feeLines?: Effect['feeLines'];
  alerts?: Effect['alerts'];
  /** What else is written in the statement of the purchase. */
  alongside?: (txnId: string) => SQL[];
}

/** A new row for a purchase. Its number has fifty random bits, so that two of one day never meet. */
export async function insertPurchase(
  { db, companyId, by, now }: Ctx,
  card: CardFacts,
  sale: Sale,
  opening: Opening,
): Promise<string> {
  const { id = newId('txn') } = opening;
  const isOpen = opening.phase === 'AUTHORIZED';
  const row = {
    id,
    company_id: companyId,
    merchant_id: card.merchantId,
    card_id: card.id,
    pool_id: card.payer.poolId,
    channel_id: card.channelId,
    txn_no: `TX-${card.today.replaceAll('-', '')}-${id.slice(-10)}`,
    channel_ref: sale.channelRef,
    type: opening.type,
    phase: opening.phase,
    shop_currency: sale.shopCurrency,
    shop_minor: sale.shopMinor,
    currency: card.currency,
    billed_minor: sale.billed,
    exchange_rate: sale.rate,
    authorized_minor: opening.authorized,
    reversed_minor: 0,
    cleared_minor: 0,
    refunded_minor: 0,
    fee_id: opening.feeId,
    authorization_code: opening.declined || opening.phase === 'FORCE_POSTED' ? null : id.slice(-6),
    shop_name: sale.shopName,
    mcc: sale.mcc,
    shop_city: sale.shopCity,
    shop_country: sale.shopCountry,
    shop_ref: sale.shopRef,
    is_online: sale.isOnline,
    is_cross_border: sale.shopCountry !== card.issuingCountry,
    decline_code: opening.declined?.code ?? null,
    decline_detail: opening.declined?.detail ?? {},
    trace: opening.trace,
    alerts: opening.alerts ?? [],
    expires_at: isOpen ? expiryAt(sale.mcc, now) : null,
    at: now,
    updated_at: now,
    version: 1,
  };
  const { event, feeLines = [], alongside } = opening;
  const feeRows = feeRowsOf({ companyId, txnId: id }, { lines: feeLines, state: 'ESTIMATED' });
  await db.execute(
    together(
      insertOf('card_transaction', [row]),
      ...(event
        ? [insertOf('card_transaction_event', [eventRow({ id, companyId, by: by.id, now }, card, event)])]
        : []),
      ...(feeRows.length > 0 ? [insertOf('card_fee_line', feeRows)] : []),
      ...(alongside?.(id) ?? []),
    ),
  );
  return id;
}

const eventRow = (
  { id, companyId, by, now }: { id: string; companyId: string; by: string; now: Date },
  { channelId }: CardFacts,
  { externalId, kind, amount, unrounded, accepted }: NonNullable<Opening['event']>,
): NewRow<'card_transaction_event'> => ({
  txn_id: id,
  seq: 1,
  company_id: companyId,
  channel_id: channelId,
  external_id: externalId,
  kind,
  amount_minor: amount,
  unrounded,
  accepted,
  by,
  at: now,
});

const refRow = { ...pick(tables.card_transaction, 'id', 'phase'), is_authorized: bool };

/** The purchase of a channel's own reference, or null. */
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

/** An authorization that came after its clearing: it is noted, and nothing is set aside any more. */
export async function relink({ db, now }: Ctx, id: string, billed: bigint): Promise<void> {
  await db.execute(sql`
    update card_transaction set phase = 'CLEARED', authorized_minor = ${String(billed)},
      authorization_code = right(id, 6), updated_at = ${now.toISOString()}, version = version + 1
    where id = ${id}`);
}

/** How far amounts of one purchase may lie apart and still be taken for the same, in percent. */
const windowPercent = 20;

const idRow = pick(tables.card_transaction, 'id');

/** The open purchase of the card with that code and about that amount, or null. */
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
