import { type Notification, unreadMax } from '@console/contracts/notifications';
import type { Context } from '../context';
import { int, pick, type RowOf } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

type Reader = Pick<Context, 'db' | 'actor'>;

const notificationRow = pick(
  tables.notification,
  'id',
  'type',
  'object_type',
  'object_id',
  'label',
  'page',
  'created_at',
  'read_at',
);

const perPage = 30;

/** Returns the user's notifications after a given one, newest first; empty if the given one does not exist. */
export async function findNotifications(
  { db, actor }: Reader,
  after: string | undefined,
): Promise<{ list: Notification[]; hasMore: boolean }> {
  const older = after
    ? sql`and (created_at, id) < (select created_at, id from notification where id = ${after} and user_id = ${actor.userId})`
    : sql``;
  const { rows } = await db.execute(
    sql`
      select id, type, object_type, object_id, label, page, created_at, read_at from notification
      where user_id = ${actor.userId} ${older} order by created_at desc, id desc limit ${perPage + 1}`,
    notificationRow,
  );
  return { list: rows.slice(0, perPage).map(toNotification), hasMore: rows.length > perPage };
}

const toNotification = (row: RowOf<typeof notificationRow>): Notification => ({
  id: row.id,
  type: row.type,
  objectType: row.object_type,
  objectId: row.object_id,
  label: row.label,
  page: row.page,
  createdAt: new Date(row.created_at).toISOString(),
  readAt: row.read_at === null ? null : new Date(row.read_at).toISOString(),
});

export async function countUnreadOf({ db, actor }: Reader): Promise<number> {
  const { rows } = await db.execute(
    sql`
      select count(*)::int as unread from (
        select from notification where user_id = ${actor.userId} and read_at is null limit ${unreadMax}) as it`,
    { unread: int },
  );
  return rows[0]?.unread ?? 0;
}
