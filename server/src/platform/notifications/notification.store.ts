import type { PageAddress } from '@console/contracts';
import type { NotificationType } from '@console/contracts/areas';
import type { Context, Db } from '../context';
import { bool } from '../db/column';
import { newId } from '../db/ids';
import { insertRows } from '../db/insert-rows';
import { sql } from '../db/sql';

interface Raised {
  companyId: string;
  /** Who is told; nobody is told of their own actions, which is up to who raises it. */
  userIds: readonly string[];
  type: NotificationType;
  objectType: string;
  objectId: string;
  /** How people call the object; never a whole number of a card. */
  label: string;
  /** Address below `/main/`, where a page shows the object. */
  page?: PageAddress;
  now: Date;
}

/** Tells people of what happened, in the transaction in which it does. */
export async function raiseNotification(
  db: Db,
  { companyId, userIds, type, objectType, objectId, label, page, now }: Raised,
): Promise<void> {
  const rows = [...new Set(userIds)].map((userId) => ({
    id: newId('ntf'),
    company_id: companyId,
    user_id: userId,
    type,
    object_type: objectType,
    object_id: objectId,
    label: label.slice(0, 200),
    page: page ?? '',
    created_at: now,
  }));
  await insertRows(db, 'notification', rows);
}

/**
 * What waited for somebody waits no more, so it is no news to anybody. One that its reader is marking at this moment is
 * passed over: waiting for it, two could wait for each other.
 */
export async function settleNotifications(
  db: Db,
  { type, objectId, now }: { type: NotificationType; objectId: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    update notification set read_at = ${now} where id in (
      select id from notification where object_id = ${objectId} and type = ${type} and read_at is null
      for update skip locked)`);
}

type Writer = Pick<Context, 'db' | 'actor' | 'now'>;

/** False: there is no such one of this user. */
export async function setRead({ db, actor, now }: Writer, id: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select read_at is not null as read from notification where id = ${id} and user_id = ${actor.userId}`,
    { read: bool },
  );
  const [row] = rows;
  if (!row) return false;
  // Only what changes is written: the trigger tells other pages of every write.
  if (!row.read) await db.execute(sql`update notification set read_at = ${now} where id = ${id} and read_at is null`);
  return true;
}

/** Those that were there when the newest one that was seen came. */
export async function setAllRead({ db, actor, now }: Writer, upTo: string): Promise<void> {
  await db.execute(sql`
    update notification set read_at = ${now}
    where user_id = ${actor.userId} and read_at is null and (created_at, id) <= (
      select created_at, id from notification where id = ${upTo} and user_id = ${actor.userId})`);
}
