import { StackedCell } from '@console/screens';
import type { Card } from '@console/contracts/cards';
import { badgeOf, type Dicts } from '@console/screens';
import { StatusBadge } from '@console/ui';
import { cardStatuses } from '../common/card-statuses';

type Stated = Pick<Card, 'state' | 'blockReason' | 'blockSource'>;

interface Props {
  card: Stated;
  label: Dicts['label'];
}

export function CardStateBadge({ card, label }: Props) {
  return <StatusBadge {...badgeOf(label, { dict: 'card_state', code: card.state }, cardStatuses[card.state])} />;
}

/** State of a card, with the reason of a freeze below. */
export function CardStateCell({ card, label }: Props) {
  return (
    <StackedCell why={whyFrozen(card, label)}>
      <CardStateBadge card={card} label={label} />
    </StackedCell>
  );
}

/** Reason of a freeze; without a reason, its initiator. */
export function whyFrozen({ state, blockReason, blockSource }: Stated, label: Dicts['label']): string | undefined {
  if (state !== 'FROZEN') return undefined;
  if (blockReason) return label('freeze_reason', blockReason);
  return blockSource ? label('block_source', blockSource) : undefined;
}
