import { type Code, codes, type Operation } from '@console/contracts';
import type { Actor } from '../context';

/** Facts that decide whether an API key is valid. */
export interface KeyState {
  isRevoked: boolean;
  /** The last day of the key, or the overlap period of this secret, has passed. */
  isExpired: boolean;
  /** The account of the owner is disabled or deleted. */
  isOwnerGone: boolean;
  isCompanyClosed: boolean;
  /** The call comes from an address that the key does not allow. */
  isElsewhere: boolean;
}

/** Returns the code with which a call of this key is refused; null if the key is valid. */
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
 * Restricts the owner's rights to those of the key: permissions in its scopes, and the key's merchant. Without any
 * merchant if the owner has no access to that merchant.
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
 * Permissions that a key can have. Excluded are operations that keys cannot call and the permissions that manage keys,
 * so that a key cannot create keys. Some permissions, such as those of reviewers, have no operation.
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
