import { happen, topUp } from './happen';
import { plansOf } from './plans';
import { feeRows, holdRow, transactionRow } from './purchase-rows';
import { openPurse } from './purse';
import type { Scene, Stage } from './scene';
import { force, tryPurchase } from './try-purchase';
import { endOf, usableFrom, type UsedCard } from './used-card';

/**
 * Plays the purchase attempts of a card and their later events in chronological order, up to its cancellation or now.
 */
export function playCard(stage: Stage, card: UsedCard): void {
  const { chapter, now } = stage;
  const purse = openPurse(stage.books, card, chapter ? 0n : card.batch.deposit);
  const scene: Scene = { ...stage, card, purse, lives: [], agenda: [] };
  const from = usableFrom(card);
  if (chapter && card.batch.bin.usage === 'SINGLE_USE') topUp(scene, card.batch.deposit, from);
  const end = endOf(card);
  for (const plan of plansOf(stage.random, card, now)) {
    if (end !== null && plan.at >= end) finish(scene, end);
    catchUp(scene, plan.at);
    tryPurchase(scene, plan);
  }
  if (end !== null) finish(scene, end);
  catchUp(scene, now);
  if (card.isOverdrawn) force(scene);
  const ended = card.story.state === 'CANCELLED' ? (card.story.events.at(-1)?.at ?? now) : null;
  if (chapter)
    purse.settle({ ...chapter, from: new Date(card.batch.at.getTime() - 60_000), emptiedAt: ended ?? now, to: now });
  else if (ended) purse.sweep(ended);
  purse.close();
  for (const live of scene.lives) {
    stage.rows.transactions.push(transactionRow(live, now));
    stage.rows.fees.push(...feeRows(live));
    if (live.hold) stage.rows.holds.push(holdRow(live, live.hold));
  }
}

function catchUp(scene: Scene, until: Date): void {
  for (let due = scene.agenda.at(-1); due && due.at <= until; due = scene.agenda.at(-1)) {
    scene.agenda.pop();
    happen(scene, due.live, due);
  }
}

/** Reverses all open purchases before a card is cancelled; afterwards only refunds and chargebacks happen. */
function finish(scene: Scene, end: Date): void {
  const eve = new Date(end.getTime() - 1_000);
  catchUp(scene, eve);
  for (const live of scene.lives) happen(scene, live, { at: eve, event: { kind: 'REVERSE', amount: null } });
  scene.agenda = scene.agenda.filter(({ event }) => event.kind === 'REFUND' || event.kind === 'CHARGEBACK');
}
