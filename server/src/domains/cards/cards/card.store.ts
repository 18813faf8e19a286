import { toMinor } from '@console/contracts';
import type { CancelState, Card, CardState, limitPeriods } from '@console/contracts/cards';
import type { Ctx, Db } from '../../../platform/context';
import { insertRows, storable } from '../../../platform/db/insert-rows';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { cardTransitions } from './card.transitions';
import { pick, type RowOf, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import type { Sealed, SealedNumber, StoredNumber } from '../../../platform/vault/card-vault';
import type { Batch, NewCard } from './issue-card.rules';

type CardRow = RowOf<typeof tables.card>;
type LimitPeriod = (typeof limitPeriods)[number];

/** Source and reason of a block. */
interface Block {
  source: NonNullable<Card['blockSource']>;
  reason?: string | null;
  note?: string | null;
}

/** Block during a cancellation, so that nothing new starts on the card. */
export const blockedForReview: Block = { source: 'SYSTEM', reason: 'CANCEL_REVIEW' };

/** Columns that a state transition writes. */
export interface Stored {
  status?: 'ACTIVE' | 'BLOCKED' | 'CANCELLED' | null;
  /** Null removes the block. */
  block?: Block | null;
  cancelState?: CancelState;
  createStatus?: Card['createStatus'];
  channelCardId?: string | null;
  failure?: string | null;
}

export interface CardTransition {
  cardId: string;
  from: CardState;
  to: CardState;
  stored: Stored;
  reason?: string | null;
  note?: string | null | undefined;
  /** Order at the channel that caused the transition. */
  orderId?: string | null;
  /** Additional values of the audit log entry. */
  audit?: { before?: object; after?: object };
}

const columnsOf = ({ block, ...stored }: Stored): Record<string, string | null> => ({
  ...(stored.status !== undefined && { status: stored.status }),
  ...(stored.cancelState !== undefined && { cancel_state: stored.cancelState }),
  ...(stored.createStatus !== undefined && { create_status: stored.createStatus }),
  ...(stored.channelCardId !== undefined && { channel_card_id: stored.channelCardId }),
  ...(stored.failure !== undefined && { failure: stored.failure }),
  ...(block !== undefined && {
    block_source: block?.source ?? null,
    block_reason: block?.reason ?? null,
    block_note: block?.note || null,
  }),
});

/** State transition with the values of its history entry. */
interface CardStep extends RecordTransition<CardState>, Pick<CardTransition, 'stored'> {
  line: Pick<CardTransition, 'reason' | 'note' | 'orderId'>;
}

const cardRecord: AuditedRecord<CardState, CardStep> = {
  objectType: 'card',
  field: 'state',
  transitions: cardTransitions,
  store: (ctx, { id, stored }) => store(ctx, id, stored),
  addHistory,
  eventOf: ({ id, to }) => ({ cardId: id, state: to }),
};

/** Changes the state of a card; no other function may. The caller has locked the card and read its state. */
export function transitionCard(ctx: Ctx, { cardId, from, to, stored, audit, ...line }: CardTransition): Promise<void> {
  const { reason, note } = line;
  const { block } = stored;
  const after = { ...(block !== undefined && { blockSource: block?.source ?? null }), ...audit?.after };
  return transitionRecord(cardRecord, ctx, {
    id: cardId,
    from,
    to,
    stored,
    line,
    audit: { ...audit, after },
    reason: reason && note ? `${reason}: ${note}` : reason,
  });
}

/** Stores a change that does not change the state shown to users. */
export async function storeCard(ctx: Ctx, cardId: string, stored: Stored): Promise<void> {
  await store(ctx, cardId, stored);
}

/** Updates a card and increments its version; returns its label for the audit log. */
async function store({ db, now, by }: Ctx, cardId: string, stored: Stored): Promise<string> {
  const fields = Object.entries(columnsOf(stored)).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  const statement =
    fields.length === 0
      ? sql`select trim(alias || ' ' || last4) as label from card where id = ${cardId}`
      : sql`
        update card set ${sql.join(fields, sql`, `)}, version = version + 1, updated_at = ${now}, updated_by = ${by.id}
        where id = ${cardId} returning trim(alias || ' ' || last4) as label`;
  const { rows } = await db.execute(statement, { label: text });
  if (!rows[0]) throw new Error(`The card ${cardId} was not found`);
  return rows[0].label;
}

async function addHistory(
  { db, now, companyId, by, origin }: Ctx,
  { id, from, to, line: { reason = null, note = null, orderId = null } }: CardStep,
): Promise<void> {
  await db.execute(sql`
    insert into card_status_event (card_id, seq, company_id, from_state, to_state, by, actor, actor_id, reason, note,
      order_id, at)
    select ${id}, max(seq) + 1, ${companyId}, ${from}, ${to}, ${origin}, ${by.name}, ${by.id}, ${reason},
      ${note || null}, ${orderId}, ${now} from card_status_event where card_id = ${id}`);
}

/**
 * Stores the progress of a cancellation without changing the state shown to users. The version does not change, because
 * the review compares it with the version of its request.
 */
export async function storeCancelState({ db }: Pick<Ctx, 'db'>, cardId: string, to: CancelState): Promise<void> {
  await db.execute(sql`update card set cancel_state = ${to} where id = ${cardId}`);
}

/** Fields that can change without a state transition. */
export type CardFields =
  | { alias: string }
  /** Null removes the limit. */
  | { limit: { minor: bigint; period: LimitPeriod } | null }
  /** Without `validTo` the last day does not change. */
  | { cardholderId: string | null; validTo: string | undefined };

function assignmentsOf(fields: CardFields): SQL {
  if ('alias' in fields) return sql`alias = ${fields.alias}`;
  if ('limit' in fields)
    return sql`limit_minor = ${fields.limit?.minor ?? null}, limit_period = ${fields.limit?.period ?? null}`;
  const { cardholderId, validTo = null } = fields;
  return sql`cardholder_id = ${cardholderId}, valid_to = coalesce(${validTo}::date, valid_to)`;
}

export async function storeFields({ db, now, by }: Ctx, cardId: string, fields: CardFields): Promise<void> {
  await db.execute(sql`
    update card set ${assignmentsOf(fields)}, version = version + 1, updated_at = ${now}, updated_by = ${by.id} where id = ${cardId}`);
}

type Writer = Pick<Ctx, 'db' | 'companyId' | 'by' | 'now'>;

/** Inserts cards whose number is not taken yet. Returns the inserted cards. */
export const insertCards = (
  ctx: Writer,
  batch: Batch,
  cards: readonly (NewCard & { sealed: SealedNumber })[],
): Promise<Pick<CardRow, 'id' | 'bin8' | 'last4'>[]> =>
  insertRows(
    ctx.db,
    'card',
    cards.map((card) => ({ ...newRow(ctx, batch, card), ...card.sealed })),
    {
      suffix: sql`on conflict (number_hmac) do nothing returning id, bin8, last4`,
      returning: pick(tables.card, 'id', 'bin8', 'last4'),
    },
  );

const newRow = ({ companyId, by, now }: Writer, { draft, bin, pool, ...batch }: Batch, card: NewCard) => ({
  id: card.id,
  company_id: companyId,
  merchant_id: draft.merchantId,
  batch_id: batch.id,
  bin_id: draft.binId,
  channel_id: batch.channelId,
  channel_card_id: card.channelCardId,
  cardholder_id: card.cardholderId,
  ledger_account_id: card.ledgerAccountId,
  alias: card.alias,
  currency: bin.currency,
  funding_mode: pool ? ('SHARE' as const) : ('RECHARGE' as const),
  share_group_id: pool?.startsWith('group_') ? pool : null,
  wallet_id: pool?.startsWith('wallet_') ? pool : null,
  limit_minor: draft.limit ? toMinor(draft.limit.amount, bin.currency) : null,
  limit_period: draft.limit ? (draft.limitPeriod ?? null) : null,
  valid_from: batch.today,
  valid_to: draft.validTo,
  create_status: card.channelCardId ? ('SUCCESS' as const) : ('CREATING' as const),
  status: card.channelCardId ? ('ACTIVE' as const) : null,
  created_at: now,
  created_by: by.id,
  updated_at: now,
  updated_by: by.id,
});

/** Writes the first history entry of each card. */
export async function insertFirstEvents({ db, companyId, by, now }: Writer, cards: readonly NewCard[]): Promise<void> {
  const events = cards.map(({ id, orderId, channelCardId }) => ({
    card_id: id,
    seq: 1,
    company_id: companyId,
    from_state: null,
    to_state: channelCardId ? 'ACTIVE' : 'CREATING',
    by: 'CONSOLE' as const,
    actor: by.name,
    actor_id: by.id,
    order_id: orderId,
    at: now,
  }));
  await insertRows(db, 'card_status_event', events);
}

const storedNumber = pick(tables.card, 'id', 'number_cipher', 'number_key', 'key_id');

/**
 * Locks some cards whose key is not wrapped with `keyId`, skipping locked rows. The index supports comparisons, but not
 * `is distinct from`.
 */
export async function lockOtherwiseWrapped(db: Db, keyId: string, limit: number): Promise<StoredNumber[]> {
  const { rows } = await db.execute(
    sql`
      select id, number_cipher, number_key, key_id from card
      where key_id is null or key_id < ${keyId} or key_id > ${keyId}
      limit ${limit} for no key update skip locked`,
    storedNumber,
  );
  return rows;
}

/** Stores rewrapped numbers in one statement, because one per card would hold the row locks longer. */
export async function storeRewrapped(db: Db, cards: readonly (Pick<CardRow, 'id'> & Sealed)[]): Promise<void> {
  await db.execute(sql`
    update card set number_cipher = new.number_cipher, number_key = new.number_key, key_id = new.key_id
    from json_populate_recordset(null::card, ${JSON.stringify(cards.map(storable))}::json) new where card.id = new.id`);
}
