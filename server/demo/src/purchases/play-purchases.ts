import { playCard } from './play';
import { into, type Written } from '../rows';
import type { PurchaseRows } from './purchase-rows';
import type { Stage } from './scene';
import { sharesOf } from './shares';
import type { IdleCard } from './used-card';

/** Cards that end below zero. */
const overdrawnCount = 3;

/** So many purchases with these cards; their movements stay in the books until those are written. */
export function playPurchases(stage: Stage, cards: IdleCard[], count: number): void {
  const shares = sharesOf(stage.random, cards, { count, now: stage.now });
  const lively = cards.filter(({ story }, index) => story.state === 'ACTIVE' && (shares[index] ?? 0) > 4);
  const overdrawn = new Set(lively.slice(0, overdrawnCount));
  for (const [index, card] of cards.entries())
    playCard(stage, { ...card, count: shares[index] ?? 0, isOverdrawn: overdrawn.has(card) });
}

/** In the order in which the tables point at each other, after cards and ledger. */
export const purchaseTables = (rows: PurchaseRows): Written[] => [
  into('card_order', rows.orders),
  into('card_transaction', rows.transactions),
  into('card_transaction_event', rows.events),
  into('card_fee_line', rows.fees),
  into('ledger_hold', rows.holds),
  into('ledger_hold_event', rows.holdEvents),
];
