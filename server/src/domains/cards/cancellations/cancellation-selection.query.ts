import { moneyOf, type OutputOf } from '@console/contracts';
import { bulkCardsMax, type Cancellation, type precheckCancellations } from '@console/contracts/cards';
import type { Context, Db } from '../../../platform/context';
import type { JobTarget } from '../../../platform/jobs/job-kind';
import { all } from '../../../platform/listing/filters';
import { reachableReviews } from '../../../platform/reviews/review-row.query';
import { pick, text } from '../../../platform/db/column';
import { counted, currency } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Match = 'MATCHED' | 'MISMATCHED';

/** Open requests of other makers that were compared until `asOf` and have no resolution. */
const waiting = ({ actor, now }: Reader, { match, asOf }: { match: Match; asOf: Date }): SQL[] => [
  ...reachableReviews(actor),
  sql`r.kind = 'CARD_CANCEL'`,
  sql`r.state in ('PENDING', 'STUCK')`,
  sql`r.due_at > ${now}`,
  sql`r.maker_id <> ${actor.userId}`,
  sql`q.match_state = ${match}`,
  sql`q.read_at <= ${asOf}`,
  sql`q.resolution is null`,
  ...(match === 'MATCHED' ? [sql`r.obstacle is null`] : []),
];

export async function countWaiting(context: Reader): Promise<OutputOf<typeof precheckCancellations>> {
  const { db, now } = context;
  const countOf = async (match: Match) => {
    const { rows } = await db.execute(
      sql`
        select q.currency, count(*)::int as count, sum(q.ledger_minor)::text as minor
        from review r join cancel_request q on q.review_id = r.id
        where ${all(waiting(context, { match, asOf: now }))} group by 1 order by 1`,
      { ...counted, currency, minor: text },
    );
    return rows;
  };
  const matched = await countOf('MATCHED');
  const mismatched = await countOf('MISMATCHED');
  const sumOf = (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
  return {
    asOf: now.toISOString(),
    matched: {
      count: sumOf(matched),
      returned: matched.map(({ minor, currency }) => moneyOf(BigInt(minor), currency)),
    },
    mismatched: { count: sumOf(mismatched) },
  };
}

/** Selection that was counted, oldest first; at most one more than a job may have. */
export async function findWaiting(context: Reader, match: Match, asOf: string): Promise<JobTarget[]> {
  const where = all(waiting(context, { match, asOf: new Date(asOf) }));
  const { rows } = await context.db.execute(
    sql`
      select r.id, r.review_no, r.object_label, r.version from review r join cancel_request q on q.review_id = r.id
      where ${where} order by r.submitted_at, r.id limit ${bulkCardsMax + 1}`,
    pick(tables.review, 'id', 'review_no', 'object_label', 'version'),
  );
  return rows.map(({ id, review_no: no, object_label: label, version }) => ({ id, label: `${label} ${no}`, version }));
}

/** Comparison as visible to this transaction. */
export async function readMatch(db: Db, reviewId: string): Promise<Cancellation['match'] | null> {
  const { rows } = await db.execute(
    sql`select match_state from cancel_request where review_id = ${reviewId}`,
    pick(tables.cancel_request, 'match_state'),
  );
  return rows[0]?.match_state ?? null;
}
