import type { Card, CardState } from '@console/contracts/cards';
import type { Dicts } from '@console/screens';
import { StatusBadge, type Shape, type Tone } from '@console/ui';
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

interface Props {
  card: Stated;
  label: Dicts['label'];
}

export function CardStateBadge({ card, label }: Props) {
  return <StatusBadge {...signs[card.state]} label={label('card_state', card.state)} />;
}

/** The badge, and below it why a card is frozen. */
export function CardStateCell({ card, label }: Props) {
  const why = whyFrozen(card, label);
  return (
    <span className={classes.state}>
      <CardStateBadge card={card} label={label} />
      {why !== undefined && <small title={why}>{why}</small>}
    </span>
  );
}

/** Why a card is frozen: the reason that was given, else who did it. */
export function whyFrozen({ state, blockReason, blockSource }: Stated, label: Dicts['label']): string | undefined {
  if (state !== 'FROZEN') return undefined;
  if (blockReason) return label('freeze_reason', blockReason);
  return blockSource ? label('block_source', blockSource) : undefined;
}
