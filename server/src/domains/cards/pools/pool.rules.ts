import type { AllowedAction } from '@console/contracts';
import { createShareCard, type PoolAction, poolActions } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';
import type { Restriction } from '../../merchants/merchants/restriction.rules';
import type { PoolStatus, PoolTraits } from './pool.kind';

type Machine = Pick<PoolTraits, 'frozen' | 'transitions'>;

/** Status after an action; transfers do not change it. */
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

/** Reason why the status does not permit an action, or null. Cards and balance are checked separately. */
export function poolDisabledReason(action: PoolAction, status: PoolStatus, machine: Machine): string | null {
  if (action === 'TOPUP') return status === 'ACTIVE' ? null : `POOL_${status}`;
  if (action === 'WITHDRAW') return status === 'CANCELLED' ? 'POOL_CANCELLED' : null;
  const to = targetOf(action, status, machine);
  return machine.transitions[status][to] ? null : `POOL_${status}`;
}

/**
 * Actions of the actor. Actions without permission are omitted; actions that are not possible at present have a reason.
 */
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
    // Cards can be added under the same conditions as a top-up.
    ...(permissions.has(createShareCard.permission) ? [offered('ADD_CARD', moneyIn)] : []),
  ];
};

/** Maximum sum of limits in a classic group: its deposit plus the percentage of its rule. */
export const limitsMaxOf = (deposit: bigint, floatingPercent: number): bigint =>
  (deposit * BigInt(100 + floatingPercent)) / 100n;
