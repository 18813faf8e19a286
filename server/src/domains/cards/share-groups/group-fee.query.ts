import type { Db } from '../../../platform/context';
import { text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

/** Fee of a BIN for a new group, in minor units of its currency. */
export async function findGroupIssueFee(db: Db, binId: string): Promise<bigint> {
  const { rows } = await db.execute(sql`select group_issue_fee_minor::text as fee from card_bin where id = ${binId}`, {
    fee: text,
  });
  return BigInt(rows[0]?.fee ?? 0);
}
