import type { Ctx, Db } from '../../../platform/context';
import { pick, text } from '../../../platform/db/column';
import { insertOf } from '../../../platform/db/insert-rows';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import type { EventKind } from './purchase.rules';
import { unroundedScale } from './rate.rules';

/** Event reported by a channel; stored even if it is not accepted. */
export interface NewEvent {
  txnId: string;
  channelId: string;
  /** Id assigned by the channel, which may repeat an event. */
  externalId: string;
  kind: EventKind;
  amount: bigint;
  unrounded: bigint | null;
  accepted: boolean;
}

/** Statement that inserts the first event with its purchase. */
export const firstEventOf = ({ companyId, by, now }: Ctx, event: NewEvent): SQL =>
  insertOf('card_transaction_event', [
    {
      txn_id: event.txnId,
      seq: 1,
      company_id: companyId,
      channel_id: event.channelId,
      external_id: event.externalId,
      kind: event.kind,
      amount_minor: event.amount,
      unrounded: event.unrounded,
      accepted: event.accepted,
      by: by.id,
      at: now,
    },
  ]);

export async function storeEvent({ db, companyId, by, now }: Ctx, event: NewEvent): Promise<void> {
  await db.execute(sql`
    insert into card_transaction_event (txn_id, seq, company_id, channel_id, external_id, kind, amount_minor,
      unrounded, accepted, by, at)
    select ${event.txnId}, coalesce(max(seq), 0) + 1, ${companyId}, ${event.channelId}, ${event.externalId}, ${event.kind},
      ${String(event.amount)}, ${textOf(event.unrounded)}::numeric, ${event.accepted}, ${by.id}, ${now.toISOString()}
    from card_transaction_event where txn_id = ${event.txnId}`);
}

const textOf = (unrounded: bigint | null): string | null => (unrounded === null ? null : String(unrounded));

/** Groups of kinds whose amounts are added up. */
const summed = [['AUTH', 'INCREMENT'], ['CLEAR', 'FORCE_POST'], ['REVERSE'], ['REFUND', 'CHARGEBACK']];

const summedRow = { sum: text };

/** Sum of earlier events of the same group, before rounding. */
export async function unroundedBefore(db: Db, txnId: string, kind: string): Promise<bigint> {
  const kinds = summed.find((some) => some.includes(kind)) ?? [kind];
  const { rows } = await db.execute(
    sql`
      select coalesce(sum(coalesce(unrounded, amount_minor * ${String(unroundedScale)}::numeric)), 0)::text as sum
      from card_transaction_event where txn_id = ${txnId} and accepted and kind = any(${kinds})`,
    summedRow,
  );
  return BigInt(rows[0]?.sum ?? '0');
}

const ofEvent = pick(tables.card_transaction_event, 'txn_id');

/** Purchase that an event was booked on, or null for a new event. */
export async function findByEvent(db: Db, channelId: string, externalId: string): Promise<string | null> {
  const { rows } = await db.execute(
    sql`select txn_id from card_transaction_event where channel_id = ${channelId} and external_id = ${externalId}`,
    ofEvent,
  );
  return rows[0]?.txn_id ?? null;
}
