import type { Actor } from '../../../platform/context';
import { ofCards, within } from '../../../platform/reach/reach.query';
import { sql, type SQL } from '../../../platform/db/sql';

/** Purchases in the actor's data scope. */
export const reachableTransactions = (actor: Actor): SQL[] =>
  within(actor, {
    company: sql`t.company_id`,
    merchant: sql`t.merchant_id`,
    channel: sql`t.channel_id`,
    membership: ofCards(sql`t.card_id`),
  });
