import { type AllowedAction, codes } from '@console/contracts';
import { type HolderStatus, holderStatusesAfter, type KycStatus, kycStatusesAfter } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';

interface Subject {
  status: HolderStatus;
  liveCards: number;
  /** Undefined in lists, which do not offer the push. */
  pushableCards?: number;
  /** Undefined in lists, which do not offer verification steps. */
  kycStatus?: KycStatus;
}

/**
 * Actions of the actor. Actions without permission are omitted; actions that are not possible at present have a reason.
 */
export function holderActionsOf(
  { status, liveCards, pushableCards, kycStatus }: Subject,
  { permissions }: Pick<Actor, 'permissions'>,
): AllowedAction[] {
  const offered = (action: string, noun: string, reason: string | null): AllowedAction[] => {
    if (!permissions.has(`cards.cardholder.${noun}`)) return [];
    return [reason === null ? { action, enabled: true } : { action, enabled: false, reason }];
  };
  return [
    ...offered('EDIT', 'save', null),
    ...offered(status === 'ACTIVE' ? 'DISABLE' : 'ENABLE', 'status', null),
    ...(pushableCards === undefined ? [] : offered('PUSH', 'push', pushableCards === 0 ? 'HOLDER_HAS_NO_CARDS' : null)),
    ...offered('DELETE', 'delete', removalDisabledReason(liveCards)),
    ...(kycStatus ? kycStatusesAfter(kycStatus).flatMap((to) => offered(`KYC_${to}`, 'kyc', null)) : []),
  ];
}

const removalDisabledReason = (liveCards: number) => (liveCards > 0 ? 'HOLDER_HAS_CARDS' : null);

/** Refuses to delete a cardholder with live cards; disabling is possible. */
export function refuseRemoval({ status, liveCards }: Subject): void {
  const reason = removalDisabledReason(liveCards);
  if (reason !== null)
    throw new Refusal(codes.transition, {
      data: { from: status, to: 'DELETED', allowed: [], reason, count: liveCards },
    });
}

export function refuseStatus(from: HolderStatus, to: HolderStatus): void {
  const allowed = holderStatusesAfter(from);
  if (!allowed.includes(to)) throw new Refusal(codes.transition, { data: { from, to, allowed } });
}

export function refuseKyc(from: KycStatus, to: KycStatus): void {
  const allowed = kycStatusesAfter(from);
  if (!allowed.includes(to)) throw new Refusal(codes.transition, { data: { from, to, allowed } });
}

type Facts = Record<string, unknown>;

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

/** Fields that an audit log entry reports as changed. For masked fields the log has only the fact of a change. */
export function changedFields(before: unknown, after: unknown): string[] {
  if (!isFacts(before) || !isFacts(after)) return [];
  return Object.keys(after)
    .filter((name) => after[name] !== before[name])
    .map((name) => {
      const [, masked] = /^is(\w+)Changed$/.exec(name) ?? [];
      return masked === undefined ? name : masked.charAt(0).toLowerCase() + masked.slice(1);
    });
}
