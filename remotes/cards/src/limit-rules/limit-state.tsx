import type { LimitMode } from '@console/contracts/cards';
import { badgeOf, type Dicts } from '@console/screens';
import { type Shape, StatusBadge, type StatusBadgeProps, type Tone } from '@console/ui';

const statuses: Record<LimitMode, { state: Tone; shape: Shape }> = {
  ACTIVE: { state: 'ok', shape: 'dot' },
  SHADOW: { state: 'info', shape: 'ring' },
  INACTIVE: { state: 'mute', shape: 'dash' },
};

interface Props {
  mode: LimitMode;
  label: Dicts['label'];
}

export const limitModeOf = ({ mode, label }: Props): StatusBadgeProps =>
  badgeOf(label, { dict: 'limit_mode', code: mode }, statuses[mode]);

export const LimitModeBadge = (props: Props) => <StatusBadge {...limitModeOf(props)} />;
