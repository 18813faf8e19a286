import { type FieldIssue, fromMinor, type Money, moneyOf, toMinor } from '@console/contracts';
import type { ChannelMode } from '../channels/channel.adapter';
import { type CardDraft, checkCardDraft, type IssuableBin, type MerchantOption } from '@console/contracts/cards';

/** Current records that a draft refers to. */
export interface IssueFacts {
  bin: IssuableBin;
  mayIssue: boolean;
  merchant: Pick<MerchantOption, 'id'>;
  account: { merchantId: string; currency: string; status: string };
  holder: { merchantId: string; mayHold: boolean } | null;
  today: string;
}

const issue = (field: string, code: string, params: Record<string, string> = {}): FieldIssue => ({
  field,
  code,
  params,
});

/** Issues of a draft next to their fields, without the balance. */
export function checkIssue(
  draft: CardDraft,
  { bin, mayIssue, merchant, account, holder, today }: IssueFacts,
): FieldIssue[] {
  const pays = account.merchantId === merchant.id && account.currency === bin.currency && account.status === 'NORMAL';
  const holds = holder === null || (holder.merchantId === merchant.id && holder.mayHold);
  return [
    ...(mayIssue ? [] : [issue('binId', 'BIN_NOT_ISSUABLE')]),
    ...(pays ? [] : [issue('accountId', 'ACCOUNT_NOT_USABLE', { currency: bin.currency })]),
    ...(holds ? [] : [issue('cardholderId', 'HOLDER_NOT_USABLE')]),
    ...checkCardDraft(draft, bin, today),
  ];
}

/** Price of a draft, in minor units. */
export interface Price {
  /** Per card. */
  deposit: bigint;
  fee: bigint;
  /** Sum for all cards. */
  deposits: bigint;
  total: bigint;
}

/** Checked batch, ready to be stored. */
export interface Batch {
  id: string;
  batchNo: string;
  draft: CardDraft;
  bin: IssuableBin;
  channelId: string;
  mode: ChannelMode;
  payer: { accountId: string; ledgerAccountId: string; incomeId: string };
  price: Price;
  today: string;
  /** Group or wallet that pays for the cards; undefined for cards with their own balance. */
  pool?: string;
}

/** Card to create. */
export interface PlannedCard {
  alias: string;
  cardholderId: string | null;
}

/** Created card; pending if it has no id at the channel. */
export interface NewCard extends PlannedCard {
  id: string;
  orderId: string;
  ledgerAccountId: string;
  channelCardId: string | null;
}

export function priceOf(deposit: Money, count: number, { issueFee, currency }: IssuableBin): Price {
  const each = toMinor(deposit.amount, currency) ?? 0n;
  const fee = toMinor(issueFee.amount, currency) ?? 0n;
  const deposits = each * BigInt(count);
  return { deposit: each, fee, deposits, total: deposits + fee * BigInt(count) };
}

/** Price with a deposit per card. */
export function withDeposits({ deposit, fee }: Price, each: readonly bigint[]): Price {
  const deposits = each.reduce((sum, one) => sum + one, 0n);
  return { deposit, fee, deposits, total: deposits + fee * BigInt(each.length) };
}

/** Price as money values for the preview. */
export const shownPrice = ({ deposits, fee, total }: Price, count: number, currency: Money['currency']) => ({
  issueFee: moneyOf(fee, currency),
  feeTotal: moneyOf(fee * BigInt(count), currency),
  depositTotal: moneyOf(deposits, currency),
  total: moneyOf(total, currency),
});

export const checkFunds = (total: bigint, available: bigint, currency: Money['currency']): FieldIssue[] =>
  total <= available
    ? []
    : [
        issue('deposit', 'EXCEEDS_BALANCE', {
          required: fromMinor(total, currency),
          available: fromMinor(available, currency),
          currency,
        }),
      ];
