import type { LimitMode } from '@console/contracts/cards';
import type { Dicts } from '@console/screens';
import { type Shape, StatusBadge, type Tone } from '@console/ui';

const statuses: Record<LimitMode, { state: Tone; shape: Shape }> = {
  ACTIVE: { state: 'ok', shape: 'dot' },
  SHADOW: { state: 'info', shape: 'ring' },
  INACTIVE: { state: 'mute', shape: 'dash' },
};

export const LimitModeBadge = ({ mode, label }: { mode: LimitMode; label: Dicts['label'] }) => (
  <StatusBadge {...statuses[mode]} label={label('limit_mode', mode)} />
);
