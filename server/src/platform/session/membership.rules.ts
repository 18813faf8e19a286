import type { WalletRole } from '@console/contracts/wallets';
import type { Actor, Membership } from '../context';

const sees = ['cards.wallet.view', 'cards.share-card.view', 'cards.card.view', 'cards.transaction.view'];
const pays = [...sees, 'cards.card.reveal', 'cards.card.freeze'];

/** Permissions of each wallet role; company roles add none. */
const buttons: Record<WalletRole, ReadonlySet<string>> = {
  VIEWER: new Set(sees),
  SPENDER: new Set(pays),
  MANAGER: new Set([...pays, 'cards.wallet-user.view', 'cards.wallet-user.invite', 'cards.wallet-user.remove']),
};

/** Permissions of a manager who has access to all cards of the wallet, including future ones. */
const wholly = new Set([...buttons.MANAGER, 'cards.share-card.create']);

const buttonsOf = ({ role, cardIds }: Membership): ReadonlySet<string> =>
  role === 'MANAGER' && cardIds === null ? wholly : buttons[role];

/** Returns the permissions that a user has in at least one wallet. */
export const permissionsOfMemberships = (memberships: readonly Membership[]): Set<string> =>
  new Set(memberships.flatMap((membership) => [...buttonsOf(membership)]));

/**
 * Limits an actor to the wallets in which the actor has this permission. Actors without memberships are returned
 * unchanged.
 */
export const seatedFor = (actor: Actor, permission: string): Actor =>
  actor.memberships === null || !actor.permissions.has(permission)
    ? actor
    : { ...actor, memberships: actor.memberships.filter((one) => buttonsOf(one).has(permission)) };

/** Returns the permissions in one wallet. */
export function permissionsIn(
  { permissions, memberships }: Pick<Actor, 'permissions' | 'memberships'>,
  walletId: string,
): ReadonlySet<string> {
  if (memberships === null) return permissions;
  const membership = memberships.find((one) => one.walletId === walletId);
  const held = membership ? [...buttonsOf(membership)] : [];
  return new Set(held.filter((code) => permissions.has(code)));
}

/**
 * Returns whether an actor can see any of these cards of a wallet. Actors without memberships are checked elsewhere.
 */
export const seesSomeOf = (
  { memberships }: Pick<Actor, 'memberships'>,
  { walletId, cardIds }: { walletId: string; cardIds: readonly string[] },
): boolean =>
  memberships === null ||
  memberships.some(
    (membership) => membership.walletId === walletId && cardIds.some((id) => membership.cardIds?.includes(id) ?? true),
  );

/** Returns whether an actor can see all cards of a wallet, including future ones. */
export const seesAllOf = ({ memberships }: Pick<Actor, 'memberships'>, walletId: string): boolean =>
  memberships === null ||
  memberships.some((membership) => membership.walletId === walletId && membership.cardIds === null);

/** Returns whether an actor has access by wallet memberships only. */
export const onlyUsesWallets = ({ memberships }: Pick<Actor, 'memberships'>): boolean => memberships !== null;
