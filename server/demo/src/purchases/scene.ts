import type { Books } from '../issuing/books';
import type { DemoFees } from '../issuing/fees';
import type { Random } from '../issuing/random';
import type { FollowUp } from './follow-ups';
import type { Live, PurchaseRows } from './purchase-rows';
import type { Purse } from './purse';
import type { UsedCard } from './used-card';

/** State that all purchases of the demo share. */
export interface Stage {
  random: Random;
  books: Books;
  now: Date;
  feesOf: (key: { companyId: string; binId: string; day: string }) => DemoFees | null;
  rows: PurchaseRows;
  /** Set if the card is already funded: spent money is then added first, and the remaining money is withdrawn again. */
  chapter: { accountId: string } | null;
}

/** One card with its purchases so far. */
export interface Scene extends Stage {
  card: UsedCard;
  purse: Purse;
  /** Purchases in the order of their attempts. */
  lives: Live[];
  /** Later events, the next one last. */
  agenda: Due[];
}

interface Due {
  at: Date;
  live: Live;
  event: FollowUp['event'];
}

/** Adds the later events of a purchase to the agenda. */
export function expect(scene: Scene, live: Live, followUps: FollowUp[]): void {
  const dues = followUps.map(({ afterMs, event }) => ({ live, event, at: new Date(live.at.getTime() + afterMs) }));
  scene.agenda.push(...dues.filter(({ at }) => at <= scene.now));
  scene.agenda.sort((a, b) => b.at.getTime() - a.at.getTime());
}
