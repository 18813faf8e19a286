import { cardStates } from '@console/contracts/cards';
import { z } from '@console/contracts/zod';
import { sql } from 'drizzle-orm';
import { openLedgerAccounts } from '../../accounts/ledger/ledger-account.repo';
import { post } from '../../accounts/ledger/ledger.repo';
import { linesOf } from '../../accounts/ledger/posting.rules';
import { newId } from '../../ids';
import { insertRows } from '../../insert-rows';
import type { Hand, ReviewHandler } from '../../reviews/review-kind';
import { addCardEvent } from './card-event.repo';
import { refusePending } from './card-pending.repo';

const former = z.object({
  status: z.string(),
  block_source: z.string().nullable(),
  block_reason: z.string().nullable(),
  block_note: z.string().nullable(),
  state: z.enum(cardStates),
});

/** The end of a card: what is left on it goes back to its merchant. */
export const cardCancelReview: ReviewHandler = {
  kind: 'CARD_CANCEL',
  steps: ['cards.card.cancel-review'],
  days: 14,

  lock: async ({ db, companyId }, id) => {
    const { rows } = await db.execute<{ version: number }>(sql`
      select version from card where id = ${id} and company_id = ${companyId} and deleted_at is null for update`);
    return rows[0]?.version ?? null;
  },

  approve: async (hand, { objectId: cardId, reason }) => {
    // Asked again: a purchase may have been approved before the card was blocked and booked after.
    await refusePending(hand.db, cardId);
    await sweep(hand, cardId);
    await insertRows(hand.db, 'card_order', [orderRow(hand, cardId)]);
    await hand.db.execute(sql`
      update card set status = 'CANCELLED', cancel_state = 'DONE', block_source = null, block_reason = null,
        block_note = null, version = version + 1, updated_at = ${hand.now}, updated_by = ${hand.by.id}
      where id = ${cardId}`);
    await addCardEvent(hand, { cardId, from: 'CANCEL_REVIEW', to: 'CANCELLED', reason });
    return { failure: null };
  },

  release: async (hand, { objectId: cardId, snapshot }) => {
    const before = former.parse(snapshot);
    const { rowCount } = await hand.db.execute(sql`
      update card set status = ${before.status}, block_source = ${before.block_source},
        block_reason = ${before.block_reason}, block_note = ${before.block_note}, cancel_state = 'NONE',
        version = version + 1, updated_at = ${hand.now}, updated_by = ${hand.by.id}
      where id = ${cardId} and cancel_state = 'REVIEWING'`);
    if (rowCount === 1)
      await addCardEvent(hand, { cardId, from: 'CANCEL_REVIEW', to: before.state, reason: 'CANCEL_REVIEW' });
  },
};

interface Purse extends Record<string, unknown> {
  ledger_id: string;
  merchant_id: string;
  currency: string;
  balance: string;
}

/** Whoever spends from the card at this moment holds its ledger account, so what is read here is what is left. */
async function sweep({ db, now, companyId, by }: Hand, cardId: string): Promise<void> {
  const { rows } = await db.execute<Purse>(sql`
    select la.id as ledger_id, c.merchant_id, c.currency, la.balance from card c
    join ledger_account la on la.id = c.ledger_account_id where c.id = ${cardId}`);
  const [purse] = rows;
  const principal = BigInt(purse?.balance ?? '0');
  if (!purse || principal === 0n) return;
  const { merchant_id: ownerId, currency } = purse;
  const [home] = await openLedgerAccounts(db, [{ companyId, ownerId, code: 'MERCHANT_AVAILABLE', currency }], now);
  if (home === undefined) throw new Error(`The merchant ${ownerId} has no account to sweep to.`);
  await post(
    db,
    {
      companyId,
      eventType: 'CARD_SWEPT',
      sourceType: 'CARD',
      sourceId: cardId,
      occurredAt: now,
      createdBy: by.id,
      lines: linesOf(
        'CARD_SWEPT',
        { CARD_BALANCE: purse.ledger_id, MERCHANT_AVAILABLE: home },
        { principal, currency },
      ),
    },
    now,
  );
}

const orderRow = ({ companyId, now }: Hand, cardId: string) => ({
  id: newId('order'),
  company_id: companyId,
  card_id: cardId,
  type: 'CANCEL',
  state: 'SUCCESS',
  attempts: 1,
  due_at: now,
  created_at: now,
  finished_at: now,
});
