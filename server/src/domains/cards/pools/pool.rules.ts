import type { AllowedAction } from '@console/contracts';
import { createShareCard, type PoolAction, poolActions } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';
import type { Restriction } from '../../merchants/merchants/restriction.rules';
import type { PoolStatus, PoolTraits } from './pool.kind';

type Machine = Pick<PoolTraits, 'frozen' | 'transitions'>;

/** Where an action leads; money leaves the status as it is. */
export function targetOf(action: PoolAction, status: PoolStatus, { frozen }: Machine): PoolStatus {
  switch (action) {
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

/** Why an action is not possible on a pool in this status, or null. Its cards and its money are looked at by themselves. */
export function poolDisabledReason(action: PoolAction, status: PoolStatus, machine: Machine): string | null {
  if (action === 'TOPUP') return status === 'ACTIVE' ? null : `POOL_${status}`;
  if (action === 'WITHDRAW') return status === 'CANCELLED' ? 'POOL_CANCELLED' : null;
  const to = targetOf(action, status, machine);
  return machine.transitions[status][to] ? null : `POOL_${status}`;
}

/** An action that the actor may never do is left out; one that is not possible now says why. */
export const allowedActionsOf = (
  { status, restriction }: { status: PoolStatus; restriction: Restriction | null },
  kind: Machine & Pick<PoolTraits, 'permissions'>,
  { permissions }: Pick<Actor, 'permissions'>,
): AllowedAction[] => {
  const offered = (action: PoolAction | 'ADD_CARD', reason: string | null): AllowedAction =>
    reason === null ? { action, enabled: true } : { action, enabled: false, reason };
  const moneyIn = poolDisabledReason('TOPUP', status, kind) ?? restriction;
  return [
    ...poolActions
      .filter((action) => permissions.has(kind.permissions[action]))
      .map((action) => offered(action, action === 'TOPUP' ? moneyIn : poolDisabledReason(action, status, kind))),
    // Cards are added to a pool that takes money.
    ...(permissions.has(createShareCard.permission) ? [offered('ADD_CARD', moneyIn)] : []),
  ];
};

/** The sum that all limits of a classic group may reach: its deposit and the part by which they may go beyond it. */
export const limitsMaxOf = (deposit: bigint, floatingPercent: number): bigint =>
  (deposit * BigInt(100 + floatingPercent)) / 100n;
