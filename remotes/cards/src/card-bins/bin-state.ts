import type { BinStatus } from '@console/contracts/cards';
import { badgeOf, type Dicts } from '@console/screens';
import type { Shape, StatusBadgeProps, Tone } from '@console/ui';

const statuses: Record<BinStatus, { state: Tone; shape: Shape }> = {
  DRAFT: { state: 'mute', shape: 'ring' },
  ONLINE: { state: 'ok', shape: 'dot' },
  MAINTENANCE: { state: 'warn', shape: 'triangle' },
  OFFLINE: { state: 'mute', shape: 'dash' },
};

interface Props {
  status: BinStatus;
  label: Dicts['label'];
}

export const binStatusOf = ({ status, label }: Props): StatusBadgeProps =>
  badgeOf(label, { dict: 'bin_status', code: status }, statuses[status]);
