import type { FieldIssue } from '../issues';
import { fromMinor, toMinor } from '../money';
import type { LimitItemDraft } from './limit-item';
import type { LimitRuleDraft } from './limit-rule';
import type { LimitMerchantDraft, LimitMerchantItem } from './limit-rule-merchant';
import './messages';

const issue = (field: string, code: string, params: Record<string, string> = {}): FieldIssue => ({
  field,
  code,
  params,
});

export const measuresAmount = (kind: LimitItemDraft['kind'] | undefined): boolean =>
  kind === 'AMOUNT' || kind === 'AMOUNT_AND_COUNT';
export const measuresCount = (kind: LimitItemDraft['kind'] | undefined): boolean =>
  kind === 'COUNT' || kind === 'AMOUNT_AND_COUNT' || kind === 'DECLINE_STREAK';

/** Splits a text of comma-separated codes. */
export const mccsOf = (text: string): string[] => text.split(',').flatMap((code) => code.trim() || []);

/** Splits a text into names and numbers, one per line. */
export const shopsOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

type Item = Partial<LimitItemDraft>;
type Currency = LimitRuleDraft['currency'];

/** Validates one item across fields. Form and server run the same function. */
export const checkLimitItem = (item: Item, currency: Currency): FieldIssue[] => [
  ...(item.kind === undefined || item.kind === 'BLOCK' ? [] : checkPeriod(item)),
  ...(measuresAmount(item.kind) ? checkAmount(item, currency) : []),
  ...(measuresCount(item.kind) && item.maxCount === undefined ? [issue('maxCount', 'REQUIRED')] : []),
  ...(item.txnKinds?.length === 0 ? [issue('txnKinds', 'REQUIRED')] : []),
  ...checkShops(item),
  ...checkNames(item),
];

/**
 * A count needs a window, because a single purchase always counts one. The window for consecutive declines must end;
 * otherwise a blocked card could never pay again.
 */
function checkPeriod({ kind, period }: Item) {
  if (period === undefined) return [issue('period', 'REQUIRED')];
  if (kind === 'DECLINE_STREAK' && period === 'LIFETIME') return [issue('period', 'LIMIT_STREAK')];
  return measuresCount(kind) && period === 'PER_TXN' ? [issue('period', 'LIMIT_WINDOW')] : [];
}

function checkAmount({ maxAmount }: Item, currency: Currency) {
  if (currency === undefined) return [issue('maxAmount', 'LIMIT_CURRENCY')];
  if (maxAmount === undefined) return [issue('maxAmount', 'REQUIRED')];
  const minor = toMinor(maxAmount, currency);
  return minor !== null && minor > 0n ? [] : [issue('maxAmount', 'AMOUNT', { currency })];
}

const isAll = (mode: string | undefined): boolean => mode === 'ANY';

/**
 * Requires a list if the match mode needs one. A block needs at least one criterion; otherwise it would block every
 * purchase.
 */
function checkShops({ kind, mccMode, mccs, countryMode, countries, shopMode, region, presence }: Item) {
  const namesNone = [mccMode, countryMode, shopMode, region, presence].every(isAll);
  return [
    ...(mccMode !== undefined && mccMode !== 'ANY' && !mccs ? [issue('mccs', 'REQUIRED')] : []),
    ...(countryMode !== undefined && countryMode !== 'ANY' && !countries?.length
      ? [issue('countries', 'REQUIRED')]
      : []),
    ...(kind === 'BLOCK' && namesNone ? [issue('mccMode', 'LIMIT_NAMES_SHOPS')] : []),
  ];
}

const namesMax = 20;
const nameMax = 60;

/**
 * Validates the names of card acceptors. A name that consists only of wildcards (`*`) is refused, because it would
 * match all of them.
 */
