import type { Actor } from '../context';

/** Returns whether the actor has access to the whole company. */
export const seesWhole = ({ accountType, merchantIds }: Pick<Actor, 'accountType' | 'merchantIds'>): boolean =>
  accountType === 'WHITELABEL' && merchantIds === null;

/**
 * Returns whether the user works for a channel, which processes cards of many merchants without seeing the merchants'
 * names.
 */
export const isOfChannel = ({ accountType }: Pick<Actor, 'accountType'>): boolean => accountType === 'CHANNEL';

/** Returns whether the user is a wallet user, who sees only cards in their wallets. */
export const isWalletUser = ({ accountType }: Pick<Actor, 'accountType'>): boolean => accountType === 'WALLET';

/** Owners of a record. */
export interface RecordOwner {
  companyId: string;
  merchantId: string;
  channelId: string;
}

/**
 * Returns whether a record with these owners is in an actor's data scope. For members who have only single cards, a
 * record without wallet and card is outside the scope.
 */
export const reaches = (
  { companyId, merchantIds, accountType, channelId, memberships }: Actor,
  record: RecordOwner,
): boolean =>
  accountType !== 'APPLICANT' &&
  memberships === null &&
  companyId === record.companyId &&
  (merchantIds?.includes(record.merchantId) ?? true) &&
  (accountType !== 'CHANNEL' || channelId === record.channelId);
