import type { Db } from '../context';
import { pick, type RowOf } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';
import { reviewColumns, reviewJoins, reviewRow } from './review-row.query';

/** Returns open reviews of all companies, by their deadline. */
export async function findOpenReviews(owner: Db): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await owner.execute(
    sql`select id, company_id from review where state in ('PENDING', 'STUCK') order by due_at`,
    pick(tables.review, 'id', 'company_id'),
  );
  return rows.map(({ id, company_id: companyId }) => ({ id, companyId }));
}

const dueRow = { ...reviewRow, ...pick(tables.review, 'company_id') };
export type DueReview = RowOf<typeof dueRow>;

/**
 * Locks an open review. Null if it has ended. Also null if another transaction is deciding it, unless `waits` is set.
 */
export async function lockOpenReview(db: Db, id: string, { waits = false } = {}): Promise<DueReview | null> {
  const { rows } = await db.execute(
    sql`
      select ${reviewColumns}, r.company_id from review r ${reviewJoins}
      where r.id = ${id} and r.state in ('PENDING', 'STUCK') for update of r ${waits ? sql`` : sql`skip locked`}`,
    dueRow,
  );
  return rows[0] ?? null;
}
