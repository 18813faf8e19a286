import type { Ctx } from '../../../platform/context';
import { bookEvent } from './book-event.actions';
import type { CardFacts } from './card-facts.query';
import { findFeeSet } from './fee.query';
import { findByEvent } from './purchase-event.store';
import { findByChannelRef, findByCode } from './purchase.query';
import { beginPurchase, type Sale } from './purchase.store';

interface Sent {
  sale: Sale;
  externalId: string;
  authorizationCode: string | null;
}

/**
 * Books a clearing on its purchase, found by the channel reference or by code and amount. If none is found, books it as
 * a separate purchase.
 */
export async function collect(ctx: Ctx, card: CardFacts, sent: Sent): Promise<string> {
  const { sale, externalId } = sent;
  const current = await findByEvent(ctx.db, card.channelId, externalId);
  if (current !== null) return current;
  const event = { kind: 'CLEAR', amount: sale.billed, isFinal: true } as const;
  const match = await matchOf(ctx, card, sent);
  if (match !== null) {
    await bookEvent(ctx, match, { event, externalId, unrounded: sale.unrounded });
    return match;
  }
  const { id: feeId } = await findFeeSet(ctx.db, card);
  const txnId = await beginPurchase(ctx, card, sale, {
    type: 'PURCHASE',
    phase: 'FORCE_POSTED',
    authorized: 0n,
    feeId,
    declined: null,
    trace: [],
  });
  await bookEvent(ctx, txnId, { event, externalId, kind: 'FORCE_POST', unrounded: sale.unrounded });
  return txnId;
}

/** A clearing never matches a declined purchase by reference. */
async function matchOf({ db }: Ctx, card: CardFacts, { sale, authorizationCode }: Sent): Promise<string | null> {
  const byRef = await findByChannelRef(db, card.channelId, sale.channelRef);
  if (byRef && byRef.phase !== 'DECLINED') return byRef.id;
  return findByCode(db, card.id, { code: authorizationCode, billed: sale.billed });
}
