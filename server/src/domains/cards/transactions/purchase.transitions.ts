import { type TransactionPhase, transactionPhases } from '@console/contracts/cards';
import type { Beginnings, Origin, TransitionRule, Transitions } from '../../../platform/transitions/record-transitions';

/** Channels report events; in a sandbox a user simulates them. */
const channel: readonly Origin[] = ['CHANNEL', 'CONSOLE'];

/** Beginnings of a purchase, with their webhook events. */
export const purchaseBeginnings: Beginnings<TransactionPhase> = {
  AUTHORIZED: { by: channel, event: 'authorization.approved' },
  // A verification.
  CLEARED: { by: channel, event: 'authorization.approved' },
  DECLINED: { by: channel, event: 'authorization.declined' },
  // The booking of its clearing sends the webhook event.
  FORCE_POSTED: { by: channel },
};

/** Next phases by phase. An event that does not change the phase changes only amounts. */
type Following = Partial<Record<TransactionPhase, readonly TransactionPhase[]>>;

const transitions = (transition: TransitionRule, following: Following): Transitions<TransactionPhase> =>
  // The cast is necessary because `Object.fromEntries` loses the keys, which are all stages.
  Object.fromEntries(
    transactionPhases.map((from) => [from, Object.fromEntries((following[from] ?? []).map((to) => [to, transition]))]),
  ) as Transitions<TransactionPhase>;

/**
 * All stage transitions of a purchase, by event. Clearings are always booked, even if they are late or repeated.
 * Webhook events are sent only for clearings, refunds and chargebacks.
 */
export const purchaseTransitions = {
  /** Authorization that was received after its clearing. */
  AUTH: transitions({ by: channel }, { FORCE_POSTED: ['CLEARED'] }),

  INCREMENT: transitions(
    { by: channel },
    {
      AUTHORIZED: ['AUTHORIZED'],
      PARTIALLY_CLEARED: ['PARTIALLY_CLEARED'],
      PARTIALLY_REVERSED: ['PARTIALLY_REVERSED'],
    },
  ),

  CLEAR: transitions(
    { by: channel, event: 'transaction.cleared' },
    {
      AUTHORIZED: ['PARTIALLY_CLEARED', 'CLEARED'],
      PARTIALLY_CLEARED: ['PARTIALLY_CLEARED', 'CLEARED'],
      PARTIALLY_REVERSED: ['PARTIALLY_CLEARED', 'CLEARED'],
      CLEARED: ['CLEARED'],
      REVERSED: ['CLEARED'],
      EXPIRED: ['CLEARED'],
      FORCE_POSTED: ['FORCE_POSTED'],
      PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED'],
      REFUNDED: ['REFUNDED'],
      CHARGED_BACK: ['CHARGED_BACK'],
    },
  ),

  REVERSE: transitions(
    { by: channel },
    {
      AUTHORIZED: ['PARTIALLY_REVERSED', 'REVERSED'],
      PARTIALLY_REVERSED: ['PARTIALLY_REVERSED', 'REVERSED'],
      PARTIALLY_CLEARED: ['PARTIALLY_CLEARED', 'CLEARED'],
    },
  ),

  EXPIRE: transitions(
    { by: [...channel, 'SYSTEM'] },
    { AUTHORIZED: ['EXPIRED'], PARTIALLY_REVERSED: ['EXPIRED'], PARTIALLY_CLEARED: ['CLEARED'] },
  ),

  REFUND: transitions(
    { by: channel, event: 'transaction.refunded' },
    {
      PARTIALLY_CLEARED: ['PARTIALLY_CLEARED'],
      CLEARED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
      FORCE_POSTED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
      PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
      // Cleared again after a full refund.
      REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
      CHARGED_BACK: ['CHARGED_BACK'],
    },
  ),

  CHARGEBACK: transitions(
    { by: channel, event: 'transaction.charged_back' },
    { CLEARED: ['CHARGED_BACK'], FORCE_POSTED: ['CHARGED_BACK'] },
  ),
} satisfies Record<string, Transitions<TransactionPhase>>;

/** Events that make transitions. A clearing without an authorization counts as a clearing. */
export type TransitionEvent = keyof typeof purchaseTransitions;

/** Phases in which an event can occur. */
export const startsOf = (kind: TransitionEvent): TransactionPhase[] =>
  transactionPhases.filter((from) => Object.keys(purchaseTransitions[kind][from]).length > 0);
