import { codes, type Money, toMinor } from '@console/contracts';
import type { CardDetail } from '@console/contracts/cards';
import { sql } from 'drizzle-orm';
import { post } from '../../accounts/ledger/ledger.repo';
import { linesOf } from '../../accounts/ledger/posting.rules';
import type { Context } from '../../context';
import { newId } from '../../ids';
import { insertRows } from '../../insert-rows';
import { Refusal } from '../../refusal';
import { moneyObstacleOf } from './card-bulk.rules';
import { lockCard, readCardDetail } from './card.repo';

interface Move {
  id: string;
  /** Null where the card is taken as it is found. */
  version: number | null;
  amount: Money;
}

const events = { TOPUP: 'CARD_TOPPED_UP', WITHDRAW: 'CARD_WITHDRAWN' } as const;

/** Between a card and the account of its merchant. Order, entry and audit line come together or not at all. */
export async function moveCardMoney(deed: 'TOPUP' | 'WITHDRAW', move: Move, context: Context): Promise<void> {
  const { db, actor, now } = context;
  const { amount } = move;
  await lockCard(context, move.id);
  const { card, updatedBy } = await readCardDetail(context, move.id);
  if (move.version !== null && card.version !== move.version)
    throw new Refusal(codes.versionConflict, { data: { current: card, updatedBy, updatedAt: card.updatedAt } });
  const reason = moneyObstacleOf(deed, card, amount.currency);
  if (reason !== null)
    throw new Refusal(codes.transition, { data: { from: card.state, to: card.state, allowed: [], reason } });
  const principal = toMinor(amount.amount, amount.currency);
  if (principal === null || principal <= 0n) throw new Refusal(codes.invalid);
  const { cardLedgerId, accountLedgerId } = await partiesOf(card, context);
  const orderId = newId('order');
  await insertRows(db, 'card_order', [orderRow(deed, { orderId, cardId: card.id }, context)]);
  await post(
    db,
    {
      companyId: actor.companyId,
      eventType: events[deed],
      sourceType: 'CARD_ORDER',
      sourceId: orderId,
      occurredAt: now,
      createdBy: actor.userId,
      lines: linesOf(
        events[deed],
        { MERCHANT_AVAILABLE: accountLedgerId, CARD_BALANCE: cardLedgerId },
        { principal, currency: amount.currency },
      ),
    },
    now,
  );
  await context.audit(auditOf(deed, card, { amount, orderId }));
}

const auditOf = (deed: string, card: CardDetail, { amount, orderId }: { amount: Money; orderId: string }) => ({
  objectType: 'card',
  objectId: card.id,
  objectLabel: `${card.alias} ${card.number.slice(-4)}`,
  after: { deed, amount, orderId },
});

/** Both ends of the move; the account is the one of the card's merchant in the card's currency. */
async function partiesOf(
  { id, merchant, currency }: CardDetail,
  { db }: Context,
): Promise<{ cardLedgerId: string; accountLedgerId: string }> {
  const { rows } = await db.execute<{ card_ledger: string; account_ledger: string | null }>(sql`
    select c.ledger_account_id as card_ledger, a.ledger_account_id as account_ledger from card c
    left join account a on a.merchant_id = ${merchant.id} and a.currency = ${currency} and a.status = 'NORMAL'
    where c.id = ${id}`);
  const [row] = rows;
  if (!row?.account_ledger) throw new Refusal(codes.transition, { data: { reason: 'ACCOUNT_NOT_USABLE' } });
  return { cardLedgerId: row.card_ledger, accountLedgerId: row.account_ledger };
}

const orderRow = (type: string, { orderId, cardId }: { orderId: string; cardId: string }, { actor, now }: Context) => ({
  id: orderId,
  company_id: actor.companyId,
  card_id: cardId,
  type,
  state: 'SUCCESS',
  attempts: 1,
  due_at: now,
  created_at: now,
  finished_at: now,
});
