import { StackedCell } from '@console/screens';
import type { Transaction, TransactionPhase } from '@console/contracts/cards';
import { badgeOf, type Dicts } from '@console/screens';
import { StatusBadge, type Shape, type Tone } from '@console/ui';

const statuses: Record<TransactionPhase, { state: Tone; shape: Shape }> = {
  AUTHORIZED: { state: 'info', shape: 'half' },
  PARTIALLY_CLEARED: { state: 'info', shape: 'half' },
  PARTIALLY_REVERSED: { state: 'info', shape: 'half' },
  CLEARED: { state: 'ok', shape: 'dot' },
  REVERSED: { state: 'mute', shape: 'dash' },
  EXPIRED: { state: 'mute', shape: 'dash' },
  PARTIALLY_REFUNDED: { state: 'ok', shape: 'half' },
  REFUNDED: { state: 'mute', shape: 'check' },
  FORCE_POSTED: { state: 'warn', shape: 'triangle' },
  CHARGED_BACK: { state: 'warn', shape: 'triangle' },
  DECLINED: { state: 'bad', shape: 'cross' },
};

type Stated = Pick<Transaction, 'phase' | 'declineCode'>;

interface Props {
  transaction: Stated;
  label: Dicts['label'];
}

export const PhaseBadge = ({ transaction: { phase }, label }: Props) => (
  <StatusBadge {...badgeOf(label, { dict: 'transaction_phase', code: phase }, statuses[phase])} />
);

/** Status of a purchase, with the decline reason below. */
export function PhaseCell({ transaction, label }: Props) {
  const { declineCode } = transaction;
  const why = declineCode && label('decline_reason', declineCode);
  return (
    <StackedCell why={why}>
      <PhaseBadge transaction={transaction} label={label} />
    </StackedCell>
  );
}
