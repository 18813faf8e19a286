import { type Card, noAnswer } from '@console/contracts/cards';
import type { PostingEvent } from '@console/server/domains/accounts/ledger/posting.rules';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import { cardNumberOf } from '@console/server/platform/vault/card-number.rules';
import type { CardVault } from '@console/server/platform/vault/card-vault';
import type { DemoBatch } from './batches';
import type { Books } from './books';
import type { DemoHolder } from './holders';
import type { IdleCard, UsedCard } from '../purchases/used-card';
import type { Staff } from './people';
import type { Random } from './random';
import { failureText, type Story, tellStory } from './stories';

/** Shared state for the creation of demo cards. */
export interface Workshop {
  random: Random;
  books: Books;
  vault: CardVault;
  holders: DemoHolder[];
  now: Date;
  /** Card numbers used so far, so that each card has a unique one. */
  numbers: Set<string>;
  /** States of the open cancellations that are still to be assigned to cards, by company. */
  openEnds: Record<string, Card['cancelState'][]>;
  /** Returns true if the first start writes purchases of the card. */
  isUsed: (story: Story) => boolean;
}

export interface CardRows {
  /** Cards with purchases in the first start; their money is booked with the purchases. */
  used: IdleCard[];
  /** Other usable cards, whose purchases are written after the start. */
  idle: IdleCard[];
  cards: NewRow<'card'>[];
  orders: NewRow<'card_order'>[];
  events: NewRow<'card_status_event'>[];
}

interface Made {
  id: string;
  orderId: string;
  ledgerAccountId: string;
  alias: string;
  batch: DemoBatch;
  story: Story;
}

/** Creates the cards of a batch with their orders and histories, and books their money. */
export function makeCards(shop: Workshop, batch: DemoBatch, staff: Staff): CardRows {
  const { random, books, now } = shop;
  const { companyId } = batch.merchant;
  const made = batch.aliases.map((alias): Made => {
    const id = random.id('card', batch.at);
    const ledgerAccountId = books.open(
      { companyId, ownerId: id, code: 'CARD_BALANCE', currency: batch.bin.currency },
      batch.at,
    );
    return {
      id,
      alias,
      batch,
      ledgerAccountId,
      orderId: random.id('order', batch.at),
      story: tellStory({ random, batch, staff, now, openEnds: shop.openEnds[companyId] ?? [] }),
    };
  });
  // Cards of a group or wallet have no balance of their own.
  const isUsed = made.map(({ story }) => batch.deposit > 0n && shop.isUsed(story));
  for (const [index, card] of made.entries()) bookMoney(shop, card, isUsed[index] ?? false);
  const cards = made.map((card) => cardRow(shop, card));
  const known = made.map((card, index) => ({ ...card, limit: limitOf(cards[index]) }));
  return {
    cards,
    used: known.filter((_, index) => isUsed[index]),
    idle: known.filter(
      ({ story }, index) =>
        batch.deposit > 0n && !isUsed[index] && story.state !== 'FAILED' && batch.merchant.status !== 'CLOSED',
    ),
    orders: made.map((card) => orderRow(shop, card)),
    events: made.flatMap(eventRows),
  };
}

function cardRow(
  { random, vault, holders, numbers }: Workshop,
  { id, alias, batch, story, ledgerAccountId }: Made,
): NewRow<'card'> {
  const { merchant, bin } = batch;
  const candidates = holders.filter(({ merchantId }) => merchantId === merchant.id);
  const hasHolder = bin.holderRequired || random.chance(0.7);
  const last = story.events.at(-1);
  const createStatus = createStatusOf(story.state);
  const isCreated = createStatus === 'SUCCESS';
  const isBlocked = story.blockSource !== null;
  const limit = random.chance(0.35);
  return {
    id,
    company_id: merchant.companyId,
    merchant_id: merchant.id,
    batch_id: batch.id,
    bin_id: bin.id,
    channel_id: bin.channel.id,
    channel_card_id: isCreated ? `sbx-${id.slice(-16).toLowerCase()}` : null,
    cardholder_id: hasHolder ? (candidates[random.int(0, candidates.length - 1)]?.id ?? null) : null,
    ledger_account_id: ledgerAccountId,
    ...vault.seal(id, drawNumber(random, numbers, bin.bin)),
    alias,
    currency: bin.currency,
    funding_mode: 'RECHARGE',
    share_group_id: null,
    wallet_id: null,
    limit_minor: limit ? batch.deposit * 2n : null,
    limit_period: limit ? random.pick(['DAY', 'MONTH', 'PER_TXN', 'LIFETIME']) : null,
    valid_from: story.validFrom,
    valid_to: story.validTo,
    create_status: createStatus,
    status: statusOf(story, isCreated),
    block_source: story.blockSource,
    block_reason: isBlocked ? (last?.reason ?? null) : null,
    block_note: isBlocked ? (last?.note ?? null) : null,
    cancel_state: story.cancelState,
    failure: story.state === 'FAILED' ? failureText : null,
    version: story.events.length,
    created_at: batch.at,
    created_by: batch.by.id,
    updated_at: last?.at ?? batch.at,
    updated_by: last?.actor.id ?? batch.by.id,
  };
}

