import type { Context, Db } from '../../../platform/context';
import { all, contains } from '../../../platform/listing/filters';
import { type KeywordMatch, whereWords } from '../../../platform/listing/find-words.query';
import { withinWhole } from '../../../platform/reach/reach.query';
import { bigint } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

/** Finds entries with a word in their object's name or in their reason, or entries about the object with that id. */
export const whereAuditText = (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  keyword: string | undefined,
): Promise<KeywordMatch> =>
  whereWords(db, keyword, {
    finder: sql`audit_lines_like`,
    id: sql`e.id`,
    plain: (word) =>
      sql`(${contains(sql`e.object_label`, word)} or ${contains(sql`e.reason`, word)} or e.object_id = ${word})`,
    newest: sql`audit_event e where ${all(withinWhole(actor, sql`e.company_id`))} order by e.at desc, e.id desc`,
  });

/**
 * Flushes the pending list of the full-text index; returns the number of pages. New entries go to that list, which
 * searches also read, so no action waits for the index.
 */
export async function foldAuditText(owner: Db): Promise<number> {
  const { rows } = await owner.execute(sql`select gin_clean_pending_list('audit_event_search') as pages`, {
    pages: bigint,
  });
  return Number(rows[0]?.pages ?? 0);
}
