import type { Actor } from '../../context';
import { withinChannel, withinMerchants } from '../../merchants/merchants/merchant-scope.repo';
import { seatless, withinVisible } from '../../wallets/wallet-users/seat.repo';
import { sql, type SQL } from '../../sql';

/** Cards within the actor's reach. */
export const reachableCards = (actor: Actor): SQL[] => [
  ...withinParties(actor),
  ...withinVisible(actor, { wallet: sql`c.wallet_id`, card: sql`c.id` }),
  sql`c.deleted_at is null`,
];

/** The same of anything that has a company, a merchant and a channel, and says nothing of wallets. */
export const withinReach = (actor: Actor): SQL[] => [...withinParties(actor), ...seatless(actor)];

const withinParties = (actor: Actor): SQL[] => [
  sql`c.company_id = ${actor.companyId}`,
  ...withinMerchants(actor, sql`c.merchant_id`),
  ...withinChannel(actor, sql`c.channel_id`),
];
