import type { Actor } from '../../../platform/context';
import { ofCard, within } from '../../../platform/reach/reach.query';
import { sql, type SQL } from '../../../platform/db/sql';

/** Cards in the actor's data scope. */
export const reachableCards = (actor: Actor): SQL[] => [
  ...within(actor, { ...whose, membership: ofCard({ wallet: sql`c.wallet_id`, card: sql`c.id` }) }),
  sql`c.deleted_at is null`,
];

/** Data scope for other tables `c` with company, merchant and channel; wallet users see no rows. */
export const withinReach = (actor: Actor): SQL[] => within(actor, { ...whose, membership: 'none' });

const whose = { company: sql`c.company_id`, merchant: sql`c.merchant_id`, channel: sql`c.channel_id` };
