import type { AllowedAction } from '@console/contracts';
import { type PoolAction, poolActions } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';
import type { PoolKind, PoolStatus } from './pool-kind';

type Machine = Pick<PoolKind<never, never>, 'frozen' | 'transitions'>;

/** Where a deed leads; money leaves the status as it is. */
export function targetOf(deed: PoolAction, status: PoolStatus, { frozen }: Machine): PoolStatus {
  switch (deed) {
    case 'TOPUP':
    case 'WITHDRAW':
      return status;
    case 'FREEZE':
      return frozen;
    case 'UNFREEZE':
      return 'ACTIVE';
    case 'CANCEL':
      return 'CANCELLED';
  }
}

/** Why a deed is not possible on a pool in this status, or null. Its cards and its money are looked at by themselves. */
export function poolObstacleOf(deed: PoolAction, status: PoolStatus, machine: Machine): string | null {
  if (deed === 'TOPUP') return status === 'ACTIVE' ? null : `POOL_${status}`;
  if (deed === 'WITHDRAW') return status === 'CANCELLED' ? 'POOL_CANCELLED' : null;
  const to = targetOf(deed, status, machine);
  return machine.transitions[status]?.includes(to) ? null : `POOL_${status}`;
}

/** A deed that the actor may never do is left out; one that is not possible now says why. */
export const allowedDeedsOf = (
  status: PoolStatus,
  kind: Machine & Pick<PoolKind<never, never>, 'permissions'>,
  { permissions }: Pick<Actor, 'permissions'>,
): AllowedAction[] =>
  poolActions
    .filter((deed) => permissions.has(kind.permissions[deed]))
    .map((deed) => {
      const reason = poolObstacleOf(deed, status, kind);
      return reason === null ? { action: deed, enabled: true } : { action: deed, enabled: false, reason };
    });

/** The sum that all limits of a classic group may reach: its deposit and the part by which they may go beyond it. */
export const limitsMaxOf = (deposit: bigint, floatingPercent: number): bigint =>
  (deposit * BigInt(100 + floatingPercent)) / 100n;
