import type { Actor } from '../../../platform/context';
import { ofCard, within } from '../../../platform/reach/reach.query';
import { sql, type SQL } from '../../../platform/db/sql';

/** Cards within the actor's reach. */
export const reachableCards = (actor: Actor): SQL[] => [
  ...within(actor, { ...whose, membership: ofCard({ wallet: sql`c.wallet_id`, card: sql`c.id` }) }),
  sql`c.deleted_at is null`,
];

/** The same of anything that has a company, a merchant and a channel, and says nothing of wallets. */
export const withinReach = (actor: Actor): SQL[] => within(actor, { ...whose, membership: 'none' });

const whose = { company: sql`c.company_id`, merchant: sql`c.merchant_id`, channel: sql`c.channel_id` };
