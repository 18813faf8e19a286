import { codes, type AllowedAction, type Code } from '@console/contracts';
import { type Cancellation, type CancelState, type Resolution, resolutions } from '@console/contracts/cards';
import type { Actor, Ctx } from '../../../platform/context';
import { initiatorOf } from '../../../platform/transitions/record-transitions';
import { cancelTransitions } from './cancel.transitions';

/** Balances of a card in the ledger and at the channel, in minor units. */
export interface Figures {
  ledger: bigint;
  channel: bigint;
}

interface CancelTransition {
  from: CancelState;
  to: CancelState;
  origin: Ctx['origin'];
}

/** Throws for a transition that is not in the table or not permitted for this origin: it would be a bug. */
export function assertTransition({ from, to, origin }: CancelTransition): void {
  if (!cancelTransitions[from][to]?.by.includes(initiatorOf(origin)))
    throw new Error(`A cancellation cannot go from ${from} to ${to} by ${origin}.`);
}

interface Notification extends Figures {
  isClosedThere: boolean;
}

/** A card that the channel closed without an order is a mismatch, even if the amounts are equal. */
export const matchOf = ({ ledger, channel, isClosedThere }: Notification): 'MATCHED' | 'MISMATCHED' =>
  ledger === channel && !isClosedThere ? 'MATCHED' : 'MISMATCHED';

interface Ending extends Figures {
  /** Sum of open holds. */
  held: bigint;
  resolution: Cancellation['resolution'];
}

/** Decides whether the card can be cancelled, and with which figure; `mismatch` if a user has to decide first. */
export function endingOf({
  ledger,
  channel,
  held,
  resolution,
}: Ending): { at: 'mismatch' } | { at: 'end'; as: bigint } {
  if (held !== 0n) return { at: 'mismatch' };
  const figure = resolution === 'AS_CHANNEL' ? channel : ledger;
  if (figure < 0n || (ledger !== channel && resolution === null)) return { at: 'mismatch' };
  return { at: 'end', as: figure };
}

/** Input of the resolution rules. */
export interface CancelFacts extends Partial<Figures> {
  cancelState: CancelState;
  /** The card was cancelled, or a later request replaced this one. */
  isEnded: boolean;
  isClosedThere: boolean;
  /** User who requested the cancellation, and the owner of the API key that was used. */
  makerIds: string[];
  deciderIds: string[];
  needsSecond: boolean;
}

const states: Record<Resolution, CancelState[]> = {
  RESYNC: ['REVIEWING', 'MISMATCH'],
  WAIT: ['MISMATCH'],
  AS_LEDGER: ['MISMATCH'],
  AS_CHANNEL: ['MISMATCH'],
  RETRY: ['FAILED'],
  ABANDON: ['FAILED'],
};

interface DisabledReason {
  code: Code;
  reason: string;
}

type Asker = Pick<Actor, 'userId' | 'permissions'>;

/** Reason why the actor cannot use this resolution now, or null. The first reason applies. */
export function resolutionDisabledReason(
  resolution: Resolution,
  facts: CancelFacts,
  asker: Asker,
): DisabledReason | null {
  if (!asker.permissions.has('cards.card.cancel-review')) return { code: codes.noPermission, reason: '' };
  if (facts.isEnded || !states[resolution].includes(facts.cancelState))
    return { code: codes.transition, reason: 'CANCEL_NOT_NOW' };
  // Reading the balance again decides nothing, so the maker may do it too.
  if (resolution === 'RESYNC') return null;
  if (facts.makerIds.includes(asker.userId)) return { code: codes.ownItem, reason: 'OWN_ITEM' };
  return figureDisabledReason(resolution, facts, asker);
}

function figureDisabledReason(resolution: Resolution, facts: CancelFacts, { userId }: Asker): DisabledReason | null {
  if (resolution !== 'AS_LEDGER' && resolution !== 'AS_CHANNEL') return null;
  const figure = resolution === 'AS_LEDGER' ? facts.ledger : facts.channel;
  if (figure === undefined || facts.channel === undefined) return { code: codes.transition, reason: 'CANCEL_UNREAD' };
  if (figure < 0n) return { code: codes.transition, reason: 'CANCEL_NEGATIVE' };
  // At a closed card this resolution ends the card immediately, without another approval.
  const isLast = facts.isClosedThere && facts.deciderIds.length > 0;
  if (resolution === 'AS_CHANNEL' && isLast && facts.needsSecond && facts.deciderIds.includes(userId))
    return { code: codes.ownItem, reason: 'CANCEL_SECOND' };
  return null;
}

/** Resolutions that the actor is offered. Those without permission or outside the current state are omitted. */
export const resolutionActionsOf = (facts: CancelFacts, asker: Asker): AllowedAction[] =>
  resolutions.flatMap((action): AllowedAction[] => {
    const disabledReason = resolutionDisabledReason(action, facts, asker);
    if (disabledReason === null) return [{ action, enabled: true }];
    return disabledReason.code === codes.noPermission || disabledReason.reason === 'CANCEL_NOT_NOW'
      ? []
      : [{ action, enabled: false, reason: disabledReason.reason }];
  });
