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

/** Transition and permission of each action that changes the state at once. */
export const transitions: Record<ActionName, { from: CardState; to: CardState; permission: string }> = {
  FREEZE: { ...transitionRaising('card.frozen'), permission: 'cards.card.freeze' },
  UNFREEZE: { ...transitionRaising('card.unfrozen'), permission: 'cards.card.unfreeze' },
};

const actions: ActionName[] = ['FREEZE', 'UNFREEZE'];

type Subject = Pick<Card, 'state' | 'blockSource' | 'cancelState' | 'fundingMode'> & {
  /** Of its merchant. */
  restriction: Restriction | null;
};
type Asker = Pick<Actor, 'accountType' | 'permissions'>;

/** Why the action is not possible on this card, or null. The code has a text in both languages. */
export function disabledReasonOf(
  action: ActionName,
  { state, blockSource }: Pick<Subject, 'state' | 'blockSource'>,
  actor: Asker,
): string | null {
  if (state !== transitions[action].from) return `CARD_${state}`;
  return action === 'UNFREEZE' && blockSource ? liftingDisabledReason(blockSource, actor) : null;
}

/**
 * Who froze a card decides who may lift it: a merchant its own freeze, the company its people's, and whoever of it decides
 * about limits that of risk control; nobody here the rest.
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

/** A look at a card shows all three, so all three must be the actor's to see. */
export const revealGroups = ['CARD_NUMBER', 'CARD_EXPIRY', 'SECURITY_CODE'] as const;

/** An action that the actor may never do is left out; one that is not possible now says why. */
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

/** Money can be put onto a card that may spend it, and taken from one that will not spend it any more, too. */
const moneyStates: Record<'TOPUP' | 'WITHDRAW', readonly Card['state'][]> = {
  TOPUP: ['ACTIVE'],
  WITHDRAW: ['ACTIVE', 'FROZEN', 'EXPIRED'],
};

/** Why the money of this card cannot be moved, whatever its currency, or null. */
export function transferDisabledReason(
  action: 'TOPUP' | 'WITHDRAW',
  { state, fundingMode }: Pick<Card, 'state' | 'fundingMode'>,
): string | null {
  if (fundingMode !== 'RECHARGE') return 'CARD_SHARED';
  if (moneyStates[action].includes(state)) return null;
  return state === 'ACTIVE' || state === 'FROZEN' ? 'CARD_NOT_NOW' : `CARD_${state}`;
}

/** Limit, alias, holder and last day are those of a card that may spend, now or once it is unfrozen. */
export const changeDisabledReason = ({ state }: Pick<Card, 'state'>): string | null =>
  state === 'ACTIVE' || state === 'FROZEN' ? null : `CARD_${state}`;

/** Whether a new limit, null for none, lets a card spend more than before in any of its periods. */
export function isLimitRaised(before: Card['limit'], after: Card['limit']): boolean {
  if (before === null) return false;
  if (after === null || after.amount.currency !== before.amount.currency) return true;
  const minor = ({ amount: { amount, currency } }: NonNullable<Card['limit']>) => toMinor(amount, currency) ?? 0n;
  return minor(after) > minor(before) || limitPeriods.indexOf(after.period) < limitPeriods.indexOf(before.period);
}

/** What is changed of a card beside its state: who may, and why not now. */
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

/** A card that never came into being, or is no more, has no number worth showing. */
export const revealDisabledReason = ({ state }: Pick<Card, 'state'>): string | null =>
  isUnmade(state) || state === 'FAILED' || state === 'CANCELLED' ? `CARD_${state}` : null;

/** A cancellation can be requested in each state with a transition to its review. */
export const cancelDisabledReason = ({ state, cancelState }: Pick<Card, 'state' | 'cancelState'>): string | null => {
  if (cancelState === 'FAILED') return 'CARD_CANCEL_FAILED';
  return cardTransitions[state].CANCEL_REVIEW ? null : `CARD_${state}`;
};

/** Money that may still be collected, or an order whose end is not known, would be lost with the card. */
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

/** Refuses an action that the card's state, or the freeze of somebody higher, does not allow. */
export function assertAllowed(action: ActionName, card: Pick<Subject, 'state' | 'blockSource'>, actor: Asker): void {
  const reason = disabledReasonOf(action, card, actor);
  if (reason === null) return;
  const allowed = actions
    .filter((other) => disabledReasonOf(other, card, actor) === null)
    .map((other) => transitions[other].to);
  throw new Refusal(codes.transition, { data: { from: card.state, to: transitions[action].to, allowed, reason } });
}

/** A card is expiring in its last 30 days, and valid on its last day. */
export function expiryStateOf(validTo: string, today: string): Card['expiryState'] {
  if (validTo < today) return 'EXPIRED';
  return validTo <= addDays(today, 30) ? 'EXPIRING' : 'VALID';
}

/** `MM/YY`, as printed on a card. */
export const expiryOf = (validTo: string): string => `${validTo.slice(5, 7)}/${validTo.slice(2, 4)}`;
