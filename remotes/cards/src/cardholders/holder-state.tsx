import type { Cardholder, HolderStatus, KycStatus } from '@console/contracts/cards';
import { badgeOf, type Dicts } from '@console/screens';
import { type Shape, StatusBadge, type Tone } from '@console/ui';

type StatusShape = { state: Tone; shape: Shape };

const holderStatuses: Record<HolderStatus, StatusShape> = {
  ACTIVE: { state: 'ok', shape: 'dot' },
  DISABLED: { state: 'mute', shape: 'dash' },
};

const kycStatuses: Record<KycStatus, StatusShape> = {
  NOT_REQUIRED: { state: 'mute', shape: 'dash' },
  PENDING: { state: 'warn', shape: 'ring' },
  PASSED: { state: 'ok', shape: 'dot' },
  REJECTED: { state: 'bad', shape: 'cross' },
  EXPIRED: { state: 'warn', shape: 'triangle' },
};

interface Props {
  holder: Pick<Cardholder, 'status' | 'kycStatus'>;
  label: Dicts['label'];
}

export const statusOf = ({ status }: Pick<Cardholder, 'status'>, label: Props['label']) =>
  badgeOf(label, { dict: 'holder_status', code: status }, holderStatuses[status]);

export const HolderStatusBadge = ({ holder, label }: Props) => <StatusBadge {...statusOf(holder, label)} />;

export const KycBadge = ({ holder: { kycStatus }, label }: Props) => (
  <StatusBadge {...badgeOf(label, { dict: 'kyc_status', code: kycStatus }, kycStatuses[kycStatus])} />
);
