import type { FieldIssue } from '../issues';
import { fromMinor, toMinor } from '../money';
import type { LimitItemDraft } from './limit-item';
import type { LimitRuleDraft } from './limit-rule';
import type { LimitMerchantItem } from './limit-rule-merchant';

const issue = (field: string, code: string, params: Record<string, string> = {}): FieldIssue => ({
  field,
  code,
  params,
});

export const measuresAmount = (kind: LimitItemDraft['kind'] | undefined): boolean =>
  kind === 'AMOUNT' || kind === 'AMOUNT_AND_COUNT';
export const measuresCount = (kind: LimitItemDraft['kind'] | undefined): boolean =>
  kind === 'COUNT' || kind === 'AMOUNT_AND_COUNT';

/** The codes of a text with commas between. */
export const mccsOf = (text: string): string[] => text.split(',').flatMap((code) => code.trim() || []);

type Item = Partial<LimitItemDraft>;
type Currency = LimitRuleDraft['currency'];

/** Rules of one item beyond the shape of single fields. The form and the server run the same function. */
export const checkLimitItem = (item: Item, currency: Currency): FieldIssue[] => [
  ...(item.kind === undefined || item.kind === 'BLOCK' ? [] : checkPeriod(item)),
  ...(measuresAmount(item.kind) ? checkAmount(item, currency) : []),
  ...(measuresCount(item.kind) && item.maxCount === undefined ? [issue('maxCount', 'REQUIRED')] : []),
  ...checkShops(item),
];

/** A single purchase is always one: a number of them needs a window. */
function checkPeriod({ kind, period }: Item) {
  if (period === undefined) return [issue('period', 'REQUIRED')];
  return measuresCount(kind) && period === 'PER_TXN' ? [issue('period', 'LIMIT_WINDOW')] : [];
}

function checkAmount({ maxAmount }: Item, currency: Currency) {
  if (currency === undefined) return [issue('maxAmount', 'LIMIT_CURRENCY')];
  if (maxAmount === undefined) return [issue('maxAmount', 'REQUIRED')];
  const minor = toMinor(maxAmount, currency);
  return minor !== null && minor > 0n ? [] : [issue('maxAmount', 'AMOUNT', { currency })];
}

/** What is blocked must be named, else no card could pay at all. */
function checkShops({ kind, mccMode, mccs, countryMode, countries }: Item) {
  return [
    ...(mccMode !== undefined && mccMode !== 'ANY' && !mccs ? [issue('mccs', 'REQUIRED')] : []),
    ...(countryMode !== undefined && countryMode !== 'ANY' && !countries?.length
      ? [issue('countries', 'REQUIRED')]
      : []),
    ...(kind === 'BLOCK' && mccMode === 'ANY' && countryMode === 'ANY' ? [issue('mccMode', 'LIMIT_NAMES_SHOPS')] : []),
  ];
}

/** Rules of a whole rule; what is wrong with an item is said of the items. */
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

/** A merchant's own maximum is stricter than that of the rule, never looser. Fields are named by their item. */
export function checkLimitMerchant(own: LimitMerchantItem[], items: Maxima[], currency: string | null): FieldIssue[] {
  return own.flatMap((mine) => {
    const item = items.find(({ id }) => id === mine.itemId);
    if (!item) return [issue(mine.itemId, 'LIMIT_ITEM')];
    return [...checkOwnAmount(mine, item, currency), ...checkOwnCount(mine, item)];
  });
}

function checkOwnAmount({ itemId, maxAmount }: LimitMerchantItem, item: Maxima, currency: string | null) {
  if (maxAmount === undefined) return [];
  const most = currency !== null && item.maxAmount !== undefined ? toMinor(item.maxAmount, currency) : null;
  if (currency === null || most === null || !measuresAmount(item.kind)) return [issue(itemId, 'LIMIT_ITEM')];
  const minor = toMinor(maxAmount, currency);
  if (minor === null || minor <= 0n) return [issue(itemId, 'AMOUNT', { currency })];
  return minor <= most ? [] : [issue(itemId, 'MAX_AMOUNT', { max: fromMinor(most, currency), currency })];
}

function checkOwnCount({ itemId, maxCount }: LimitMerchantItem, item: Maxima) {
  if (maxCount === undefined) return [];
  if (item.maxCount === undefined) return [issue(itemId, 'LIMIT_ITEM')];
  return maxCount <= item.maxCount ? [] : [issue(itemId, 'MAX', { max: String(item.maxCount) })];
}
