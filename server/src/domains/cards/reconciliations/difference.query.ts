import type { Db } from '../../../platform/context';
import { bigint, pick, type RowOf, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const difference = {
  ...pick(tables.card, 'ledger_account_id'),
  ...pick(tables.recon_item, 'state'),
  card_id: text,
  difference: bigint,
  currency,
};

/** Values for the ledger entry that settles a mismatch. */
export type Difference = RowOf<typeof difference>;

export async function findDifference(db: Db, id: string): Promise<Difference | null> {
  const { rows } = await db.execute(
    sql`
      select c.id as card_id, c.ledger_account_id, i.theirs_minor - i.ours_minor as difference, i.currency, i.state
      from recon_item i join card c on c.id = i.object_id and i.object_type = 'CARD' where i.id = ${id}`,
    difference,
  );
  return rows[0] ?? null;
}

/** Locks the card, then its mismatch, as a reading does; returns the mismatch's version. */
export async function lockDifference(
  db: Db,
  { id, companyId }: { id: string; companyId: string },
): Promise<number | null> {
  await db.execute(sql`select 1 from card where id = (select object_id from recon_item where id = ${id}) for update`);
  const { rows } = await db.execute(
    sql`select version from recon_item where id = ${id} and company_id = ${companyId} for update`,
    pick(tables.recon_item, 'version'),
  );
  return rows[0]?.version ?? null;
}
