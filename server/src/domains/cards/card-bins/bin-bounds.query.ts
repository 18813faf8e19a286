import type { Db } from '../../../platform/context';
import type { BinBounds } from './bin-bounds.rules';
import { pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Bounds of a card's BIN, in the currency of the BIN. */
export async function findBounds(db: Db, cardId: string): Promise<BinBounds> {
  const { rows } = await db.execute(
    sql`
      select b.min_topup_minor, b.max_topup_minor, b.min_retained_minor, b.max_balance_minor
      from card c join card_bin b on b.id = c.bin_id where c.id = ${cardId}`,
    pick(tables.card_bin, 'min_topup_minor', 'max_topup_minor', 'min_retained_minor', 'max_balance_minor'),
  );
  const minor = (text: string | null | undefined) => (text === null || text === undefined ? null : BigInt(text));
  const [row] = rows;
  return {
    minTopup: minor(row?.min_topup_minor),
    maxTopup: minor(row?.max_topup_minor),
    minRetained: minor(row?.min_retained_minor),
    maxBalance: minor(row?.max_balance_minor),
  };
}
