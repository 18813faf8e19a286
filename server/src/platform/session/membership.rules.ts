import type { WalletRole } from '@console/contracts/wallets';
import type { Actor, Seat } from '../context';

const sees = ['cards.wallet.view', 'cards.share-card.view', 'cards.card.view', 'cards.transaction.view'];
const pays = [...sees, 'cards.card.reveal', 'cards.card.freeze'];

/** What each role may do in its wallet; roles of the company add nothing to it. */
const buttons: Record<WalletRole, ReadonlySet<string>> = {
  VIEWER: new Set(sees),
  SPENDER: new Set(pays),
  MANAGER: new Set([...pays, 'cards.wallet-user.view', 'cards.wallet-user.invite', 'cards.wallet-user.remove']),
};

/** All that somebody may do in one of their wallets or another. */
export const permissionsOfSeats = (seats: readonly Seat[]): Set<string> =>
  new Set(seats.flatMap(({ role }) => [...buttons[role]]));

/** The same person within the wallets in which they may do this; whoever has no seats stays as they are. */
export const seatedFor = (actor: Actor, permission: string): Actor =>
  actor.seats === null || !actor.permissions.has(permission)
    ? actor
    : { ...actor, seats: actor.seats.filter(({ role }) => buttons[role].has(permission)) };

/** What somebody may do in one wallet. */
export function permissionsIn({ permissions, seats }: Pick<Actor, 'permissions' | 'seats'>, walletId: string) {
  if (seats === null) return permissions;
  const seat = seats.find((one) => one.walletId === walletId);
  return seat ? buttons[seat.role] : new Set<string>();
}

/** Whether somebody sees any of some cards of a wallet; whoever has no seats was asked elsewhere. */
export const seesSomeOf = (
  { seats }: Pick<Actor, 'seats'>,
  { walletId, cardIds }: { walletId: string; cardIds: readonly string[] },
): boolean =>
  seats === null ||
  seats.some((seat) => seat.walletId === walletId && cardIds.some((id) => seat.cardIds?.includes(id) ?? true));

/** Whether somebody sees every card of a wallet, also those that are made later. */
export const seesAllOf = ({ seats }: Pick<Actor, 'seats'>, walletId: string): boolean =>
  seats === null || seats.some((seat) => seat.walletId === walletId && seat.cardIds === null);
