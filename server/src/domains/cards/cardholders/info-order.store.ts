import { codes } from '@console/contracts';
import type { ChannelMode } from '../channels/channel.adapter';
import type { Context } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import { sql } from '../../../platform/db/sql';

type Writer = Pick<Context, 'db' | 'actor' | 'now'>;

/** The way of the channel of a card that is known to be there. */
export async function readChannelMode({ db }: Writer, cardId: string): Promise<ChannelMode> {
  const { rows } = await db.execute<{ mode: ChannelMode }>(sql`
    select ch.mode from card c join channel ch on ch.id = c.channel_id where c.id = ${cardId} and ch.status = 'ENABLED'`);
  if (!rows[0]) throw new Refusal(codes.channelUnavailable, { data: { reason: 'CHANNEL_CANNOT' } });
  return rows[0].mode;
}

/** An order that was done at once. */
export const insertInfoOrder = (
  { db, actor, now }: Writer,
  { orderId, cardId, channelRef }: { orderId: string; cardId: string; channelRef: string },
): Promise<unknown> =>
  db.execute(sql`
    insert into card_order (id, company_id, card_id, type, state, channel_ref, attempts, due_at, created_at, finished_at)
    values (${orderId}, ${actor.companyId}, ${cardId}, 'UPDATE_INFO', 'SUCCESS', ${channelRef}, 1, ${now}, ${now}, ${now})`);
