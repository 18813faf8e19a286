import type { Cancellation } from '@console/contracts/cards';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import { nameFor } from '../../../platform/audience/audience.rules';
import type { Context } from '../../../platform/context';
import { pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Evidence file of a cancellation. */
export type Evidence = Cancellation['evidence'][number];

interface Input {
  reviewId: string;
  fileId: string;
}

export async function insertEvidence(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  { reviewId, fileId }: Input,
): Promise<void> {
  await db.execute(sql`
    insert into cancel_evidence (file_id, company_id, review_id, given_by, given_at)
    values (${fileId}, ${actor.companyId}, ${reviewId}, ${actor.userId}, ${now})`);
}

/** Files of one cancellation, oldest first. The caller has checked that the actor can see the cancellation. */
export async function findEvidence(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  reviewId: string,
): Promise<Evidence[]> {
  const { rows } = await db.execute(
    sql`
      select e.file_id, f.name, ${writtenBy(sql`u`, sql`e.given_by`)} as given_by, e.given_at
      from cancel_evidence e join file_object f on f.id = e.file_id left join app_user u on u.id = e.given_by
      where e.review_id = ${reviewId} order by e.given_at, e.file_id`,
    { ...pick(tables.cancel_evidence, 'file_id', 'given_at'), ...pick(tables.file_object, 'name'), given_by: by },
  );
  return rows.map((row) => ({
    fileId: row.file_id,
    name: row.name,
    givenBy: nameFor(actor, row.given_by),
    givenAt: new Date(row.given_at).toISOString(),
  }));
}
