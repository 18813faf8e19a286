import type { Context } from '../../../platform/context';
import { type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { all } from '../../../platform/listing/filters';
import { reachableCards } from './card-reach.query';

const labelledRow = { id: text, label: text };

/** Card by the keyed index of its number; null outside the actor's data scope. */
export async function findByIndex(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  index: Buffer,
): Promise<RowOf<typeof labelledRow> | null> {
  const { rows } = await db.execute(
    sql`
      select c.id, c.alias || ' ' || c.last4 as label from card c
      where c.number_hmac = ${index} and ${all(reachableCards(actor))}`,
    labelledRow,
  );
  return rows[0] ?? null;
}
