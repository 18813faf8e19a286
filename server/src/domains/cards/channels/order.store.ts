import type { Ctx, Db } from '../../../platform/context';
import type { ChannelMode } from './channel.adapter';
import type { OrderState } from './order.rules';
import { oneOf, pick, text } from '../../../platform/db/column';
import { newId } from '../../../platform/db/ids';
import { insertRows } from '../../../platform/db/insert-rows';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Due order, claimed for the time of a lease. */
export interface ClaimedOrder {
  id: string;
  type: 'CREATE' | 'CANCEL';
  cardId: string;
  companyId: string;
  attempts: number;
  mode: ChannelMode;
}

const claimedRow = {
  ...pick(tables.card_order, 'id', 'card_id', 'company_id', 'attempts'),
  type: oneOf('CREATE', 'CANCEL'),
  ...pick(tables.channel, 'mode'),
};

/** Lease; longer than any channel takes to respond. After it, another process may take the order. */
const leaseSeconds = 60;

/** Claims due orders. Skips locked rows, so that other processes do not claim them too. */
export async function claimDueOrders(db: Db, now: Date, limit: number): Promise<ClaimedOrder[]> {
  const { rows } = await db.execute(
    sql`
      with due as (
        select o.id, ch.mode from card_order o
        join card c on c.id = o.card_id join channel ch on ch.id = c.channel_id
        where o.state in ('WAITING', 'PROCESSING', 'UNKNOWN') and o.type in ('CREATE', 'CANCEL')
          and o.due_at <= ${now.toISOString()}
        order by o.due_at limit ${limit} for update of o skip locked)
      update card_order o set attempts = attempts + 1,
        state = case state when 'WAITING' then 'PROCESSING' else state end,
        due_at = ${now.toISOString()}::timestamptz + ${leaseSeconds} * interval '1 second'
      from due where o.id = due.id returning o.id, o.type, o.card_id, o.company_id, o.attempts, due.mode`,
    claimedRow,
  );
  return rows.map(({ company_id, card_id, ...order }) => ({ ...order, companyId: company_id, cardId: card_id }));
}

export interface OpenOrder {
  id: string;
  state: OrderState;
  cardId: string;
  /** Creation state of the card while its order is open. */
  cardState: 'CREATING' | 'PENDING';
  channelId: string;
  channelCode: string;
}

const openRow = {
  ...pick(tables.card_order, 'state', 'card_id'),
  ...pick(tables.card, 'channel_id', 'create_status'),
  channel_code: text,
};

/** Locks an open order and its card; null if the order has been settled. */
export async function lockOpenOrder(db: Db, id: string): Promise<OpenOrder | null> {
  const { rows } = await db.execute(
    sql`
      select o.state, o.card_id, c.channel_id, c.create_status, ch.code as channel_code
      from card_order o join card c on c.id = o.card_id join channel ch on ch.id = c.channel_id
      where o.id = ${id} and o.finished_at is null for update of o, c`,
    openRow,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    id,
    state: row.state,
    cardId: row.card_id,
    cardState: row.create_status === 'CREATING' ? 'CREATING' : 'PENDING',
    channelId: row.channel_id,
    channelCode: row.channel_code,
  };
}

interface OrderChange {
  state: OrderState;
  dueAt: Date;
  finishedAt: Date | null;
  channelRef: string | null;
  lastError: string | null;
}

export async function storeOrder(db: Db, id: string, change: OrderChange): Promise<void> {
  await db.execute(sql`
    update card_order set state = ${change.state}, due_at = ${change.dueAt.toISOString()},
      finished_at = ${change.finishedAt?.toISOString() ?? null}, channel_ref = coalesce(${change.channelRef}, channel_ref),
      last_error = ${change.lastError} where id = ${id}`);
}

type Writer = Pick<Ctx, 'db' | 'companyId' | 'now'>;

/** Creation order; with the channel's card id if the channel answered immediately. */
interface CreateOrder {
  id: string;
  cardId: string;
  channelCardId: string | null;
  /** Time of the first query. */
  dueAt: Date;
}

export async function insertCreateOrders(
  { db, companyId, now }: Writer,
  orders: readonly CreateOrder[],
): Promise<void> {
  const rows = orders.map(({ id, cardId, channelCardId, dueAt }) => ({
    id,
    company_id: companyId,
    card_id: cardId,
    type: 'CREATE' as const,
    state: channelCardId ? ('SUCCESS' as const) : ('WAITING' as const),
    channel_ref: channelCardId,
    attempts: channelCardId ? 1 : 0,
    due_at: dueAt,
    created_at: now,
    finished_at: channelCardId ? now : null,
  }));
  await insertRows(db, 'card_order', rows);
}

/** Stores an order to close a card. A poller sends it, so that it survives the death of this process. */
export async function insertCancelOrder({ db, companyId, now }: Writer, cardId: string): Promise<string> {
  const id = newId('order');
  const order = { id, card_id: cardId, type: 'CANCEL' as const, state: 'WAITING' as const, attempts: 0 };
  await insertRows(db, 'card_order', [{ ...order, company_id: companyId, due_at: now, created_at: now }]);
  return id;
}

interface DoneOrder {
  id?: string;
  type: 'TOPUP' | 'WITHDRAW' | 'UPDATE_LIMIT' | 'UPDATE_ALIAS' | 'UPDATE_INFO';
  cardId: string;
  channelRef?: string;
}

/** Stores an order that is complete with the call and needs no response from the channel. */
export async function insertDoneOrder(
  { db, companyId, now }: Writer,
  { id = newId('order'), type, cardId, channelRef }: DoneOrder,
): Promise<string> {
  const order = { id, card_id: cardId, type, state: 'SUCCESS' as const, channel_ref: channelRef ?? null, attempts: 1 };
  const done = { due_at: now, created_at: now, finished_at: now };
  await insertRows(db, 'card_order', [{ ...order, company_id: companyId, ...done }]);
  return id;
}
