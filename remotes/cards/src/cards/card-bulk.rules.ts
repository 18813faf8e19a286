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

/** Draft of the dialog. The contract of each action defines the required fields. */
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
  /** Field of the dialog in addition to the reason. */
  asks?: 'amount' | 'limit' | 'alias';
  /** Dictionary of the reasons; undefined for actions without a reason. */
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

/** Default values of the dialog. */
export const startOf = (
  action: BulkAction,
  { selection, currency }: { selection: CardSelection; currency: Currency },
): BulkDraft => (bulkSpecs[action].asks === 'amount' ? { selection, amount: { amount: '', currency } } : { selection });

/** Validation in the form, before the server. */
export const bulkRules =
  (action: BulkAction) =>
  (draft: Partial<BulkDraft>): FieldIssue[] => [
    ...(draft.limit ? checkLimit(draft, { currency: draft.limit.currency }) : []),
    ...(bulkSpecs[action].dict ? reasonRules(draft) : []),
  ];

/** Selection as request input: rows with their shown versions, or the filter with the deselected rows. */
export function selectionOf(
  { chosen }: Pick<ChosenRows<Card>, 'chosen'>,
  { filter, keyword }: Pick<ListQuery, 'filter' | 'keyword'>,
): CardSelection {
  if (chosen.at === 'all')
    return { matching: { filter: cardFilter.optional().parse(filter), keyword }, except: [...chosen.except] };
  return { items: [...chosen.rows.values()].map(({ id, version }) => ({ id, version })) };
}

/** Most frequent currency of the selected cards, as the default. */
export function commonCurrency(
  { chosen }: Pick<ChosenRows<Card>, 'chosen'>,
  fallback: Card['currency'],
): Card['currency'] {
  if (chosen.at === 'all') return fallback;
  const counts = new Map<Card['currency'], number>();
  for (const { currency } of chosen.rows.values()) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? fallback;
}
