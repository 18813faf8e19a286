import type { Db } from '../../../platform/context';
import type { ChannelMode } from './channel-adapter';
import { sql } from '../../../platform/db/sql';

/** A question about a card that this process has taken for the time of a lease. */
export interface ClaimedQuestion {
  /** What it is kept under. */
  key: string;
  cardId: string;
  companyId: string;
  attempts: number;
  mode: ChannelMode;
}

/** Where questions are kept, and by which column each is found. */
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
  const { rows } = await db.execute<ClaimedQuestion & Record<string, unknown>>(sql`
    with due as (
      select q.${found} as key, ch.mode from ${stored} q
      join card c on c.id = q.card_id join channel ch on ch.id = c.channel_id
      where q.due_at <= ${now} order by q.due_at limit ${batchMax} for update of q skip locked)
    update ${stored} q set attempts = q.attempts + 1,
      due_at = ${now}::timestamptz + ${leaseSeconds} * interval '1 second'
    from due where q.${found} = due.key
    returning due.key, q.card_id as "cardId", q.company_id as "companyId", q.attempts, due.mode`);
  return rows;
}