const createStatusOf = (state: Story['state']): NewRow<'card'>['create_status'] =>
  state === 'CREATING' || state === 'PENDING' || state === 'FAILED' ? state : 'SUCCESS';

function statusOf({ state, blockSource }: Story, isCreated: boolean): NewRow<'card'>['status'] {
  if (!isCreated) return null;
  if (state === 'CANCELLED') return 'CANCELLED';
  return blockSource === null ? 'ACTIVE' : 'BLOCKED';
}

function drawNumber(random: Random, numbers: Set<string>, bin: string): string {
  let number = cardNumberOf(bin, () => random.int(0, 9));
  while (numbers.has(number)) number = cardNumberOf(bin, () => random.int(0, 9));
  numbers.add(number);
  return number;
}

const hourMs = 3_600_000;

/** Orders of pending cards are due between minutes and weeks after the first start, so that some are always open. */
function orderRow({ random, now }: Workshop, { id, orderId, batch, story }: Made): NewRow<'card_order'> {
  const { state, events } = story;
  const isOpen = state === 'CREATING' || state === 'PENDING';
  const openState = state === 'CREATING' ? 'WAITING' : 'PROCESSING';
  const isUnclear = isOpen && batch.bin.channel.mode === 'FLAKY';
  const finished = events.find(({ to }) => to !== 'CREATING' && to !== 'PENDING')?.at ?? batch.at;
  return {
    id: orderId,
    company_id: batch.merchant.companyId,
    card_id: id,
    type: 'CREATE',
    state: isOpen ? (isUnclear ? 'UNKNOWN' : openState) : state === 'FAILED' ? 'FAILED' : 'SUCCESS',
    channel_ref: isOpen || state === 'FAILED' ? null : `sbx-${id.slice(-16).toLowerCase()}`,
    attempts: state === 'CREATING' ? 0 : 1,
    last_error: state === 'FAILED' ? failureText : isUnclear ? noAnswer : null,
    due_at: isOpen
      ? new Date(now.getTime() + Math.round(random.next() ** 3 * 45 * 24 * hourMs) + 10 * 60_000)
      : finished,
    created_at: batch.at,
    finished_at: isOpen ? null : finished,
  };
}

const eventRows = ({ id, orderId, batch, story }: Made): NewRow<'card_status_event'>[] =>
  story.events.map(({ to, actor, at, by, reason, note }, index) => ({
    card_id: id,
    seq: index + 1,
    company_id: batch.merchant.companyId,
    from_state: story.events[index - 1]?.to ?? null,
    to_state: to,
    by,
    actor: actor.name,
    actor_id: actor.id,
    reason,
    note,
    order_id: index === 0 ? orderId : null,
    at,
  }));

const limitOf = (row: NewRow<'card'> | undefined): UsedCard['limit'] =>
  row?.limit_minor && row.limit_period ? { amount: BigInt(row.limit_minor), period: row.limit_period } : null;

/**
 * Books the issue of a card, and its reversal if the issue failed. For a card without separate purchases, also books
 * one clearing, and the sweep of a cancelled card.
 */
function bookMoney(
  { random, books, now }: Workshop,
  { id, batch, story, ledgerAccountId: card }: Made,
  isUsed: boolean,
): void {
  const { merchant, bin, deposit, at } = batch;
  const { companyId } = merchant;
  const { currency } = bin;
  const payer = books.open({ companyId, ownerId: merchant.id, code: 'MERCHANT_AVAILABLE', currency }, at);
  const income = books.open({ companyId, ownerId: companyId, code: 'FEE_INCOME:ISSUANCE', currency }, at);
  const channel = books.open({ companyId, ownerId: companyId, code: 'CHANNEL_SETTLEMENT', currency }, at);
  const accounts = {
    MERCHANT_AVAILABLE: payer,
    CARD_BALANCE: card,
    CHANNEL_SETTLEMENT: channel,
    'FEE_INCOME:ISSUANCE': income,
  };
  const bookingOf = (event: PostingEvent, when: Date, principal: bigint, fees: Record<string, bigint> = {}) => ({
    companyId,
    currency,
    event,
    accounts,
    principal,
    fees,
    at: when,
    source: ['CARD', id] as [string, string],
  });
  const issued = bookingOf('CARD_ISSUED', at, deposit, { ISSUANCE: bin.fee });
  books.book(issued);
  const end = story.events.at(-1)?.at ?? at;
  if (story.state === 'FAILED') return books.undo(issued, 'CARD_ISSUE_REVERSED', end);
  const spent = (deposit * BigInt(Math.round(story.spent * 10_000))) / 10_000n;
  const spentBy = story.state === 'CANCELLED' ? end : now;
  const spentAt = new Date(at.getTime() + Math.floor(random.next() * (spentBy.getTime() - at.getTime())));
  if (isUsed) return;
  if (spent > 0n) books.book(bookingOf('CARD_CLEARED', spentAt, spent));
  if (story.state === 'CANCELLED' && deposit > spent) books.book(bookingOf('CARD_SWEPT', end, deposit - spent));
}
