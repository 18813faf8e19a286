import { codes, moneyOf } from '@console/contracts';
import type { CardReading } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import { findCauses } from '../cancellations/mismatch-causes.query';
import { reachableCards } from '../cards/card-reach.query';
import { findOpenItem } from './recon-item.query';
import { bigint, bool, moment, nullable, pick } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Columns of a card with its last reading, if any. */
const readingRow = {
  ...pick(tables.card, 'id', 'bin8', 'last4', 'alias'),
  currency,
  ledger: bigint,
  ledger_then: nullable(bigint),
  channel: nullable(bigint),
  is_closed_there: nullable(bool),
  read_at: nullable(moment),
  requested_at: nullable(moment),
  due_at: nullable(moment),
};

/** Balances of a card in ledger and channel; refused as not found outside the actor's data scope. */
export async function readCardReading(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  cardId: string,
): Promise<CardReading> {
  const { rows } = await context.db.execute(
    sql`
      select c.id, c.bin8, c.last4, c.alias, c.currency, la.balance as ledger, r.ledger_minor as ledger_then,
        r.channel_minor as channel, r.is_closed_there, r.read_at, r.asked_at as requested_at, r.due_at
      from card c join ledger_account la on la.id = c.ledger_account_id left join card_reading r on r.card_id = c.id
      where c.id = ${cardId} and ${all(reachableCards(context.actor))}`,
    readingRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  const { currency } = row;
  const [then, channel] = [row.ledger_then, row.channel].map((minor) => (minor === null ? null : BigInt(minor)));
  const isKnown = then !== null && then !== undefined && channel !== null && channel !== undefined;
  const difference = isKnown ? channel - then : null;
  const isClosedThere = row.is_closed_there ?? false;
  const isAsking = row.due_at !== null;
  const wasAnswered =
    row.read_at !== null && row.requested_at !== null && new Date(row.read_at) >= new Date(row.requested_at);
  return {
    card: { id: row.id, number: maskedNumber(row.bin8, row.last4), alias: row.alias },
    ledger: moneyOf(BigInt(row.ledger), currency),
    ledgerThen: isKnown ? moneyOf(then, currency) : null,
    channel: isKnown ? moneyOf(channel, currency) : null,
    difference: difference === null ? null : moneyOf(difference, currency),
    readAt: row.read_at === null ? null : new Date(row.read_at).toISOString(),
    isClosedThere,
    isAsking,
    isSilent: row.requested_at !== null && !isAsking && !wasAnswered,
    causes:
      difference === null || difference === 0n ? [] : await findCauses(context, { cardId, isClosedThere, currency }),
    item: await findOpenItem(context, cardId),
  };
}
