import type { BulkDeed, Card } from '@console/contracts/cards';
import type { Actor } from '../../context';
import { cancelObstacleOf, obstacleOf } from './card.rules';

/** What decides whether a deed is possible on a card. */
export type BulkSubject = Pick<Card, 'state' | 'blockSource' | 'fundingMode' | 'currency' | 'cancelState'> & {
  isPending: boolean;
};

/** Money can be put onto a card that may spend it, and taken from one that will not spend it any more, too. */
const moneyStates: Record<'TOPUP' | 'WITHDRAW', readonly Card['state'][]> = {
  TOPUP: ['ACTIVE'],
  WITHDRAW: ['ACTIVE', 'FROZEN', 'EXPIRED'],
};

/** Why the money of this card cannot be moved, or null. */
export function moneyObstacleOf(
  deed: 'TOPUP' | 'WITHDRAW',
  { state, fundingMode, currency }: Pick<Card, 'state' | 'fundingMode' | 'currency'>,
  wanted: string | undefined,
): string | null {
  if (fundingMode !== 'RECHARGE') return 'CARD_SHARED';
  if (wanted !== undefined && currency !== wanted) return 'CARD_CURRENCY';
  if (moneyStates[deed].includes(state)) return null;
  return state === 'ACTIVE' || state === 'FROZEN' ? 'CARD_NOT_NOW' : `CARD_${state}`;
}

/** Why a deed is not possible on this card now, or null. */
export const bulkObstacleOf = (
  deed: BulkDeed,
  card: BulkSubject,
  { actor, currency }: { actor: Pick<Actor, 'accountType'>; currency: string | undefined },
): string | null => {
  if (deed === 'TOPUP' || deed === 'WITHDRAW') return moneyObstacleOf(deed, card, currency);
  if (deed === 'CANCEL') return cancelObstacleOf(card) ?? (card.isPending ? 'CARD_PENDING_TRANSACTIONS' : null);
  return obstacleOf(deed, card, actor);
};
