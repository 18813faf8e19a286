import type { ListQuery, Money, Operation } from '@console/contracts';
import {
  type BulkDeed,
  type Card,
  cancelCards,
  cardFilter,
  type CardSelection,
  freezeCards,
  topUpCards,
  unfreezeCards,
  withdrawCards,
} from '@console/contracts/cards';
import type { Job } from '@console/contracts/jobs';
import type { ChosenRows } from '@console/screens';
import type { ButtonProps } from '@console/ui';

/** What the dialog collects; which parts a deed needs is up to its contract. */
export interface BulkDraft {
  selection: CardSelection;
  reason?: string | undefined;
  note?: string | undefined;
  amount?: Money | undefined;
}

interface BulkSpec {
  operation: Operation<BulkDraft, Job>;
  permission: string;
  icon: NonNullable<ButtonProps['icon']>;
  /** Where a reason is asked for, its dictionary; else an amount is. */
  dict?: 'freeze_reason' | 'unfreeze_reason' | 'cancel_reason';
}

export const bulkSpecs: Record<BulkDeed, BulkSpec> = {
  FREEZE: { operation: freezeCards, permission: 'cards.card.freeze', icon: 'lock', dict: 'freeze_reason' },
  UNFREEZE: { operation: unfreezeCards, permission: 'cards.card.unfreeze', icon: 'unlock', dict: 'unfreeze_reason' },
  CANCEL: { operation: cancelCards, permission: 'cards.card.cancel', icon: 'close', dict: 'cancel_reason' },
  TOPUP: { operation: topUpCards, permission: 'cards.card.topup', icon: 'plus' },
  WITHDRAW: { operation: withdrawCards, permission: 'cards.card.withdraw', icon: 'swap' },
};

/** Deeds in the order of their buttons. */
export const bulkOrder: readonly BulkDeed[] = ['TOPUP', 'WITHDRAW', 'UNFREEZE', 'FREEZE', 'CANCEL'];

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
