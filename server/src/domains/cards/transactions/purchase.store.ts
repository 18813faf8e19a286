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

export interface Opening {
  /** Where it is needed before the row is written. */
  id?: string;
  type: (typeof transactionTypes)[number];
  phase: TransactionPhase;
  authorized: bigint;
  feeId: string | null;
  declined: { code: DeclineCode; detail: Record<string, string> } | null;
  trace: DecisionStep[];
  /** What opened it, and what it is going to cost; nothing where that is booked by itself. */
  event?: Omit<NewEvent, 'txnId' | 'channelId'>;
  feeLines?: Effect['feeLines'];
  alerts?: Effect['alerts'];
  /** What else is written in the statement of the purchase. */
  alongside?: (txnId: string) => SQL[];
}

/**
 * A new purchase, with all that is written beside it in one statement and with its event for systems of the
 * company: how it was decided, and why in the text of the rule that declined it.
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

/** A rule without a text of its own adds nothing. */
const labelsOf = ({ messageEn, messageZh }: Record<string, string>): Record<string, string> =>
  messageEn !== undefined && messageZh !== undefined ? { messageEn, messageZh } : {};

/** Its number has fifty random bits, so that two of one day never meet. */
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

/** Phase transition of a purchase by an event of its channel. The phase may stay the same while amounts change. */
interface PurchaseTransition extends StateTransition<TransactionPhase> {
  cardId: string;
  event: NewEvent;
  /** Columns besides the phase. */
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

/** Stores the result of an event. The caller has booked its money before, and stores its fees. */
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

/** An authorization that came after its clearing: it is noted, and nothing is set aside any more. */
export const authorizeLate = (ctx: Ctx, { billed, ...transition }: Transitioned & { billed: bigint }): Promise<void> =>
  transitionUnaudited(records.AUTH, ctx, {
    ...transition,
    to: 'CLEARED',
    stored: sql`authorized_minor = ${String(billed)}, authorization_code = right(id, 6)`,
  });
