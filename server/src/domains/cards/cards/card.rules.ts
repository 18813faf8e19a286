import { type AllowedAction, codes, addDays, toMinor } from '@console/contracts';
import type { WebhookEvent } from '@console/contracts/areas';
import { type Card, type CardState, cardStates, isUnmade, limitPeriods } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import type { Restriction } from '../../merchants/merchants/restriction.rules';
import { cardTransitions } from './card.transitions';

export type ActionName = 'FREEZE' | 'UNFREEZE';

/** Returns the transition that raises the event. */
function transitionRaising(event: WebhookEvent): { from: CardState; to: CardState } {
  const pairs = cardStates.flatMap((from) => cardStates.map((to) => ({ from, to })));
  const found = pairs.filter(({ from, to }) => cardTransitions[from][to]?.event === event);
  if (!found[0] || found.length > 1) throw new Error(`${found.length} transitions of a card raise ${event}`);
  return found[0];
}

/** Transition and permission of each action that changes the state immediately. */
export const transitions: Record<ActionName, { from: CardState; to: CardState; permission: string }> = {
  FREEZE: { ...transitionRaising('card.frozen'), permission: 'cards.card.freeze' },
  UNFREEZE: { ...transitionRaising('card.unfrozen'), permission: 'cards.card.unfreeze' },
};

const actions: ActionName[] = ['FREEZE', 'UNFREEZE'];

type Subject = Pick<Card, 'state' | 'blockSource' | 'cancelState' | 'fundingMode'> & {
  /** Restriction of the card's merchant. */
  restriction: Restriction | null;
};
type Asker = Pick<Actor, 'accountType' | 'permissions'>;

/** Disabled reason of an action on this card, or null. */
export function disabledReasonOf(
  action: ActionName,
  { state, blockSource }: Pick<Subject, 'state' | 'blockSource'>,
  actor: Asker,
): string | null {
  if (state !== transitions[action].from) return `CARD_${state}`;
  return action === 'UNFREEZE' && blockSource ? liftingDisabledReason(blockSource, actor) : null;
}

/**
 * The source of a freeze determines who can lift it. Users can lift freezes by users of the same or a lower level;
 * company users can also lift freezes by the system; users who decide about limits can also lift freezes by risk
 * control. Freezes by a pool or channel cannot be lifted here.
 */
function liftingDisabledReason(
  source: NonNullable<Card['blockSource']>,
  { accountType, permissions }: Asker,
): string | null {
  switch (source) {
    case 'USER':
      return null;
    case 'ADMIN':
    case 'SYSTEM':
      return accountType === 'WHITELABEL' ? null : `BLOCKED_BY_${source}`;
    case 'RISK':
      return accountType === 'WHITELABEL' && permissions.has('cards.limit-rule.lift') ? null : 'BLOCKED_BY_RISK';
    case 'WALLET':
    case 'GROUP':
    case 'CHANNEL':
      return `BLOCKED_BY_${source}`;
  }
}

type Scope = Pick<Actor, 'hiddenGroups'>;

/** A reveal shows all three groups, so none of them may be hidden from the actor. */
export const revealGroups = ['CARD_NUMBER', 'CARD_EXPIRY', 'SECURITY_CODE'] as const;

/**
 * Actions of the actor. Actions without permission are omitted; actions that are not possible at present have a reason.
 */
export const allowedActionsOf = (card: Subject, actor: Asker & Scope): AllowedAction[] => [
  ...actions
    .filter((action) => actor.permissions.has(transitions[action].permission))
    .map((action) => {
      const reason = disabledReasonOf(action, card, actor);
      return reason === null ? { action, enabled: true } : { action, enabled: false, reason };
    }),
  ...revealOf(card, actor),
  ...changesOf(card, actor),
  ...cancelOf(card, actor),
];

/**
 * States in which money can be transferred: a top-up needs an active card, a withdrawal also works when it can no
 * longer spend.
 */
const moneyStates: Record<'TOPUP' | 'WITHDRAW', readonly Card['state'][]> = {
  TOPUP: ['ACTIVE'],
  WITHDRAW: ['ACTIVE', 'FROZEN', 'EXPIRED'],
};

/** Reason why money of this card cannot be transferred in any currency, or null. */
export function transferDisabledReason(
  action: 'TOPUP' | 'WITHDRAW',
  { state, fundingMode }: Pick<Card, 'state' | 'fundingMode'>,
): string | null {
  if (fundingMode !== 'RECHARGE') return 'CARD_SHARED';
  if (moneyStates[action].includes(state)) return null;
  return state === 'ACTIVE' || state === 'FROZEN' ? 'CARD_NOT_NOW' : `CARD_${state}`;
}

