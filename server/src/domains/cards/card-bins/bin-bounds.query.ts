import type { Db } from '../../../platform/context';
import type { BinBounds } from './bin-bounds.rules';
import { sql } from '../../../platform/db/sql';

/** Bounds of the BIN of a card, in its currency. */
export async function findBounds(db: Db, cardId: string): Promise<BinBounds> {
  const { rows } = await db.execute<Record<'least' | 'most' | 'retained' | 'balance', string | null>>(sql`
    select b.min_topup_minor as least, b.max_topup_minor as most, b.min_retained_minor as retained,
      b.max_balance_minor as balance
    from card c join card_bin b on b.id = c.bin_id where c.id = ${cardId}`);
  const minor = (text: string | null | undefined) => (text === null || text === undefined ? null : BigInt(text));
  const [row] = rows;
  return {
    minTopup: minor(row?.least),
    maxTopup: minor(row?.most),
    minRetained: minor(row?.retained),
    maxBalance: minor(row?.balance),
  };
}
