import { codes } from '@console/contracts';
import type { TransactionPhase } from '@console/contracts/cards';
import { Refusal } from '../../../platform/refusal';
import { type TransitionEvent, startsOf } from './purchase.transitions';
import { type FeeItem, type FeeKind, type FeeLine, feesOn, sumOf } from './fee.rules';

/** Amounts of a purchase, in minor units of the card's currency. */
export interface Purchase {
  phase: TransactionPhase;
  authorized: bigint;
  reversed: bigint;
  cleared: bigint;
  refunded: bigint;
  /** Current hold. */
  held: bigint;
  /** Charged fees by kind. */
  charged: Partial<Record<FeeKind, bigint>>;
  isCrossBorder: boolean;
  isCrossCurrency: boolean;
  /** Fee set of the authorization's day. */
  items: FeeItem[];
  /** Percentage by which a clearing may exceed the authorization without an alert. */
  tolerancePercent: bigint;
}

export type PurchaseEvent =
  | { kind: 'INCREMENT'; amount: bigint }
  | { kind: 'CLEAR'; amount: bigint; isFinal: boolean }
  /** Null reverses the complete open amount. */
  | { kind: 'REVERSE'; amount: bigint | null }
  | { kind: 'EXPIRE' }
  | { kind: 'REFUND'; amount: bigint }
  /** Null returns the captured amount that was not refunded. */
  | { kind: 'CHARGEBACK'; amount: bigint | null };

/** Stored kinds of events, including a clearing without an authorization. */
export type EventKind = TransitionEvent | 'FORCE_POST';

type PurchaseAlert = 'OVER_CLEARED' | 'OVER_REFUND' | 'NEGATIVE_BALANCE' | 'LIMIT_ALERT';

/** Effects of an event on hold and ledger. */
export interface Effect {
  purchase: Purchase;
  hold: { increase: bigint; capture: bigint; release: bigint };
  /** Amounts taken from the card; a negative fee is refunded. */
  collect: { principal: bigint; fees: Partial<Record<FeeKind, bigint>> } | null;
  refund: bigint;
  feeLines: FeeLine[];
  alerts: PurchaseAlert[];
}

const open: TransactionPhase[] = ['AUTHORIZED', 'PARTIALLY_CLEARED', 'PARTIALLY_REVERSED'];

/** Phases in which an event can occur, from the table of transitions. */
export const mayHappen: Record<PurchaseEvent['kind'], TransactionPhase[]> = {
  INCREMENT: startsOf('INCREMENT'),
  CLEAR: startsOf('CLEAR'),
  REVERSE: startsOf('REVERSE'),
  EXPIRE: startsOf('EXPIRE'),
  REFUND: startsOf('REFUND'),
  CHARGEBACK: startsOf('CHARGEBACK'),
};

/** Amount of an authorization that can still be captured. */
export function openOf({ phase, authorized, reversed, cleared }: Purchase): bigint {
  const rest = authorized - reversed - cleared;
  return open.includes(phase) && rest > 0n ? rest : 0n;
}

const estimateOf = (purchase: Purchase, amount: bigint): FeeLine[] =>
  feesOn(purchase.items, { ...purchase, amount, isFinal: false });

const chargedOf = ({ charged }: Purchase): bigint =>
  Object.values(charged).reduce((sum, amount) => sum + (amount ?? 0n), 0n);

/** Required hold for the open amount and its expected fees. */
export function targetOf(purchase: Purchase): bigint {
  const rest = openOf(purchase);
  if (rest === 0n) return 0n;
  const fees = sumOf(estimateOf(purchase, purchase.cleared + rest)) - chargedOf(purchase);
  return rest + (fees > 0n ? fees : 0n);
}

const still = { increase: 0n, capture: 0n, release: 0n };

/** Purchase after an event, with the effects of the event. */
export function after(purchase: Purchase, event: PurchaseEvent): Effect {
  if (!mayHappen[event.kind].includes(purchase.phase))
    throw new Refusal(codes.transition, { data: { from: purchase.phase, to: event.kind, allowed: [] } });
  switch (event.kind) {
    case 'INCREMENT':
      return settled({ ...purchase, authorized: purchase.authorized + event.amount });
    case 'CLEAR':
      return cleared(purchase, event);
    case 'REVERSE':
      return reversed(purchase, event.amount ?? openOf(purchase));
    case 'EXPIRE':
      return settled({ ...purchase, phase: purchase.cleared > 0n ? 'CLEARED' : 'EXPIRED' });
    case 'REFUND':
      return refunded(purchase, event.amount);
    case 'CHARGEBACK':
      return chargedBack(purchase, event.amount ?? purchase.cleared - purchase.refunded);
  }
}

