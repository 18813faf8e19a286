import type { Currency, FieldIssue, ListQuery, Money, Operation } from '@console/contracts';
import {
  type BulkAction,
  type Card,
  cancelCards,
  cardFilter,
  checkLimit,
  type CardSelection,
  freezeCards,
  limitCards,
  type limitPeriods,
  renameCards,
  topUpCards,
  unfreezeCards,
  withdrawCards,
} from '@console/contracts/cards';
import type { Job } from '@console/contracts/jobs';
import type { ChosenRows } from '@console/screens';
import type { ButtonProps } from '@console/ui';
import { reasonRules } from './card-actions.rules';

/** What the dialog collects; which parts an action needs is up to its contract. */
export interface BulkDraft {
  selection: CardSelection;
  reason?: string | undefined;
  note?: string | undefined;
  amount?: Money | undefined;
  limit?: Money | undefined;
  limitPeriod?: (typeof limitPeriods)[number] | undefined;
  alias?: string | undefined;
}

interface BulkSpec {
  operation: Operation<BulkDraft, Job>;
  permission: string;
  icon: NonNullable<ButtonProps['icon']>;
  /** What the dialog asks for beside a reason. */
  asks?: 'amount' | 'limit' | 'alias';
  /** Where a reason is requested, its dictionary. */
  dict?: 'freeze_reason' | 'unfreeze_reason' | 'cancel_reason' | 'limit_reason';
}

export const bulkSpecs: Record<BulkAction, BulkSpec> = {
  FREEZE: { operation: freezeCards, permission: 'cards.card.freeze', icon: 'lock', dict: 'freeze_reason' },
  UNFREEZE: { operation: unfreezeCards, permission: 'cards.card.unfreeze', icon: 'unlock', dict: 'unfreeze_reason' },
  CANCEL: { operation: cancelCards, permission: 'cards.card.cancel', icon: 'close', dict: 'cancel_reason' },
  TOPUP: { operation: topUpCards, permission: 'cards.card.topup', icon: 'plus', asks: 'amount' },
  WITHDRAW: { operation: withdrawCards, permission: 'cards.card.withdraw', icon: 'swap', asks: 'amount' },
  LIMIT: {
    operation: limitCards,
    permission: 'cards.card.limit',
    icon: 'sliders',
    asks: 'limit',
    dict: 'limit_reason',
  },
  RENAME: { operation: renameCards, permission: 'cards.card.update', icon: 'card', asks: 'alias' },
};

/** Actions in the order of their buttons. */
export const bulkOrder: readonly BulkAction[] = [
  'TOPUP',
  'WITHDRAW',
  'LIMIT',
  'RENAME',
  'UNFREEZE',
  'FREEZE',
  'CANCEL',
];

/** What the dialog begins with. */
export const startOf = (
  action: BulkAction,
  { selection, currency }: { selection: CardSelection; currency: Currency },
): BulkDraft => (bulkSpecs[action].asks === 'amount' ? { selection, amount: { amount: '', currency } } : { selection });

/** What the form can say by itself is wrong. */
export const bulkRules =
  (action: BulkAction) =>
  (draft: Partial<BulkDraft>): FieldIssue[] => [
    ...(draft.limit ? checkLimit(draft, { currency: draft.limit.currency }) : []),
    ...(bulkSpecs[action].dict ? reasonRules(draft) : []),
  ];

/** The choice as the server takes it: rows with the versions that were seen, or the filter and what is left out. */
export function selectionOf(
  { chosen }: Pick<ChosenRows<Card>, 'chosen'>,
  { filter, keyword }: Pick<ListQuery, 'filter' | 'keyword'>,
): CardSelection {
  if (chosen.at === 'all')
    return { matching: { filter: cardFilter.optional().parse(filter), keyword }, except: [...chosen.except] };
  return { items: [...chosen.rows.values()].map(({ id, version }) => ({ id, version })) };
}

/** The currency that most of the chosen cards have, to begin with. */
export function commonCurrency(
  { chosen }: Pick<ChosenRows<Card>, 'chosen'>,
  fallback: Card['currency'],
): Card['currency'] {
  if (chosen.at === 'all') return fallback;
  const counts = new Map<Card['currency'], number>();
  for (const { currency } of chosen.rows.values()) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? fallback;
}
