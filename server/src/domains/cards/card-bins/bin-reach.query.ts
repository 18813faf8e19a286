import type { Actor } from '../../../platform/context';
import { ofCards, within } from '../../../platform/reach/reach.query';
import { sql, type SQL } from '../../../platform/db/sql';

/**
 * Assignments `a` of a BIN `b` in the actor's data scope: for company users, those of the company and its merchants;
 * for a channel, those of its own BINs; for a wallet user, those of the BINs of visible cards.
 */
export const reachableAssignments = (actor: Actor): SQL[] =>
  within(actor, {
    company: sql`a.company_id`,
    merchant: (ids) => sql`(a.merchant_id is null or a.merchant_id = any(${[...ids]}))`,
    channel: sql`b.channel_id`,
    membership: (memberships) =>
      sql`exists (select from card of_bin where of_bin.bin_id = b.id and ${ofCards(sql`of_bin.id`)(memberships)})`,
  });
