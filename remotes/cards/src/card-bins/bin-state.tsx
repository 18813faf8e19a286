import type { BinStatus } from '@console/contracts/cards';
import type { Dicts } from '@console/screens';
import { type Shape, StatusBadge, type Tone } from '@console/ui';

const statuses: Record<BinStatus, { state: Tone; shape: Shape }> = {
  DRAFT: { state: 'mute', shape: 'ring' },
  ONLINE: { state: 'ok', shape: 'dot' },
  MAINTENANCE: { state: 'warn', shape: 'triangle' },
  OFFLINE: { state: 'mute', shape: 'dash' },
};

export const BinStatusBadge = ({ status, label }: { status: BinStatus; label: Dicts['label'] }) => (
  <StatusBadge {...statuses[status]} label={label('bin_status', status)} />
);
