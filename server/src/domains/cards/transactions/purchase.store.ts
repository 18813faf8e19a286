import type { DecisionStep, DeclineCode, TransactionPhase, transactionTypes } from '@console/contracts/cards';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { insertOf, type NewRow, together } from '../../../platform/db/insert-rows';
import {
  beginningOf,
  transitionUnaudited,
  type StateTransition,
  type UnauditedRecord,
} from '../../../platform/transitions/record-transitions';
import { raiseEvent } from '../../../platform/webhooks/raise-event';
import type { CardFacts } from './card-facts.query';
import { expiryAt } from './mcc.rules';
import { firstEventOf, type NewEvent, storeEvent } from './purchase-event.store';
import { firstFeesOf } from './purchase-fee.store';
import { type TransitionEvent, purchaseBeginnings, purchaseTransitions } from './purchase.transitions';
import type { Effect, PurchaseEvent } from './purchase.rules';
import { sql, type SQL } from '../../../platform/db/sql';

/** Purchase data from the channel. */
export interface Sale {
  shopName: string;
  mcc: string;
  shopCountry: string;
  shopCity: string | null;
  /** Card acceptor id, assigned by its acquirer. */
  shopRef: string | null;
  /** Null if the channel does not report it. */
  isOnline: boolean | null;
  channelRef: string | null;
  shopCurrency: string;
  shopMinor: bigint;
  /** In the card's currency. */
  billed: bigint;
  /** Before rounding; null if both currencies are the same. */
  unrounded: bigint | null;
  /** Null if both currencies are the same. */
  rate: string | null;
}

export interface Opening {
  /** Id of the purchase, if the caller needs it in advance. */
  id?: string;
  type: (typeof transactionTypes)[number];
  phase: TransactionPhase;
  authorized: bigint;
  feeId: string | null;
  declined: { code: DeclineCode; detail: Record<string, string> } | null;
  trace: DecisionStep[];
  /** First event and estimated fees; undefined if the caller books the event separately. */
  event?: Omit<NewEvent, 'txnId' | 'channelId'>;
  feeLines?: Effect['feeLines'];
  alerts?: Effect['alerts'];
  /** Further statements to execute with the insert. */
  alongside?: (txnId: string) => SQL[];
}

/**
 * Inserts a purchase with everything that belongs to it in one round trip, and sends its webhook event, with the
 * message of the rule that declined it.
 */
export async function beginPurchase(ctx: Ctx, card: CardFacts, sale: Sale, opening: Opening): Promise<string> {
  const { id = newId('txn'), phase, declined, event, feeLines = [], alongside } = opening;
  const { event: type } = beginningOf(purchases, { to: phase, origin: ctx.origin });
  const fees = firstFeesOf({ companyId: ctx.companyId, txnId: id }, feeLines);
  const labels = labelsOf(declined?.detail ?? {});
  await Promise.all([
    ctx.db.execute(
      together(
        insertOf('card_transaction', [rowOf(ctx, card, sale, { ...opening, id })]),
        ...(event ? [firstEventOf(ctx, { ...event, txnId: id, channelId: card.channelId })] : []),
        ...(fees ? [fees] : []),
        ...(alongside?.(id) ?? []),
      ),
    ),
    type &&
      raiseEvent({ ...ctx, actor: ctx }, { type, data: { ...dataOf({ id, cardId: card.id, to: phase }), ...labels } }),
  ]);
  return id;
}

const purchases = { objectType: 'transaction', beginnings: purchaseBeginnings } as const;

const dataOf = ({ id, cardId, to }: Pick<PurchaseTransition, 'id' | 'cardId' | 'to'>) => ({
  transactionId: id,
  cardId,
  phase: to,
});

/** Messages of a rule for the webhook event; empty if the rule has none. */
const labelsOf = ({ messageEn, messageZh }: Record<string, string>): Record<string, string> =>
  messageEn !== undefined && messageZh !== undefined ? { messageEn, messageZh } : {};

/** Row of a purchase. Its number ends with fifty random bits, so that numbers of one day do not collide. */
const rowOf = (
  { companyId, now }: Ctx,
  card: CardFacts,
  sale: Sale,
  { id, ...opening }: Opening & { id: string },
): NewRow<'card_transaction'> => ({
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
  expires_at: opening.phase === 'AUTHORIZED' ? expiryAt(sale.mcc, now, card.holdDays) : null,
  at: now,
  updated_at: now,
  version: 1,
});

/** Event of a channel that changes the phase or the amounts of a purchase. */
interface PurchaseTransition extends StateTransition<TransactionPhase> {
  cardId: string;
  event: NewEvent;
  /** Columns that change with the phase. */
  stored: SQL;
}

const recordOf = (kind: TransitionEvent): UnauditedRecord<TransactionPhase, PurchaseTransition> => ({
  objectType: 'transaction',
  recordedBy: 'CHANNEL_EVENT',
  transitions: purchaseTransitions[kind],
  store: async ({ db, now }, { id, to, stored }) => {
    await db.execute(sql`
      update card_transaction set phase = ${to}, ${stored}, updated_at = ${now.toISOString()}, version = version + 1
      where id = ${id}`);
  },
  addHistory: (ctx, { event }) => storeEvent(ctx, event),
  eventOf: dataOf,
});

const records: Readonly<Record<TransitionEvent, UnauditedRecord<TransactionPhase, PurchaseTransition>>> = {
  AUTH: recordOf('AUTH'),
  INCREMENT: recordOf('INCREMENT'),
  CLEAR: recordOf('CLEAR'),
  REVERSE: recordOf('REVERSE'),
  EXPIRE: recordOf('EXPIRE'),
  REFUND: recordOf('REFUND'),
  CHARGEBACK: recordOf('CHARGEBACK'),
};

type Transitioned = Pick<PurchaseTransition, 'id' | 'cardId' | 'from' | 'event'>;

/** Stores the result of an event. The caller has posted the money and stores the fees. */
export const transitionPurchase = (
  ctx: Ctx,
  kind: PurchaseEvent['kind'],
  { effect: { purchase, alerts }, ...transition }: Transitioned & { effect: Effect },
): Promise<void> =>
  transitionUnaudited(records[kind], ctx, {
    ...transition,
    to: purchase.phase,
    stored: sql`authorized_minor = ${String(purchase.authorized)}, reversed_minor = ${String(purchase.reversed)},
      cleared_minor = ${String(purchase.cleared)}, refunded_minor = ${String(purchase.refunded)},
      alerts = (select array(select distinct unnest(alerts || ${alerts}::text[]) order by 1))`,
  });

/** Records an authorization that was received after its clearing; it places no hold. */
export const authorizeLate = (ctx: Ctx, { billed, ...transition }: Transitioned & { billed: bigint }): Promise<void> =>
  transitionUnaudited(records.AUTH, ctx, {
    ...transition,
    to: 'CLEARED',
    stored: sql`authorized_minor = ${String(billed)}, authorization_code = right(id, 6)`,
  });
