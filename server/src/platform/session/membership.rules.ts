import type { WalletRole } from '@console/contracts/wallets';
import type { Actor, Membership } from '../context';

const sees = ['cards.wallet.view', 'cards.share-card.view', 'cards.card.view', 'cards.transaction.view'];
const pays = [...sees, 'cards.card.reveal', 'cards.card.freeze'];

/** What each role may do in its wallet; roles of the company add nothing to it. */
const buttons: Record<WalletRole, ReadonlySet<string>> = {
  VIEWER: new Set(sees),
  SPENDER: new Set(pays),
  MANAGER: new Set([...pays, 'cards.wallet-user.view', 'cards.wallet-user.invite', 'cards.wallet-user.remove']),
};

/** What a manager may do who sees every card of the wallet, also those that are made later. */
const wholly = new Set([...buttons.MANAGER, 'cards.share-card.create']);

const buttonsOf = ({ role, cardIds }: Membership): ReadonlySet<string> =>
  role === 'MANAGER' && cardIds === null ? wholly : buttons[role];

/** All that somebody may do in one of their wallets or another. */
export const permissionsOfMemberships = (memberships: readonly Membership[]): Set<string> =>
  new Set(memberships.flatMap((membership) => [...buttonsOf(membership)]));

/** The same person within the wallets in which they may do this; whoever has no seats stays as they are. */
export const seatedFor = (actor: Actor, permission: string): Actor =>
  actor.memberships === null || !actor.permissions.has(permission)
    ? actor
    : { ...actor, memberships: actor.memberships.filter((one) => buttonsOf(one).has(permission)) };

/** What somebody may do in one wallet. */
export function permissionsIn(
  { permissions, memberships }: Pick<Actor, 'permissions' | 'memberships'>,
  walletId: string,
): ReadonlySet<string> {
  if (memberships === null) return permissions;
  const membership = memberships.find((one) => one.walletId === walletId);
  const held = membership ? [...buttonsOf(membership)] : [];
  return new Set(held.filter((code) => permissions.has(code)));
}

/** Whether somebody sees any of some cards of a wallet; whoever has no seats was asked elsewhere. */
export const seesSomeOf = (
  { memberships }: Pick<Actor, 'memberships'>,
  { walletId, cardIds }: { walletId: string; cardIds: readonly string[] },
): boolean =>
  memberships === null ||
  memberships.some(
    (membership) => membership.walletId === walletId && cardIds.some((id) => membership.cardIds?.includes(id) ?? true),
  );

/** Whether somebody sees every card of a wallet, also those that are made later. */
export const seesAllOf = ({ memberships }: Pick<Actor, 'memberships'>, walletId: string): boolean =>
  memberships === null ||
  memberships.some((membership) => membership.walletId === walletId && membership.cardIds === null);

/** Whether somebody is of no company and no merchant, and has a place in wallets alone. */
export const onlyUsesWallets = ({ memberships }: Pick<Actor, 'memberships'>): boolean => memberships !== null;
