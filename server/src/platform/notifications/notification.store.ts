import type { PageAddress } from '@console/contracts';
import type { NotificationType } from '@console/contracts/areas';
import type { Context, Db } from '../context';
import { bool } from '../db/column';
import { newId } from '../db/ids';
import { insertRows } from '../db/insert-rows';
import { sql } from '../db/sql';

interface Raised {
  companyId: string;
  /** Recipients. The caller excludes the user who performed the action. */
  userIds: readonly string[];
  type: NotificationType;
  objectType: string;
  objectId: string;
  /** Display name of the object; never a full card number. */
  label: string;
  /** Address of the object's page below `/main/`. */
  page?: PageAddress;
  now: Date;
}

/** Notifies users in the transaction of the event. */
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
 * Removes notifications about pending tasks that are done. Skips rows that their reader is marking, to avoid a
 * deadlock.
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

/** Returns false if the user does not have this notification. */
export async function setRead({ db, actor, now }: Writer, id: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select read_at is not null as read from notification where id = ${id} and user_id = ${actor.userId}`,
    { read: bool },
  );
  const [row] = rows;
  if (!row) return false;
  // Written only if it changes, because a trigger notifies other pages of every write.
  if (!row.read) await db.execute(sql`update notification set read_at = ${now} where id = ${id} and read_at is null`);
  return true;
}

/** Marks all notifications up to the newest one that the user saw. */
export async function setAllRead({ db, actor, now }: Writer, upTo: string): Promise<void> {
  await db.execute(sql`
    update notification set read_at = ${now}
    where user_id = ${actor.userId} and read_at is null and (created_at, id) <= (
      select created_at, id from notification where id = ${upTo} and user_id = ${actor.userId})`);
}
