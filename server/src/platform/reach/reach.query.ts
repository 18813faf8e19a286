import type { Actor, Membership } from '../context';
import { sql, type SQL } from '../db/sql';

/** Condition on a record for an actor with a limited data scope. */
type Condition<Own> = (own: Own) => SQL;

/**
 * Visibility of a record for one kind of limited actor: all records (checked elsewhere), none, or those that meet a
 * condition.
 */
type Part<Own> = 'all' | 'none' | Condition<Own>;

/** Columns with the owners of a record. All kinds of limited actors are required, so that none is forgotten. */
interface Whose {
  company: SQL;
  /** A column matches the actor's merchants. */
  merchant: SQL | Part<readonly string[]>;
  /** A column matches the actor's channel. */
  channel: SQL | Part<string | null>;
  /** Condition by wallet and card; see `ofWallet` and `ofCard`. */
  membership: Part<readonly Membership[]>;
}

/**
 * Returns the conditions for records in an actor's data scope. Only this function reads an actor's company, merchants,
 * channel and memberships; queries provide the columns for each.
 */
export function within(actor: Actor, { company, merchant, channel, membership }: Whose): SQL[] {
  const { companyId, merchantIds, accountType, channelId, memberships } = actor;
  return [
    inCompany({ companyId }, company),
    ...(merchantIds === null ? [] : partOf(isOneOf(merchant), merchantIds)),
    ...(accountType === 'CHANNEL' ? partOf(isSame(channel), channelId) : []),
    ...(memberships === null ? [] : partOf(membership, memberships)),
    ...(accountType === 'APPLICANT' ? [sql`false`] : []),
  ];
}

function partOf<Own>(part: Part<Own>, own: Own): SQL[] {
  if (part === 'all') return [];
  return [part === 'none' ? sql`false` : part(own)];
}

const isPart = <Own>(part: SQL | Part<Own>): part is Part<Own> => typeof part !== 'object';

const isOneOf = (merchant: Whose['merchant']): Part<readonly string[]> =>
  isPart(merchant) ? merchant : (ids) => sql`${merchant} = any(${[...ids]})`;

const isSame = (channel: Whose['channel']): Part<string | null> =>
  isPart(channel) ? channel : (id) => sql`${channel} = ${id}`;

/** Condition for records of the actor's wallets. */
export const ofWallet =
  (wallet: SQL): Condition<readonly Membership[]> =>
  (memberships) =>
    sql`${wallet} = any(${memberships.map(({ walletId }) => walletId)})`;

/** Condition for cards in these wallets, or for the cards assigned to the member. */
export const ofCard =
  ({ wallet, card }: { wallet: SQL; card: SQL }): Condition<readonly Membership[]> =>
  (memberships) => {
    const whole = memberships.filter(({ cardIds }) => cardIds === null).map(({ walletId }) => walletId);
    const chosen = memberships.flatMap(({ cardIds }) => cardIds ?? []);
    return sql`(${wallet} = any(${whole}) or ${card} = any(${chosen}))`;
  };

/** Condition for records that belong to one card, by the column of the card. */
export const ofCards =
  (card: SQL): Condition<readonly Membership[]> =>
  (memberships) =>
    sql`${card} = any(array(select seen.id from card seen
      where ${ofCard({ wallet: sql`seen.wallet_id`, card: sql`seen.id` })(memberships)}))`;

/** Condition for records of the whole company, such as its audit log and invoices, which limited actors cannot see. */
export const withinWhole = (actor: Actor, company: SQL): SQL[] =>
  within(actor, { company, merchant: 'none', channel: 'none', membership: 'none' });

/** Condition for platform records of the actor's channel. */
export const ofOwnChannel = ({ accountType, channelId }: Actor, channel: SQL): SQL[] =>
  accountType === 'CHANNEL' ? [sql`${channel} = ${channelId}`] : [];

/**
 * Condition on the company only. For rows with the actor's own id, rows that were checked before, and counts that
 * choose a plan. A rule in `tools/rules` lists the files that may use it.
 */
export const inCompany = ({ companyId }: Pick<Actor, 'companyId'>, company: SQL): SQL => sql`${company} = ${companyId}`;
