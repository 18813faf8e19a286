import { sql } from 'drizzle-orm';
import type { ChannelMode } from '../../channels/channel-adapter';
import type { Db } from '../../context';

/** A question to a channel that this process has taken for the time of a lease. */
export interface Claimed {
  reviewId: string;
  cardId: string;
  companyId: string;
  attempts: number;
  mode: ChannelMode;
}

const batchMax = 20;
/** A process that dies leaves the question to others after that. */
const leaseSeconds = 60;

/** Takes due questions so that no other process takes them too. */
export async function claimDue(db: Db, now: Date): Promise<Claimed[]> {
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    with due as (
      select q.review_id, ch.mode from cancel_request q
      join card c on c.id = q.card_id join channel ch on ch.id = c.channel_id
      where q.due_at <= ${now} order by q.due_at limit ${batchMax} for update of q skip locked)
    update cancel_request q set attempts = q.attempts + 1,
      due_at = ${now}::timestamptz + ${leaseSeconds} * interval '1 second'
    from due where q.review_id = due.review_id
    returning q.review_id as "reviewId", q.card_id as "cardId", q.company_id as "companyId", q.attempts, due.mode`);
  return rows;
}
