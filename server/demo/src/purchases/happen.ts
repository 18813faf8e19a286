import { applyHoldChange, type HoldChange, remainingOf } from '@console/server/domains/accounts/ledger/hold.rules';
import {
  after,
  type Effect,
  mayHappen,
  type PurchaseEvent,
} from '@console/server/domains/cards/transactions/purchase.rules';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import type { Scene } from './scene';
import { type Live, topUpRow } from './purchase-rows';

interface News {
  event: PurchaseEvent;
  at: Date;
  /** Set for a clearing without an authorization. */
  kind?: 'FORCE_POST';
}

/** Applies a channel's event to a purchase as the platform would. Ignores events that its stage does not allow. */
export function happen(scene: Scene, live: Live, { event, at, kind }: News): void {
  if (live.declined || !mayHappen[event.kind].includes(live.purchase.phase)) return;
  const effect = after(live.purchase, event);
  const externalId = scene.random.id('evt', at);
  const { increase } = effect.hold;
  const accepted = increase === 0n || increase <= scene.purse.available();
  pushEvent(scene, live, { externalId, kind: kind ?? event.kind, amount: amountOf(live, event, effect), accepted, at });
  if (!accepted) return;
  bookMoney(scene, live, { effect, externalId, at, isExpiry: event.kind === 'EXPIRE' });
  const isBelow = effect.collect !== null && scene.purse.available() < 0n;
  live.alerts = [...new Set([...live.alerts, ...effect.alerts, ...(isBelow ? ['NEGATIVE_BALANCE'] : [])])].sort();
  keepFees(live, event, effect);
  live.purchase = effect.purchase;
  live.updatedAt = at;
  live.version += 1;
}

const amountOf = ({ purchase }: Live, event: PurchaseEvent, effect: Effect): bigint => {
  if (event.kind === 'EXPIRE') return effect.hold.release;
  if (event.kind === 'CHARGEBACK') return effect.refund;
  return event.kind === 'REVERSE' ? effect.purchase.reversed - purchase.reversed : event.amount;
};

interface Notification {
  externalId: string;
  kind: NewRow<'card_transaction_event'>['kind'];
  amount: bigint;
  accepted: boolean;
  at: Date;
}

export function pushEvent({ rows }: Scene, live: Live, { externalId, kind, amount, accepted, at }: Notification): void {
  const { merchant, bin } = live.card.batch;
  live.seq += 1;
  rows.events.push({
    txn_id: live.id,
    seq: live.seq,
    company_id: merchant.companyId,
    channel_id: bin.channel.id,
    external_id: externalId,
    kind,
    amount_minor: amount,
    accepted,
    by: 'system',
    at,
  });
}

interface Bookings {
  effect: Effect;
  externalId: string;
  at: Date;
  isExpiry: boolean;
}

function bookMoney(scene: Scene, live: Live, { effect, externalId, at, isExpiry }: Bookings): void {
  const { purse, card } = scene;
  const { hold, collect, refund } = effect;
  const taken = { source: ['TRANSACTION', live.id] as [string, string], legKey: externalId, at };
  const holdChanges: HoldChange[] = [
    { kind: 'INCREASED', amount: hold.increase },
    { kind: 'CAPTURED', amount: hold.capture },
    { kind: isExpiry ? 'EXPIRED' : 'RELEASED', amount: hold.release },
  ];
  for (const change of holdChanges.filter(({ amount }) => amount > 0n))
    changeHold(scene, live, { change, externalId, at });
  if (collect) {
    const fees = Object.values(collect.fees).reduce<bigint>((sum, fee) => sum + (fee ?? 0n), 0n);
    const missing = collect.principal + fees - purse.available();
    if (missing > 0n && !card.isOverdrawn) topUp(scene, missing + card.batch.deposit / 2n, at);
    purse.collect({ ...taken, ...collect });
  }
  const isEnded = card.story.state === 'CANCELLED' && at >= (card.story.events.at(-1)?.at ?? at);
  if (refund > 0n) purse.refund({ ...taken, principal: refund }, isEnded);
}

interface HoldStep {
  change: HoldChange;
  externalId: string;
  at: Date;
}

function changeHold({ rows, purse }: Scene, live: Live, { change, externalId, at }: HoldStep): void {
  if (!live.hold) return;
  const { hold, change: heldChange } = applyHoldChange(live.hold, change);
  const isClosed = remainingOf(hold) === 0n;
  live.hold = { ...live.hold, ...hold, closedAt: isClosed ? at : null, isExpired: change.kind === 'EXPIRED' };
  purse.hold(heldChange);
  rows.holdEvents.push({
    hold_id: live.hold.id,
    event_key: externalId,
    kind: change.kind,
    company_id: live.card.batch.merchant.companyId,
    amount_minor: change.amount,
    at,
  });
}

/** Tops the card up shortly before a purchase. */
export function topUp({ random, card, purse, rows }: Scene, amount: bigint, at: Date): void {
  const moment = new Date(Math.max(at.getTime() - 30_000, card.batch.at.getTime()));
  const id = random.id('order', moment);
  rows.orders.push(topUpRow(id, card, moment));
  purse.topUp({ source: ['CARD_ORDER', id], legKey: '', at: moment, principal: amount });
}

/** Updates fee estimates for the remaining hold. After the first clearing, only another clearing changes the fees. */
function keepFees(live: Live, { kind }: PurchaseEvent, { feeLines, purchase }: Effect): void {
  const isFinal = kind === 'CLEAR';
  if (!isFinal && (kind === 'REFUND' || purchase.cleared > 0n)) return;
  for (const line of live.fees.values()) line.state = 'RELEASED';
  for (const line of feeLines) live.fees.set(line.kind, { ...line, state: isFinal ? 'FINAL' : 'ESTIMATED' });
}
