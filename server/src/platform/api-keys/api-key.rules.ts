import { type Code, codes, type Operation } from '@console/contracts';
import type { Actor } from '../context';

/** Facts that decide whether a key works. */
export interface KeyState {
  isRevoked: boolean;
  /** The last day of the key or the overlap of this secret is over. */
  isExpired: boolean;
  /** The account of the owner is disabled or deleted. */
  isOwnerGone: boolean;
  isCompanyClosed: boolean;
  /** The call comes from another address than those of the key. */
  isElsewhere: boolean;
}

/** Returns the code with which a key is refused; null for one that works. */
export function keyProblemOf({
  isRevoked,
  isExpired,
  isOwnerGone,
  isCompanyClosed,
  isElsewhere,
}: KeyState): Code | null {
  if (isRevoked || isOwnerGone) return codes.apiKeyRevoked;
  if (isCompanyClosed) return codes.companyClosed;
  if (isExpired) return codes.apiKeyExpired;
  return isElsewhere ? codes.apiKeyAddress : null;
}

interface Limits {
  id: string;
  name: string;
  createdBy: string;
  scopes: readonly string[];
  /** Null for all merchants of the owner. */
  merchantId: string | null;
}

/**
 * Limits the owner of a key to the key: permissions in its scopes, and its merchant if it has one. A merchant that the owner
 * does not reach leaves none.
 */
export function asKey(owner: Actor, { id, name, createdBy, scopes, merchantId }: Limits): Actor {
  const { merchantIds } = owner;
  const reaches = merchantId !== null && (merchantIds?.includes(merchantId) ?? true);
  return {
    ...owner,
    apiKey: { id, name, createdBy },
    permissions: new Set(scopes.filter((code) => owner.permissions.has(code))),
    merchantIds: merchantId === null ? merchantIds : reaches ? [merchantId] : [],
  };
}

/**
 * Permissions that a key can have: all but those whose calls keys cannot make, and those for keys themselves, so that a key
 * cannot make others. Some have no call of their own, such as those of reviewers.
 */
export const scopesOf = (
  permissions: readonly string[],
  operations: readonly Pick<Operation<never, unknown>, 'permission' | 'alsoWith' | 'forKeys'>[],
): string[] => {
  const opening = (isUsable: boolean) =>
    new Set<string>(
      operations
        .filter(({ forKeys }) => forKeys === isUsable)
        .flatMap(({ permission, alsoWith }) => [permission, ...alsoWith]),
    );
  const [usable, closed] = [opening(true), opening(false)];
  return permissions.filter(
    (code) => (usable.has(code) || !closed.has(code)) && !code.startsWith('merchants.api-key.'),
  );
};
