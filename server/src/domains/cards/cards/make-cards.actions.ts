import { aliasesOf, type Card } from '@console/contracts/cards';
import { openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { type Entry, postAll } from '../../accounts/ledger/ledger.store';
import { insertBatch } from '../card-batches/card-batch.store';
import { insertCreateOrders } from '../channels/order.store';
import { sandboxAdapters } from '../channels/sandbox.adapter';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import type { CardVault } from '../../../platform/vault/card-vault';
import type { Batch, NewCard, PlannedCard } from './issue-card.rules';
import { insertCards, insertFirstEvents } from './card.store';
import { issueEntryOf } from './issue-entry.actions';

type Issued = Pick<Card, 'id' | 'number' | 'createStatus'>;

/** Writes cards, orders, history and ledger entries. At an asynchronous channel the cards are in state CREATING. */
export async function makeBatch(batch: Batch, context: Context, vault: CardVault): Promise<Issued[]> {
  const { alias, count, cardholderId = null } = batch.draft;
  await insertBatch(context, batch);
  const planned = aliasesOf(alias, count).map((one) => ({ alias: one, cardholderId }));
  const { cards, numbers } = await makeCards(batch, planned, context, vault);
  const entries = cards.map((card) => issueEntry(batch, card, context)).filter(({ lines }) => lines.length > 0);
  await postAll(context.db, entries, context.now);
  return cards.map(({ id, channelCardId }) => ({
    id,
    number: numbers.get(id) ?? '',
    createStatus: channelCardId ? 'SUCCESS' : 'CREATING',
  }));
}

/** Writes cards, orders and history of a batch without money; returns the masked numbers by card. */
export async function makeCards(
  batch: Batch,
  planned: PlannedCard[],
  context: Context,
  vault: CardVault,
): Promise<{ cards: NewCard[]; numbers: Map<string, string> }> {
  const cards = await newCards(batch, planned, context);
  const numbers = await drawNumbers(batch, cards, context, vault);
  const orders = cards.map(({ id, ...card }) => orderOf(batch, { ...card, cardId: id }, context));
  await insertCreateOrders(context, orders);
  await insertFirstEvents(context, cards);
  return { cards, numbers };
}

async function newCards({ bin, mode }: Batch, planned: PlannedCard[], { db, actor, now }: Context): Promise<NewCard[]> {
  const cards = planned.map((one) => ({ ...one, id: newId('card'), orderId: newId('order') }));
  const keys = cards.map(
    ({ id }) => ({ companyId: actor.companyId, ownerId: id, code: 'CARD_BALANCE', currency: bin.currency }) as const,
  );
  const accounts = await openLedgerAccounts(db, keys, now);
  return Promise.all(
    cards.map(async (card, index) => ({
      ...card,
      ledgerAccountId: accounts[index] ?? '',
      channelCardId: mode === 'SYNC' ? await createAtOnce(card.orderId) : null,
    })),
  );
}

/** Creates a card at a synchronous channel. */
export async function createAtOnce(orderId: string): Promise<string> {
  const response = await sandboxAdapters.SYNC.create(orderId);
  if (response.at !== 'done') throw new Error(`A synchronous channel returned ${response.at}.`);
  return response.channelCardId;
}

const drawsMax = 5;

/**
 * Draws numbers until each card has one that is not taken; a company whose cards this one cannot see may have the
 * number.
 */
async function drawNumbers(
  batch: Batch,
  cards: NewCard[],
  context: Context,
  vault: CardVault,
): Promise<Map<string, string>> {
  const numbers = new Map<string, string>();
  for (let draw = 0; draw < drawsMax && numbers.size < cards.length; draw += 1) {
    const open = cards.filter(({ id }) => !numbers.has(id));
    const drawn = open.map((card) => ({ ...card, sealed: vault.seal(card.id, vault.draw(batch.bin.bin)) }));
    for (const { id, bin8, last4 } of await insertCards(context, batch, drawn))
      numbers.set(id, maskedNumber(bin8, last4));
  }
  if (numbers.size < cards.length) throw new Error(`The BIN ${batch.bin.bin} has no free numbers left.`);
  return numbers;
}

/** Order to the channel; already settled if the channel answered immediately. */
export const orderOf = (
  { mode }: Pick<Batch, 'mode'>,
  { orderId, cardId, channelCardId }: Pick<NewCard, 'orderId' | 'channelCardId'> & { cardId: string },
  { now }: Pick<Context, 'now'>,
) => ({
  id: orderId,
  cardId,
  channelCardId,
  dueAt: new Date(now.getTime() + (sandboxAdapters[mode].firstLookMs(orderId) ?? 0)),
});

const issueEntry = ({ bin, payer, price }: Batch, card: NewCard, { actor, now }: Context): Entry =>
  issueEntryOf({
    companyId: actor.companyId,
    payerId: payer.ledgerAccountId,
    incomeId: payer.incomeId,
    cardId: card.id,
    cardLedgerId: card.ledgerAccountId,
    currency: bin.currency,
    ...price,
    by: actor.userId,
    now,
  });
