import type { Actor } from '../../context';
import { withinChannel, withinMerchants } from '../../merchants/merchants/merchant-scope.repo';
import { withinVisible } from '../../wallets/wallet-users/seat.repo';
import { sql, type SQL } from '../../sql';

/** Purchases within the actor's reach. */
export const reachableTransactions = (actor: Actor): SQL[] => [
  sql`t.company_id = ${actor.companyId}`,
  ...withinMerchants(actor, sql`t.merchant_id`),
  ...withinChannel(actor, sql`t.channel_id`),
  ...withinSeatedCards(actor),
];

const withinSeatedCards = (actor: Actor): SQL[] =>
  withinVisible(actor, { wallet: sql`k.wallet_id`, card: sql`k.id` }).map(
    (visible) => sql`t.card_id = any(array(select k.id from card k where ${visible}))`,
  );
