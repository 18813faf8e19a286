import { type TransactionPhase, transactionPhases } from '@console/contracts/cards';
import type { Beginnings, Origin, TransitionRule, Transitions } from '../../../platform/transitions/record-transitions';

/** What channels report, and what a person in a sandbox makes up in the place of one. */
const channel: readonly Origin[] = ['CHANNEL', 'CONSOLE'];

/** How a purchase may begin, and which event it raises for systems of the company. */
export const purchaseBeginnings: Beginnings<TransactionPhase> = {
  AUTHORIZED: { by: channel, event: 'authorization.approved' },
  // It only checked that the card is good.
  CLEARED: { by: channel, event: 'authorization.approved' },
  DECLINED: { by: channel, event: 'authorization.declined' },
  // What it collects raises the event of any other clearing.
  FORCE_POSTED: { by: channel },
};

/** By phase, those that may follow; an event that leaves the phase as it is changes amounts alone. */
type Following = Partial<Record<TransactionPhase, readonly TransactionPhase[]>>;

const transitions = (transition: TransitionRule, following: Following): Transitions<TransactionPhase> =>
  // Each phase has its entry, which the type of the entries cannot say.
  Object.fromEntries(
    transactionPhases.map((from) => [from, Object.fromEntries((following[from] ?? []).map((to) => [to, transition]))]),
  ) as Transitions<TransactionPhase>;

/**
 * All phase transitions of a purchase, by the event that causes them. What was approved is always collected,
 * even late or twice. Events are raised of money that was collected or came back, and of nothing else.
 */
export const purchaseTransitions = {
  /** An authorization that came after its clearing. */
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
      // Collected once more after all of it had come back.
      REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
      CHARGED_BACK: ['CHARGED_BACK'],
    },
  ),

  CHARGEBACK: transitions(
    { by: channel, event: 'transaction.charged_back' },
    { CLEARED: ['CHARGED_BACK'], FORCE_POSTED: ['CHARGED_BACK'] },
  ),
} satisfies Record<string, Transitions<TransactionPhase>>;

/** Events that cause a transition. A clearing without an authorization causes that of any clearing. */
export type TransitionEvent = keyof typeof purchaseTransitions;

/** The phases in which an event may happen. */
export const startsOf = (kind: TransitionEvent): TransactionPhase[] =>
  transactionPhases.filter((from) => Object.keys(purchaseTransitions[kind][from]).length > 0);
