import type { Context, Db } from '../../../platform/context';
import { contains, patternOf } from '../../../platform/listing/filters';
import { type KeywordMatch, whereWords } from '../../../platform/listing/find-words.query';
import { inCompany } from '../../../platform/reach/reach.query';
import { isOfChannel } from '../../../platform/reach/reach.rules';
import { text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';

/** More holders than this have the words in so many places that each card is asked whose it is. */
const holdersMax = 1_000;

/**
 * Cards with a word in their alias or the name of their holder, or with those last four digits. A channel learns no
 * holder's name, so none of its words finds one either.
 */
export async function whereCardKeyword(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  keyword: string | undefined,
): Promise<KeywordMatch> {
  const seesHolders = !isOfChannel(actor);
  const ofHolders = keyword && seesHolders ? await ofHoldersNamed(db, keyword) : sql``;
  return whereWords(db, keyword, {
    finder: seesHolders ? sql`cards_like` : sql`cards_named`,
    group: 1,
    id: sql`c.id`,
    plain: (word) => sql`(${contains(sql`c.alias`, word)} or c.last4 = ${word} ${ofHolders})`,
    newest: sql`card c where ${inCompany(actor, sql`c.company_id`)} order by c.created_at desc, c.id desc`,
  });
}

/** Holders by their ids, because the planner takes every second card for one where it is asked whether its holder fits. */
async function ofHoldersNamed(db: Db, keyword: string): Promise<SQL> {
  const { rows } = await db.execute(
    sql`select found as id from cardholders_named(${keyword}, ${patternOf(keyword)}, ${holdersMax + 1}) as found`,
    { id: text },
  );
  if (rows.length === 0) return sql``;
  if (rows.length > holdersMax)
    return sql`or ${contains(sql`(select h.name from cardholder h where h.id = c.cardholder_id)`, keyword)}`;
  return sql`or c.cardholder_id = any(${rows.map(({ id }) => id)})`;
}
