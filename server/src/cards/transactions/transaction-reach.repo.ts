import type { Actor } from '../../context';
import { ofCards, within } from '../../reach/reach.repo';
import { sql, type SQL } from '../../sql';

/** Purchases within the actor's reach. */
export const reachableTransactions = (actor: Actor): SQL[] =>
  within(actor, {
    company: sql`t.company_id`,
    merchant: sql`t.merchant_id`,
    channel: sql`t.channel_id`,
    seat: ofCards(sql`t.card_id`),
  });
