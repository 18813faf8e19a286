import type { BulkAction, Card } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';
import type { Restriction } from '../../merchants/merchants/restriction.rules';
import { cancelDisabledReason, changeDisabledReason, transferDisabledReason, disabledReasonOf } from './card.rules';

/** Data that decides whether an action is possible on a card. */
export type BulkSubject = Pick<Card, 'state' | 'blockSource' | 'fundingMode' | 'currency' | 'cancelState'> & {
  isPending: boolean;
  /** Restriction of the card's merchant. */
  restriction: Restriction | null;
};

/** Reason why money of this card cannot be transferred in that currency, or null. */
export function moneyDisabledReason(
  action: 'TOPUP' | 'WITHDRAW',
  { state, fundingMode, currency }: Pick<Card, 'state' | 'fundingMode' | 'currency'>,
  wanted: string | undefined,
): string | null {
  if (fundingMode === 'RECHARGE' && wanted !== undefined && currency !== wanted) return 'CARD_CURRENCY';
  return transferDisabledReason(action, { state, fundingMode });
}

/** Reason why this card cannot get a limit in that currency, or lose its limit if undefined; or null. */
export const limitDisabledReason = (
  card: Pick<Card, 'state' | 'currency' | 'fundingMode'>,
  wanted: string | undefined,
): string | null => {
  if (wanted === undefined && card.fundingMode === 'SHARE') return 'CARD_NEEDS_LIMIT';
  return wanted !== undefined && card.currency !== wanted ? 'CARD_CURRENCY' : changeDisabledReason(card);
};

/** Reason why an action is not possible on this card now, or null. */
export const bulkDisabledReason = (
  action: BulkAction,
  card: BulkSubject,
  { actor, currency }: { actor: Pick<Actor, 'accountType' | 'permissions'>; currency: string | undefined },
): string | null => {
  if (action === 'TOPUP') return moneyDisabledReason(action, card, currency) ?? card.restriction;
  if (action === 'WITHDRAW') return moneyDisabledReason(action, card, currency);
  if (action === 'CANCEL') return cancelDisabledReason(card) ?? (card.isPending ? 'CARD_PENDING_TRANSACTIONS' : null);
  if (action === 'LIMIT') return limitDisabledReason(card, currency);
  if (action === 'RENAME') return changeDisabledReason(card);
  return disabledReasonOf(action, card, actor);
};
