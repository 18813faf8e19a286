import type { Db } from '../../../platform/context';
import { pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import type { ChannelMode } from './channel.adapter';

/** Mode of a card's channel; null if the channel is not enabled. */
export async function findChannelMode(db: Db, cardId: string): Promise<ChannelMode | null> {
  const { rows } = await db.execute(
    sql`
      select ch.mode from card c join channel ch on ch.id = c.channel_id
      where c.id = ${cardId} and ch.status = 'ENABLED'`,
    pick(tables.channel, 'mode'),
  );
  return rows[0]?.mode ?? null;
}
