import type { Actor } from '../context';

/** Whether somebody works for the company as a whole, and not for a part of it. */
export const seesWhole = ({ accountType, merchantIds }: Pick<Actor, 'accountType' | 'merchantIds'>): boolean =>
  accountType === 'WHITELABEL' && merchantIds === null;

/** Whether somebody works for a channel, which carries the cards of many merchants and is told whose they are of none. */
export const isOfChannel = ({ accountType }: Pick<Actor, 'accountType'>): boolean => accountType === 'CHANNEL';

/** Whether somebody uses wallets of a merchant and sees the cards of those alone. */
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
