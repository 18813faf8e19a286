import type { Db } from '../../../platform/context';
import { int, type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** A question about a card that this process has taken for the time of a lease. */
const claimedQuestion = {
  /** What it is stored under. */
  key: text,
  cardId: text,
  companyId: text,
  attempts: int,
  mode: tables.channel.mode,
};
export type ClaimedQuestion = RowOf<typeof claimedQuestion>;

/** Where questions are stored, and by which column each is found. */
interface Questions {
  table: 'cancel_request' | 'card_reading';
  key: 'review_id' | 'card_id';
}

const batchMax = 20;
/** A process that dies leaves the question to others after that. */
const leaseSeconds = 60;

/** Takes due questions so that no other process takes them too. */
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
