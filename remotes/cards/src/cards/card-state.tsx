import type { Card, CardState } from '@console/contracts/cards';
import { useDicts } from '@console/screens';
import { StatusBadge, type Shape, type Tone } from '@console/ui';
import { cardDicts } from './card-dicts';
import classes from './card.module.css';

const signs: Record<CardState, { state: Tone; shape: Shape }> = {
  PENDING: { state: 'warn', shape: 'ring' },
  FAILED: { state: 'bad', shape: 'cross' },
  ACTIVE: { state: 'ok', shape: 'dot' },
  FROZEN: { state: 'info', shape: 'diamond' },
  CANCEL_REVIEW: { state: 'warn', shape: 'triangle' },
  EXPIRED: { state: 'mute', shape: 'dash' },
  CANCELLED: { state: 'mute', shape: 'cross' },
};

/** Sign and colour of any state that a history names; one we do not know is grey. */
export const signOf = (state: string): { state: Tone; shape: Shape } =>
  Object.entries(signs).find(([known]) => known === state)?.[1] ?? { state: 'mute', shape: 'dash' };

type Stated = Pick<Card, 'state' | 'blockReason' | 'blockSource'>;

export function CardStateBadge({ card }: { card: Stated }) {
  const { label } = useDicts(cardDicts);
  return <StatusBadge {...signs[card.state]} label={label('card_state', card.state)} />;
}

/** The badge, and below it why a card is frozen. */
export function CardStateCell({ card }: { card: Stated }) {
  const why = useWhyFrozen(card);
  return (
    <span className={classes.state}>
      <CardStateBadge card={card} />
      {why !== undefined && <small title={why}>{why}</small>}
    </span>
  );
}

/** Why a card is frozen: the reason that was given, else who did it. */
export function useWhyFrozen({ state, blockReason, blockSource }: Stated): string | undefined {
  const { label } = useDicts(cardDicts);
  if (state !== 'FROZEN') return undefined;
  if (blockReason) return label('freeze_reason', blockReason);
  return blockSource ? label('block_source', blockSource) : undefined;
}
