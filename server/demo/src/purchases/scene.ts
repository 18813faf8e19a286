import type { Books } from '../issuing/books';
import type { DemoFees } from '../issuing/fees';
import type { Random } from '../issuing/random';
import type { FollowUp } from './follow-ups';
import type { Live, PurchaseRows } from './purchase-rows';
import type { Purse } from './purse';
import type { UsedCard } from './used-card';

/** What is shared by all purchases of the demo. */
export interface Stage {
  random: Random;
  books: Books;
  now: Date;
  feesOf: (key: { companyId: string; binId: string; day: string }) => DemoFees | null;
  rows: PurchaseRows;
  /** Set where the card has its money already: what is spent is put on it first, and what is left is taken off again. */
  chapter: { accountId: string } | null;
}

/** One card and what has happened to it so far. */
export interface Scene extends Stage {
  card: UsedCard;
  purse: Purse;
  /** In the order in which they were made. */
  lives: Live[];
  /** What is to happen later, the next one last. */
  agenda: Due[];
}

interface Due {
  at: Date;
  live: Live;
  event: FollowUp['event'];
}

/** Puts what follows into its place of the agenda. */
export function expect(scene: Scene, live: Live, followUps: FollowUp[]): void {
  const dues = followUps.map(({ afterMs, event }) => ({ live, event, at: new Date(live.at.getTime() + afterMs) }));
  scene.agenda.push(...dues.filter(({ at }) => at <= scene.now));
  scene.agenda.sort((a, b) => b.at.getTime() - a.at.getTime());
}
