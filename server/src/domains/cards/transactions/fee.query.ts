import type { Db } from '../../../platform/context';
import type { FeeItem, FeeKind } from './fee.rules';
import { json, pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

interface StoredItem {
  kind: FeeKind;
  rate: string;
  fixed: string;
  min: string | null;
  max: string | null;
  threshold: string | null;
}

/** Stored prices of a fee set. */
export const feeItems = json<StoredItem[]>();

const minorOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

export const toItems = (stored: StoredItem[] | null): FeeItem[] =>
  (stored ?? []).map((item) => ({
    kind: item.kind,
    rate: item.rate,
    fixed: BigInt(item.fixed),
    min: minorOf(item.min),
    max: minorOf(item.max),
    threshold: minorOf(item.threshold),
  }));

export interface FeeSet {
  id: string | null;
  items: FeeItem[];
}

const feeSetRow = { ...pick(tables.fee_setting, 'id'), items: feeItems };

interface Scope {
  binId: string;
  merchantId: string;
  today: string;
}

/** Fee set of the day. The merchant's fee set takes precedence. If there is none, no fees are charged. */
export async function findFeeSet(db: Db, { binId, merchantId, today }: Scope): Promise<FeeSet> {
  const { rows } = await db.execute(
    sql`
      select id, items from fee_setting
      where bin_id = ${binId} and (merchant_id is null or merchant_id = ${merchantId})
        and effective_from <= ${today}::date and (effective_to is null or effective_to > ${today}::date)
      order by merchant_id nulls last limit 1`,
    feeSetRow,
  );
  const [row] = rows;
  return row ? { id: row.id, items: toItems(row.items) } : { id: null, items: [] };
}