function checkNames({ shopMode, shops = '' }: Item) {
  if (shopMode === undefined || isAll(shopMode)) return [];
  const names = shopsOf(shops);
  if (names.length === 0) return [issue('shops', 'REQUIRED')];
  if (names.length > namesMax) return [issue('shops', 'LIMIT_SHOPS_MAX', { max: String(namesMax) })];
  const long = names.find((name) => [...name].length > nameMax);
  if (long !== undefined) return [issue('shops', 'LIMIT_SHOP_LENGTH', { max: String(nameMax) })];
  return names.some((name) => /^\**$/.test(name)) ? [issue('shops', 'LIMIT_SHOP_STAR')] : [];
}

/** Validates a rule across fields. An issue of an item is reported with its path, such as `items.0.maxAmount`. */
export const checkLimitRule = ({ from, to, currency, items }: Partial<LimitRuleDraft>): FieldIssue[] => [
  ...(from !== undefined && to !== undefined && to < from ? [issue('to', 'DAY_ORDER')] : []),
  ...(items ?? []).flatMap((item, index) =>
    checkLimitItem(item, currency).map((wrong) => ({ ...wrong, field: `items.${index}.${wrong.field}` })),
  ),
];

interface Maxima {
  id: string;
  kind: LimitItemDraft['kind'];
  maxAmount?: string | undefined;
  maxCount?: number | undefined;
}

/** Returns the name of the form field for one measure of an item: amount or count. */
export const ownFieldOf = (itemId: string, measure: 'amount' | 'count'): string => `${itemId}:${measure}`;

export const merchantDraftOf = (items: LimitMerchantItem[]): LimitMerchantDraft =>
  Object.fromEntries(
    items.flatMap(({ itemId, maxAmount, maxCount }) => [
      ...(maxAmount === undefined ? [] : [[ownFieldOf(itemId, 'amount'), maxAmount]]),
      ...(maxCount === undefined ? [] : [[ownFieldOf(itemId, 'count'), String(maxCount)]]),
    ]),
  );

/** Converts form input to items; items with empty fields are omitted. */
export const merchantItemsOf = (draft: LimitMerchantDraft, itemIds: readonly string[]): LimitMerchantItem[] =>
  itemIds.flatMap((itemId) => {
    const [amount, count] = [draft[ownFieldOf(itemId, 'amount')], draft[ownFieldOf(itemId, 'count')]];
    return amount || count
      ? [{ itemId, ...(amount && { maxAmount: amount }), ...(count && { maxCount: Number(count) }) }]
      : [];
  });

/** Validates merchant-specific limits: a merchant can only tighten a limit. Field names are those of the form. */
export function checkLimitMerchant(own: LimitMerchantItem[], items: Maxima[], currency: string | null): FieldIssue[] {
  return own.flatMap((mine) => {
    const item = items.find(({ id }) => id === mine.itemId);
    if (!item) return [issue(mine.itemId, 'LIMIT_ITEM')];
    return [...checkOwnAmount(mine, item, currency), ...checkOwnCount(mine, item)];
  });
}

function checkOwnAmount({ itemId, maxAmount }: LimitMerchantItem, item: Maxima, currency: string | null) {
  if (maxAmount === undefined) return [];
  const field = ownFieldOf(itemId, 'amount');
  const most = currency !== null && item.maxAmount !== undefined ? toMinor(item.maxAmount, currency) : null;
  if (currency === null || most === null || !measuresAmount(item.kind)) return [issue(field, 'LIMIT_ITEM')];
  const minor = toMinor(maxAmount, currency);
  if (minor === null || minor <= 0n) return [issue(field, 'AMOUNT', { currency })];
  return minor <= most ? [] : [issue(field, 'MAX_AMOUNT', { max: fromMinor(most, currency), currency })];
}

function checkOwnCount({ itemId, maxCount }: LimitMerchantItem, item: Maxima) {
  if (maxCount === undefined) return [];
  const field = ownFieldOf(itemId, 'count');
  if (item.maxCount === undefined) return [issue(field, 'LIMIT_ITEM')];
  const isRight = Number.isInteger(maxCount) && maxCount >= 1 && maxCount <= item.maxCount;
  return isRight ? [] : [issue(field, 'CARD_COUNT', { max: String(item.maxCount) })];
}
