import { badgeOf, type Dicts } from '@console/screens';
import { type Shape, StatusBadge, type StatusBadgeProps, type Tone } from '@console/ui';

type Status = 'ACTIVE' | 'BLOCKED' | 'FROZEN' | 'CANCELLED';

const frozen: { state: Tone; shape: Shape } = { state: 'info', shape: 'diamond' };
const statuses: Record<Status, { state: Tone; shape: Shape }> = {
  ACTIVE: { state: 'ok', shape: 'dot' },
  BLOCKED: frozen,
  FROZEN: frozen,
  CANCELLED: { state: 'mute', shape: 'cross' },
};

interface PoolStateBadgeProps {
  status: Status;
  dict: 'share_group_status' | 'wallet_status';
  label: Dicts['label'];
}

export const poolStatusOf = (
  status: Status,
  dict: PoolStateBadgeProps['dict'],
  label: Dicts['label'],
): StatusBadgeProps => badgeOf(label, { dict, code: status }, statuses[status]);

export const PoolStateBadge = ({ status, dict, label }: PoolStateBadgeProps) => (
  <StatusBadge {...poolStatusOf(status, dict, label)} />
);
