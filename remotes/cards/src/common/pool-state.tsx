import type { Dicts } from '@console/screens';
import { type Shape, StatusBadge, type Tone } from '@console/ui';

type Status = 'ACTIVE' | 'BLOCKED' | 'FROZEN' | 'CANCELLED';

const frozen: { state: Tone; shape: Shape } = { state: 'info', shape: 'diamond' };
const signs: Record<Status, { state: Tone; shape: Shape }> = {
  ACTIVE: { state: 'ok', shape: 'dot' },
  BLOCKED: frozen,
  FROZEN: frozen,
  CANCELLED: { state: 'mute', shape: 'cross' },
};

export const GroupStateBadge = ({ status, label }: { status: Status; label: Dicts['label'] }) => (
  <StatusBadge {...signs[status]} label={label('share_group_status', status)} />
);
