import { playCard } from './play';
import { into, type Written } from '../rows';
import type { PurchaseRows } from './purchase-rows';
import type { Stage } from './scene';
import { sharesOf } from './shares';
import type { IdleCard } from './used-card';

/** Number of cards with a negative final balance. */
const overdrawnCount = 3;

/** Plays `count` purchases with the cards. Their bookings stay in the books in memory until these are written. */
export function playPurchases(stage: Stage, cards: IdleCard[], count: number): void {
  const shares = sharesOf(stage.random, cards, { count, now: stage.now });
  const lively = cards.filter(({ story }, index) => story.state === 'ACTIVE' && (shares[index] ?? 0) > 4);
  const overdrawn = new Set(lively.slice(0, overdrawnCount));
  for (const [index, card] of cards.entries())
    playCard(stage, { ...card, count: shares[index] ?? 0, isOverdrawn: overdrawn.has(card) });
}

/** Tables of purchases in the order of their foreign keys; cards and ledger must be written before. */
export const purchaseTables = (rows: PurchaseRows): Written[] => [
  into('card_order', rows.orders),
  into('card_transaction', rows.transactions),
  into('card_transaction_event', rows.events),
  into('card_fee_line', rows.fees),
  into('ledger_hold', rows.holds),
  into('ledger_hold_event', rows.holdEvents),
];
