import type { Actor } from '../context';

/** Whether somebody works for the company as a whole, and not for a part of it. */
export const seesWhole = ({ accountType, merchantIds }: Pick<Actor, 'accountType' | 'merchantIds'>): boolean =>
  accountType === 'WHITELABEL' && merchantIds === null;

/** Returns whether the user works for a channel, which processes cards of many merchants without seeing their names. */
export const isOfChannel = ({ accountType }: Pick<Actor, 'accountType'>): boolean => accountType === 'CHANNEL';

/** Returns whether the user is a wallet user, who sees only cards of their wallets. */
export const isWalletUser = ({ accountType }: Pick<Actor, 'accountType'>): boolean => accountType === 'WALLET';

/** Whose a record is. */
export interface RecordOwner {
  companyId: string;
  merchantId: string;
  channelId: string;
}

/**
 * Whether somebody may hear of a record whose owner is known. What says nothing of wallet and card is nobody's who sees
 * some cards alone.
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
