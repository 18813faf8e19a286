import type { BulkAction, Card } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';
import { cancelObstacleOf, changeObstacleOf, movingObstacleOf, obstacleOf } from './card.rules';

/** What decides whether a deed is possible on a card. */
export type BulkSubject = Pick<Card, 'state' | 'blockSource' | 'fundingMode' | 'currency' | 'cancelState'> & {
  isPending: boolean;
};

/** Why the money of this card cannot be moved, or null. */
export function moneyObstacleOf(
  deed: 'TOPUP' | 'WITHDRAW',
  { state, fundingMode, currency }: Pick<Card, 'state' | 'fundingMode' | 'currency'>,
  wanted: string | undefined,
): string | null {
  if (fundingMode === 'RECHARGE' && wanted !== undefined && currency !== wanted) return 'CARD_CURRENCY';
  return movingObstacleOf(deed, { state, fundingMode });
}

/** Why this card cannot be given a limit in that currency, or no limit where there is none; or null. */
export const limitObstacleOf = (card: Pick<Card, 'state' | 'currency'>, wanted: string | undefined): string | null =>
  wanted !== undefined && card.currency !== wanted ? 'CARD_CURRENCY' : changeObstacleOf(card);

/** Why a deed is not possible on this card now, or null. */
export const bulkObstacleOf = (
  deed: BulkAction,
  card: BulkSubject,
  { actor, currency }: { actor: Pick<Actor, 'accountType' | 'permissions'>; currency: string | undefined },
): string | null => {
  if (deed === 'TOPUP' || deed === 'WITHDRAW') return moneyObstacleOf(deed, card, currency);
  if (deed === 'CANCEL') return cancelObstacleOf(card) ?? (card.isPending ? 'CARD_PENDING_TRANSACTIONS' : null);
  if (deed === 'LIMIT') return limitObstacleOf(card, currency);
  if (deed === 'RENAME') return changeObstacleOf(card);
  return obstacleOf(deed, card, actor);
};
