import type { Db } from '../../../platform/context';
import { int, type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Due question about a card, claimed for the time of a lease. */
const claimedQuestion = {
  /** Key of its row. */
  key: text,
  cardId: text,
  companyId: text,
  attempts: int,
  mode: tables.channel.mode,
};
export type ClaimedQuestion = RowOf<typeof claimedQuestion>;

/** Table of the questions and its key column. */
interface Questions {
  table: 'cancel_request' | 'card_reading';
  key: 'review_id' | 'card_id';
}

const batchMax = 20;
/** Lease; after it another process may take the question. */
const leaseSeconds = 60;

/** Claims due questions. Skips locked rows, so that other processes do not claim them too. */
export async function claimQuestions(db: Db, { table, key }: Questions, now: Date): Promise<ClaimedQuestion[]> {
  const [stored, found] = [sql.identifier(table), sql.identifier(key)];
  const { rows } = await db.execute(
    sql`
      with due as (
        select q.${found} as key, ch.mode from ${stored} q
        join card c on c.id = q.card_id join channel ch on ch.id = c.channel_id
        where q.due_at <= ${now} order by q.due_at limit ${batchMax} for update of q skip locked)
      update ${stored} q set attempts = q.attempts + 1,
        due_at = ${now}::timestamptz + ${leaseSeconds} * interval '1 second'
      from due where q.${found} = due.key
      returning due.key, q.card_id as "cardId", q.company_id as "companyId", q.attempts, due.mode`,
    claimedQuestion,
  );
  return rows;
}
