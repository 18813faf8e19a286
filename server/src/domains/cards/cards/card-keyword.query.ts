import type { Context, Db } from '../../../platform/context';
import { contains, patternOf } from '../../../platform/listing/filters';
import { type KeywordMatch, whereWords } from '../../../platform/listing/find-words.query';
import { inCompany } from '../../../platform/reach/reach.query';
import { isOfChannel } from '../../../platform/reach/reach.rules';
import { text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';

/**
 * Above this number of matching cardholders, the names of the cards' cardholders are compared instead of a list of ids.
 */
const holdersMax = 1_000;

/**
 * Condition: a word occurs in the card's alias or cardholder name, or equals its last four digits. Channels must not
 * find cards by cardholder names, which are hidden from them.
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

/**
 * Condition by the ids of matching cardholders: for a name condition in a join the planner would estimate every second
 * card as a match.
 */
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
