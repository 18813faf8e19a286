import { toMinor } from '@console/contracts';
import { aliasesOf, type Card, type CardDraft, type IssuableBin } from '@console/contracts/cards';
import { openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { type Entry, postAll } from '../../accounts/ledger/ledger.store';
import type { ChannelMode } from '../channels/channel.adapter';
import { sandboxAdapters } from '../channels/sandbox.adapter';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { insertRows } from '../../../platform/db/insert-rows';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import type { CardVault } from '../../../platform/vault/card-vault';
import type { Price } from './card-issue.rules';
import { insertCards, insertFirstEvents } from './card.store';
import { issueEntryOf } from './issue-entry.actions';

/** A batch that passed every rule and only has to be written. */
export interface Batch {
  id: string;
  batchNo: string;
  draft: CardDraft;
  bin: IssuableBin;
  channelId: string;
  mode: ChannelMode;
  payer: { accountId: string; ledgerAccountId: string; incomeId: string };
  price: Price;
  today: string;
  /** The group or wallet that the cards spend from; left out where each has money of its own. */
  pool?: string;
}

/** A card that is to be made. */
interface Planned {
  alias: string;
  cardholderId: string | null;
}

/** A card that is written. Without an id at the channel it is pending. */
export interface NewCard extends Planned {
  id: string;
  orderId: string;
  ledgerAccountId: string;
  channelCardId: string | null;
}

type Issued = Pick<Card, 'id' | 'number' | 'createStatus'>;

/** Writes cards, orders, history and money together. Where the channel answers later, the cards stay pending. */
export async function storeBatch(batch: Batch, context: Context, vault: CardVault): Promise<Issued[]> {
  const { db, now } = context;
  const { alias, count, cardholderId = null } = batch.draft;
  await insertRows(db, 'card_batch', [batchRow(batch, context)]);
  const planned = aliasesOf(alias, count).map((one) => ({ alias: one, cardholderId }));
  const { cards, numbers } = await storeCards(batch, planned, context, vault);
  await postAll(
    db,
    cards.map((card) => issueEntry(batch, card, context)).filter(({ lines }) => lines.length > 0),
    now,
  );
  return cards.map(({ id, channelCardId }) => ({
    id,
    number: numbers.get(id) ?? '',
    createStatus: channelCardId ? 'SUCCESS' : 'PENDING',
  }));
}

/** Writes cards, orders and history of a batch, and moves no money; the numbers come by card, masked. */
export async function storeCards(
  batch: Batch,
  planned: Planned[],
  context: Context,
  vault: CardVault,
): Promise<{ cards: NewCard[]; numbers: Map<string, string> }> {
  const { db } = context;
  const cards = await newCards(batch, planned, context);
  const numbers = await drawNumbers(batch, cards, context, vault);
  await insertRows(
    db,
    'card_order',
    cards.map((card) => orderRow(batch, card, context)),
  );
  await insertFirstEvents(
    db,
    cards.map((card) => firstEvent(card, context)),
  );
  return { cards, numbers };
}

/** What of a batch is kept from the beginning. */
export const batchRow = ({ id, batchNo, draft, payer, price }: Batch, { actor, now }: Context) => ({
  id,
  company_id: actor.companyId,
  batch_no: batchNo,
  merchant_id: draft.merchantId,
  bin_id: draft.binId,
  account_id: payer.accountId,
  count: draft.count,
  deposit_minor: price.deposit,
  fee_minor: price.fee,
  currency: draft.deposit.currency,
  created_at: now,
  created_by: actor.userId,
});

async function newCards({ bin, mode }: Batch, planned: Planned[], { db, actor, now }: Context): Promise<NewCard[]> {
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

/** A channel that answers within the call is asked within it. */
export async function createAtOnce(orderId: string): Promise<string> {
  const response = await sandboxAdapters.SYNC.create(orderId);
  if (response.at !== 'done') throw new Error(`A channel that answers at once said ${response.at}.`);
  return response.channelCardId;
}

const drawsMax = 5;

/** A drawn number may be taken, even by a company that this one cannot see; then another one is drawn. */
async function drawNumbers(
  batch: Batch,
  cards: NewCard[],
  context: Context,
  vault: CardVault,
): Promise<Map<string, string>> {
  const numbers = new Map<string, string>();
  for (let draw = 0; draw < drawsMax && numbers.size < cards.length; draw += 1) {
    const open = cards.filter(({ id }) => !numbers.has(id));
    const rows = open.map((card) => ({
      ...cardRow(batch, card, context),
      ...vault.seal(card.id, vault.draw(batch.bin.bin)),
    }));
    for (const { id, bin8, last4 } of await insertCards(context.db, rows))
      numbers.set(String(id), maskedNumber(String(bin8), String(last4)));
  }
  if (numbers.size < cards.length) throw new Error(`The BIN ${batch.bin.bin} has no free numbers left.`);
  return numbers;
}

const cardRow = (
  batch: Batch,
  { id, alias, cardholderId, ledgerAccountId, channelCardId }: NewCard,
  { actor, now }: Context,
) => ({
  id,
  company_id: actor.companyId,
  merchant_id: batch.draft.merchantId,
  batch_id: batch.id,
  bin_id: batch.draft.binId,
  channel_id: batch.channelId,
  channel_card_id: channelCardId,
  cardholder_id: cardholderId,
  ledger_account_id: ledgerAccountId,
  alias,
  currency: batch.bin.currency,
  funding_mode: batch.pool ? 'SHARE' : 'RECHARGE',
  share_group_id: batch.pool?.startsWith('group_') ? batch.pool : null,
  wallet_id: batch.pool?.startsWith('wallet_') ? batch.pool : null,
  limit_minor: batch.draft.limit ? toMinor(batch.draft.limit.amount, batch.bin.currency) : null,
  limit_period: batch.draft.limit ? batch.draft.limitPeriod : null,
  valid_from: batch.today,
  valid_to: batch.draft.validTo,
  create_status: channelCardId ? 'SUCCESS' : 'PENDING',
  status: channelCardId ? 'ACTIVE' : null,
  created_at: now,
  created_by: actor.userId,
  updated_at: now,
  updated_by: actor.userId,
});

/** The order to the channel, settled already where it answered at once. */
export function orderRow(
  { mode }: Pick<Batch, 'mode'>,
  { id, orderId, channelCardId }: Pick<NewCard, 'id' | 'orderId' | 'channelCardId'>,
  { actor, now }: Context,
) {
  const waitMs = sandboxAdapters[mode].firstLookMs(orderId) ?? 0;
  return {
    id: orderId,
    company_id: actor.companyId,
    card_id: id,
    type: 'CREATE',
    state: channelCardId ? 'SUCCESS' : 'WAITING',
    channel_ref: channelCardId,
    attempts: channelCardId ? 1 : 0,
    due_at: new Date(now.getTime() + waitMs),
    created_at: now,
    finished_at: channelCardId ? now : null,
  };
}

const firstEvent = ({ id, orderId, channelCardId }: NewCard, { actor, now }: Context) => ({
  card_id: id,
  seq: 1,
  company_id: actor.companyId,
  from_state: null,
  to_state: channelCardId ? 'ACTIVE' : 'PENDING',
  by: 'CONSOLE',
  actor: actor.nickname,
  actor_id: actor.userId,
  order_id: orderId,
  at: now,
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
