import type { DecisionStep, DeclineCode, TransactionPhase, transactionTypes } from '@console/contracts/cards';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import type { FeeLine } from '@console/server/domains/cards/transactions/fee.rules';
import type { Purchase } from '@console/server/domains/cards/transactions/purchase.rules';
import { type Hold, remainingOf } from '@console/server/domains/accounts/ledger/hold.rules';
import type { Shop } from './shops.data';
import type { UsedCard } from './used-card';

/** Rows of purchases, by table. */
export interface PurchaseRows {
  transactions: NewRow<'card_transaction'>[];
  events: NewRow<'card_transaction_event'>[];
  fees: NewRow<'card_fee_line'>[];
  holds: NewRow<'ledger_hold'>[];
  holdEvents: NewRow<'ledger_hold_event'>[];
  orders: NewRow<'card_order'>[];
}

export const noRows = (): PurchaseRows => ({
  transactions: [],
  events: [],
  fees: [],
  holds: [],
  holdEvents: [],
  orders: [],
});

/** A purchase while it is played. */
export interface Live {
  id: string;
  card: UsedCard;
  at: Date;
  /** Day in the company's time zone. */
  day: string;
  /** Day on which limits count the purchase. */
  limitDay: string;
  updatedAt: Date;
  type: (typeof transactionTypes)[number];
  shop: Shop;
  shopMinor: bigint;
  billed: bigint;
  rate: string | null;
  purchase: Purchase;
  feeId: string | null;
  declined: { code: DeclineCode; detail: Record<string, string> } | null;
  trace: DecisionStep[];
  alerts: string[];
  expiresAt: Date | null;
  hold: (Hold & { id: string; closedAt: Date | null; isExpired: boolean }) | null;
  fees: Map<FeeLine['kind'], FeeLine & { state: 'ESTIMATED' | 'FINAL' | 'RELEASED' }>;
  seq: number;
  version: number;
}

const hasNoCode: TransactionPhase[] = ['DECLINED', 'FORCE_POSTED'];

/** Age up to which traces of approvals are stored: older ones would take most of the demo's disk space. */
const traceMs = 30 * 86_400_000;

export function transactionRow(live: Live, now: Date): NewRow<'card_transaction'> {
  const { id, card, purchase, shop } = live;
  const { merchant, bin } = card.batch;
  return {
    id,
    company_id: merchant.companyId,
    merchant_id: merchant.id,
    card_id: card.id,
    channel_id: bin.channel.id,
    txn_no: `TX-${live.day.replaceAll('-', '')}-${id.slice(-10)}`,
    channel_ref: `ref-${id.slice(-12).toLowerCase()}`,
    type: live.type,
    phase: purchase.phase,
    shop_currency: shop.currency,
    shop_minor: live.shopMinor,
    currency: bin.currency,
    billed_minor: live.billed,
    exchange_rate: live.rate,
    authorized_minor: purchase.authorized,
    reversed_minor: purchase.reversed,
    cleared_minor: purchase.cleared,
    refunded_minor: purchase.refunded,
    fee_id: live.feeId,
    authorization_code: hasNoCode.includes(purchase.phase) ? null : id.slice(-6),
    shop_name: shop.name,
    mcc: shop.mcc,
    shop_city: shop.city,
    shop_country: shop.country,
    is_cross_border: purchase.isCrossBorder,
    decline_code: live.declined?.code ?? null,
    decline_detail: live.declined?.detail ?? {},
    trace: live.declined || now.getTime() - live.at.getTime() < traceMs ? live.trace : [],
    alerts: live.alerts,
    expires_at: live.expiresAt,
    at: live.at,
    updated_at: live.updatedAt,
    version: live.version,
  };
}

export const holdRow = ({ id, card, at, expiresAt }: Live, hold: NonNullable<Live['hold']>): NewRow<'ledger_hold'> => ({
  id: hold.id,
  company_id: card.batch.merchant.companyId,
  account_id: card.ledgerAccountId,
  currency: card.batch.bin.currency,
  amount_minor: hold.amount,
  captured_minor: hold.captured,
  released_minor: hold.released,
  source_type: 'TRANSACTION',
  source_id: id,
  state: holdStateOf(hold),
  expires_at: expiresAt,
  created_at: at,
  closed_at: hold.closedAt,
});

function holdStateOf(hold: NonNullable<Live['hold']>): NewRow<'ledger_hold'>['state'] {
  if (remainingOf(hold) > 0n) return 'ACTIVE';
  if (hold.isExpired) return 'EXPIRED';
  return hold.captured > 0n ? 'CAPTURED' : 'RELEASED';
}

export const feeRows = ({ id, card, fees }: Live): NewRow<'card_fee_line'>[] =>
  [...fees.values()].map(({ kind, basis, rate, amount, state }) => ({
    txn_id: id,
    kind,
    company_id: card.batch.merchant.companyId,
    basis_minor: basis,
    rate,
    amount_minor: amount,
    state,
  }));

export const topUpRow = (id: string, { id: cardId, batch }: UsedCard, at: Date): NewRow<'card_order'> => ({
  id,
  company_id: batch.merchant.companyId,
  card_id: cardId,
  type: 'TOPUP',
  state: 'SUCCESS',
  attempts: 1,
  due_at: at,
  created_at: at,
  finished_at: at,
});
