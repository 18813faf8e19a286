import { openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { type Entry, post } from '../../accounts/ledger/ledger.store';
import { type PostingAccounts, linesOf, type PostingEvent } from '../../accounts/ledger/posting.rules';
import type { Ctx } from '../../../platform/context';
import { storeExecution } from '../../../platform/reviews/review.store';
import { transitionCard } from '../cards/card.store';
import { assertTransition, type Figures } from './cancel.rules';
import { type CancelRequest, endRequest } from './cancel-request.store';
import { lockPurse } from './purse.query';
import { findAllocator } from '../pools/pool-paying.query';
import { insertItem } from '../reconciliations/recon-item.store';

interface Ending extends Figures {
  /** Balance that is returned to the merchant. */
  as: bigint;
}

/**
 * Returns the remaining balance and ends the card; a difference with the channel is booked or left for reconciliation.
 */
export async function endCard(ctx: Ctx, request: CancelRequest, { ledger, channel, as }: Ending): Promise<void> {
  const { db, now } = ctx;
  const { cardId, reviewId } = request;
  const { ledgerId } = await lockPurse(db, cardId);
  const accounts = await accountsOf(ctx, request, ledgerId);
  if (as !== ledger) {
    const event = as > ledger ? 'MISMATCH_RAISED' : 'MISMATCH_LOWERED';
    const principal = as > ledger ? as - ledger : ledger - as;
    await transfer(ctx, request, { event, accounts, principal, source: ['CANCEL_REQUEST', reviewId] });
  } else if (channel !== ledger) await writeDown(ctx, request, { ledger, channel });
  const event = accounts.GROUP_POOL === undefined ? 'CARD_SWEPT' : 'CARD_COLLECTED';
  if (as !== 0n) await transfer(ctx, request, { event, accounts, principal: as, source: ['CARD', cardId] });

  const after = await lockPurse(db, cardId);
  if (after.ledger !== 0n || after.held !== 0n) throw new Error(`The card ${cardId} cannot be closed with a balance.`);
  assertTransition({ from: request.cancelState, to: 'DONE', origin: ctx.origin });
  await transitionCard(ctx, {
    cardId,
    from: 'CANCEL_REVIEW',
    to: 'CANCELLED',
    stored: { status: 'CANCELLED', block: null, cancelState: 'DONE' },
    reason: request.reason,
  });
  await storeExecution(db, reviewId, { at: 'DONE' });
  await endRequest(db, reviewId, now);
}

async function accountsOf(
  { db, companyId, now }: Ctx,
  { cardId, merchantId, currency }: CancelRequest,
  cardLedger: string,
): Promise<PostingAccounts> {
  const key = (ownerId: string, code: 'MERCHANT_AVAILABLE' | 'SUSPENSE_MISMATCH') => ({
    companyId,
    ownerId,
    code,
    currency,
  });
  const [home, suspense] = await openLedgerAccounts(
    db,
    [key(merchantId, 'MERCHANT_AVAILABLE'), key(companyId, 'SUSPENSE_MISMATCH')],
    now,
  );
  if (home === undefined || suspense === undefined) throw new Error(`The merchant ${merchantId} has no account.`);
  return {
    CARD_BALANCE: cardLedger,
    TARGET: cardLedger,
    MERCHANT_AVAILABLE: home,
    SUSPENSE_MISMATCH: suspense,
    GROUP_POOL: await findAllocator(db, cardId),
  };
}

interface Transfer {
  event: PostingEvent;
  accounts: PostingAccounts;
  principal: bigint;
  source: [type: string, id: string];
}

async function transfer(
  { db, companyId, now, by }: Ctx,
  { currency }: CancelRequest,
  { event, accounts, principal, source: [sourceType, sourceId] }: Transfer,
): Promise<void> {
  const entry: Entry = {
    companyId,
    eventType: event,
    sourceType,
    sourceId,
    occurredAt: now,
    createdBy: by.id,
    lines: linesOf(event, accounts, { principal, currency }),
  };
  await post(db, entry, now);
}

/** The merchant gets the balance in our ledger; the difference from the channel stays open for reconciliation. */
const writeDown = (ctx: Ctx, { cardId, reviewId, currency }: CancelRequest, { ledger, channel }: Figures) =>
  insertItem(ctx, { cardId, ref: reviewId, currency, ledger, channel });