/** Adjusts the hold to the open amount, without a capture. */
function settled(purchase: Purchase): Effect {
  const target = targetOf(purchase);
  const change = target - purchase.held;
  const hold = { ...still, increase: change > 0n ? change : 0n, release: change < 0n ? -change : 0n };
  const expected = purchase.cleared + openOf(purchase);
  return {
    purchase: { ...purchase, held: target },
    hold,
    collect: null,
    refund: 0n,
    feeLines: openOf(purchase) > 0n ? estimateOf(purchase, expected) : [],
    alerts: [],
  };
}

function cleared(before: Purchase, { amount, isFinal }: { amount: bigint; isFinal: boolean }): Effect {
  const now = { ...before, cleared: before.cleared + amount };
  const isDone = isFinal || !open.includes(before.phase) || now.cleared >= now.authorized - now.reversed;
  const feeLines = feesOn(now.items, { ...now, amount: now.cleared, isFinal: true });
  const fees = differences(before.charged, feeLines);
  const total = amount + Object.values(fees).reduce((sum, fee) => sum + (fee ?? 0n), 0n);
  // Negative if a refunded fee exceeds the captured amount.
  const due = total > 0n ? total : 0n;
  const capture = due < before.held ? due : before.held;
  const purchase = { ...now, phase: phaseAfterClearing(before, isDone), charged: chargesOf(feeLines) };
  const left = before.held - capture;
  const target = targetOf(purchase);
  const release = left > target ? left - target : 0n;
  return {
    purchase: { ...purchase, held: left - release },
    hold: { ...still, capture, release },
    // A part in another currency can add zero after rounding.
    collect: amount === 0n && Object.keys(fees).length === 0 ? null : { principal: amount, fees },
    refund: 0n,
    feeLines,
    alerts: isOverCleared(purchase) ? ['OVER_CLEARED'] : [],
  };
}

/** Phases that a later clearing does not change. */
const lasting: TransactionPhase[] = ['FORCE_POSTED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK'];

function phaseAfterClearing({ phase }: Purchase, isDone: boolean): TransactionPhase {
  if (lasting.includes(phase)) return phase;
  return isDone ? 'CLEARED' : 'PARTIALLY_CLEARED';
}

const isOverCleared = ({ authorized, reversed: gone, cleared: taken, tolerancePercent }: Purchase): boolean =>
  authorized > 0n && taken * 100n > (authorized - gone) * (100n + tolerancePercent);

const chargesOf = (lines: FeeLine[]): Purchase['charged'] =>
  Object.fromEntries(lines.map(({ kind, amount }) => [kind, amount]));

/** Changes of each fee. A further clearing increases the basis, so fixed parts are not charged twice. */
function differences(charged: Purchase['charged'], lines: FeeLine[]): Purchase['charged'] {
  const wanted = chargesOf(lines);
  const kinds = new Set([...Object.keys(charged), ...Object.keys(wanted)] as FeeKind[]);
  return Object.fromEntries(
    [...kinds]
      .map((kind) => [kind, (wanted[kind] ?? 0n) - (charged[kind] ?? 0n)])
      .filter(([, change]) => change !== 0n),
  );
}

function reversed(before: Purchase, amount: bigint): Effect {
  const rest = openOf(before);
  const taken = amount < rest ? amount : rest;
  const now = { ...before, reversed: before.reversed + taken };
  if (taken < rest) return settled({ ...now, phase: now.cleared > 0n ? 'PARTIALLY_CLEARED' : 'PARTIALLY_REVERSED' });
  return settled({ ...now, phase: now.cleared > 0n ? 'CLEARED' : 'REVERSED' });
}

function refunded(before: Purchase, amount: bigint): Effect {
  const { phase, cleared: taken } = before;
  const isStill = phase === 'PARTIALLY_CLEARED' || phase === 'CHARGED_BACK';
  const isWhole = before.refunded + amount >= taken;
  return givenBack({ ...before, phase: isStill ? phase : isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED' }, amount);
}

const chargedBack = (before: Purchase, amount: bigint): Effect =>
  givenBack({ ...before, phase: 'CHARGED_BACK' }, amount);

/** Refunds are always credited; more than the captured amount causes an alert. */
function givenBack(before: Purchase, amount: bigint): Effect {
  const total = before.refunded + amount;
  return {
    purchase: { ...before, refunded: total },
    hold: still,
    collect: null,
    refund: amount,
    feeLines: [],
    alerts: total > before.cleared ? ['OVER_REFUND'] : [],
  };
}