/** Reason why limit, alias, cardholder and expiry cannot change, or null; the card must be active or frozen. */
export const changeDisabledReason = ({ state }: Pick<Card, 'state'>): string | null =>
  state === 'ACTIVE' || state === 'FROZEN' ? null : `CARD_${state}`;

/** Returns whether a new limit (null for no limit) permits more spending in any of its periods. */
export function isLimitRaised(before: Card['limit'], after: Card['limit']): boolean {
  if (before === null) return false;
  if (after === null || after.amount.currency !== before.amount.currency) return true;
  const minor = ({ amount: { amount, currency } }: NonNullable<Card['limit']>) => toMinor(amount, currency) ?? 0n;
  return minor(after) > minor(before) || limitPeriods.indexOf(after.period) < limitPeriods.indexOf(before.period);
}

/** Actions that change a card without changing its state, with permission and disabled reason. */
const changes: readonly { action: string; permission: string; disabledReasonOf: (card: Subject) => string | null }[] = [
  {
    action: 'TOPUP',
    permission: 'cards.card.topup',
    disabledReasonOf: (card) => transferDisabledReason('TOPUP', card) ?? card.restriction,
  },
  {
    action: 'WITHDRAW',
    permission: 'cards.card.withdraw',
    disabledReasonOf: (card) => transferDisabledReason('WITHDRAW', card),
  },
  { action: 'LIMIT', permission: 'cards.card.limit', disabledReasonOf: changeDisabledReason },
  { action: 'UPDATE', permission: 'cards.card.update', disabledReasonOf: changeDisabledReason },
];

const changesOf = (card: Subject, { permissions }: Asker): AllowedAction[] =>
  changes
    .filter(({ permission }) => permissions.has(permission))
    .map(({ action, disabledReasonOf: why }) => {
      const reason = why(card);
      return reason === null ? { action, enabled: true } : { action, enabled: false, reason };
    });

/** Reason why the number cannot be revealed; null if it can. The card must have been created and not cancelled. */
export const revealDisabledReason = ({ state }: Pick<Card, 'state'>): string | null =>
  isUnmade(state) || state === 'FAILED' || state === 'CANCELLED' ? `CARD_${state}` : null;

/** Reason why no cancellation can be requested, or null. */
export const cancelDisabledReason = ({ state, cancelState }: Pick<Card, 'state' | 'cancelState'>): string | null => {
  if (cancelState === 'FAILED') return 'CARD_CANCEL_FAILED';
  return cardTransitions[state].CANCEL_REVIEW ? null : `CARD_${state}`;
};

/** Refuses to cancel a card with open holds or unfinished orders, whose money would be lost. */
export function refusePending(isPending: boolean): void {
  if (isPending) throw new Refusal(codes.pendingTransactions);
}

const cancelOf = (card: Subject, { permissions }: Asker): AllowedAction[] => {
  if (!permissions.has('cards.card.cancel')) return [];
  const reason = cancelDisabledReason(card);
  return [reason === null ? { action: 'CANCEL', enabled: true } : { action: 'CANCEL', enabled: false, reason }];
};

const revealOf = (card: Subject, { permissions, hiddenGroups }: Asker & Scope): AllowedAction[] => {
  if (!permissions.has('cards.card.reveal') || revealGroups.some((group) => hiddenGroups.has(group))) return [];
  const reason = revealDisabledReason(card);
  return [reason === null ? { action: 'REVEAL', enabled: true } : { action: 'REVEAL', enabled: false, reason }];
};

/** Refuses an action that the state of the card, or the source of its freeze, does not permit. */
export function assertAllowed(action: ActionName, card: Pick<Subject, 'state' | 'blockSource'>, actor: Asker): void {
  const reason = disabledReasonOf(action, card, actor);
  if (reason === null) return;
  const allowed = actions
    .filter((other) => disabledReasonOf(other, card, actor) === null)
    .map((other) => transitions[other].to);
  throw new Refusal(codes.transition, { data: { from: card.state, to: transitions[action].to, allowed, reason } });
}

/** A card is valid on its last day, and expiring in the 30 days up to it. */
export function expiryStateOf(validTo: string, today: string): Card['expiryState'] {
  if (validTo < today) return 'EXPIRED';
  return validTo <= addDays(today, 30) ? 'EXPIRING' : 'VALID';
}

/** Expiry as `MM/YY`, as printed on a card. */
export const expiryOf = (validTo: string): string => `${validTo.slice(5, 7)}/${validTo.slice(2, 4)}`;
