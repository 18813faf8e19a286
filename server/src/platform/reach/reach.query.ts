import type { Actor, Membership } from '../context';
import { sql, type SQL } from '../db/sql';

/** What a record must be for whoever is limited to their own. */
type Condition<Own> = (own: Own) => SQL;

/**
 * Who of those that are limited to something may see a record: all of them because something else has asked already,
 * none of them, or those whose own fits the condition.
 */
type Part<Own> = 'all' | 'none' | Condition<Own>;

/** Columns that say whose a record is. Each kind of limited user has a line, so that none of them is forgotten. */
interface Whose {
  company: SQL;
  /** A column stands for: it is one of their merchants. */
  merchant: SQL | Part<readonly string[]>;
  /** A column stands for: it is their channel. */
  channel: SQL | Part<string | null>;
  /** By wallet and card; see `ofWallet` and `ofCard`. */
  membership: Part<readonly Membership[]>;
}

/**
 * What an actor reaches of some records, as conditions. The one place that asks an actor for company, merchants, channel
 * and seats: whoever reads records says what stands for each of them, and never asks by themselves.
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

/** Records of wallets that somebody has a seat at. */
export const ofWallet =
  (wallet: SQL): Condition<readonly Membership[]> =>
  (memberships) =>
    sql`${wallet} = any(${memberships.map(({ walletId }) => walletId)})`;

/** Cards of those wallets, or those that were chosen for them. */
export const ofCard =
  ({ wallet, card }: { wallet: SQL; card: SQL }): Condition<readonly Membership[]> =>
  (memberships) => {
    const whole = memberships.filter(({ cardIds }) => cardIds === null).map(({ walletId }) => walletId);
    const chosen = memberships.flatMap(({ cardIds }) => cardIds ?? []);
    return sql`(${wallet} = any(${whole}) or ${card} = any(${chosen}))`;
  };

/** Records of one card each, by the column that names it. */
export const ofCards =
  (card: SQL): Condition<readonly Membership[]> =>
  (memberships) =>
    sql`${card} = any(array(select seen.id from card seen
      where ${ofCard({ wallet: sql`seen.wallet_id`, card: sql`seen.id` })(memberships)}))`;

/** What belongs to the company as a whole, such as its log and its invoices: whoever is limited to a part sees none. */
export const withinWhole = (actor: Actor, company: SQL): SQL[] =>
  within(actor, { company, merchant: 'none', channel: 'none', membership: 'none' });

/** Of things of the platform that are no company's, those of the channel that the actor works for. */
export const ofOwnChannel = ({ accountType, channelId }: Actor, channel: SQL): SQL[] =>
  accountType === 'CHANNEL' ? [sql`${channel} = ${channelId}`] : [];

/**
 * The company and nothing else, where nothing is shown for it: rows that the actor's own id names, rows that were reached
 * before, and counts that choose how a list is found. A house rule names who may use it.
 */
export const inCompany = ({ companyId }: Pick<Actor, 'companyId'>, company: SQL): SQL => sql`${company} = ${companyId}`;
