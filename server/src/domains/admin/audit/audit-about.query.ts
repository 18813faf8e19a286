import type { AuditDetail } from '@console/contracts/audit';
import type { Db } from '../../../platform/context';
import { moment, nullable, pick, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const decisionRow = {
  ...pick(tables.review_step, 'decision'),
  name: text,
  note: nullable(text),
  at: moment,
};

/**
 * Returns the decisions of the review that an audit log entry belongs to: its own review, or a review of its object
 * that was submitted or decided at the same time.
 */
export async function findDecisions(
  db: Db,
  { objectType, objectId, at }: { objectType: string; objectId: string; at: string },
): Promise<AuditDetail['decisions']> {
  const { rows } = await db.execute(
    sql`
      select u.nickname as name, s.decision, s.note, s.at
      from review r join review_step s on s.review_id = r.id join app_user u on u.id = s.decided_by
      where (${objectType}::text = 'review' and r.id = ${objectId})
        or (r.object_id = ${objectId} and r.object_type = ${objectType}
          and (r.submitted_at = ${at}::timestamptz or s.at = ${at}::timestamptz))
      order by s.at, s.step`,
    decisionRow,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
