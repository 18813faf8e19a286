import type { Actor } from '../../../platform/context';
import { ofCards, within } from '../../../platform/reach/reach.query';
import { sql, type SQL } from '../../../platform/db/sql';

/**
 * Assignments `a` of a BIN `b` by which the actor knows it: those of their company and its merchants, of the channel's own
 * BINs, and for a user of wallets of the BINs of cards that they see.
 */
export const reachableAssignments = (actor: Actor): SQL[] =>
  within(actor, {
    company: sql`a.company_id`,
    merchant: (ids) => sql`(a.merchant_id is null or a.merchant_id = any(${[...ids]}))`,
    channel: sql`b.channel_id`,
    membership: (memberships) =>
      sql`exists (select from card of_bin where of_bin.bin_id = b.id and ${ofCards(sql`of_bin.id`)(memberships)})`,
  });
