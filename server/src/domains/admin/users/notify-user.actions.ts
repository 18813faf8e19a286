import type { I18nText } from '@console/contracts';
import type { NotificationType } from '@console/contracts/areas';
import { isStaff, nameFor } from '../../../platform/audience/audience.rules';
import type { Context, Db } from '../../../platform/context';
import { findLabels } from '../../../platform/dicts/dict.query';
import type { ChangedAccount } from '../../../platform/feature';
import { changeLabel } from '../../../platform/notifications/change-label.rules';
import { raiseNotification, settleNotifications } from '../../../platform/notifications/notification.store';
import type { StoredUser } from './user-row.query';
import { findInviter, findUnlockers, findWatched } from './user-watcher.query';

/** User list, filtered by this user. */
const pageOf = (loginName: string) => `user-management?q=${encodeURIComponent(loginName)}` as const;

/**
 * Notifies the users who can unlock a user. Closes the notification of an earlier lock, so that repeated attacks leave
 * one unread notification.
 */
export async function notifyLocked({ db, now, userId }: ChangedAccount): Promise<void> {
  await settleLocked(db, { userId, now });
  await notifyOthers({ db, now, userId }, 'USER_LOCKED', findUnlockers);
}

/** Closes the notifications of a lock that has ended. */
export const settleLocked = (db: Db, { userId, now }: Pick<ChangedAccount, 'userId' | 'now'>): Promise<void> =>
  settleNotifications(db, { type: 'USER_LOCKED', objectId: userId, now });

/** Notifies the inviter that the invitation was accepted. */
export const notifyActivated = (account: ChangedAccount): Promise<void> =>
  notifyOthers(account, 'INVITATION_ACCEPTED', findInviter);

async function notifyOthers(
  { db, now, userId }: ChangedAccount,
  type: NotificationType,
  find: (db: Db, userId: string) => Promise<string[]>,
): Promise<void> {
  const user = await findWatched(db, userId);
  if (user === null) return;
  const { companyId, loginName } = user;
  const userIds = await find(db, userId);
  const object = { objectType: 'user', objectId: userId, label: loginName, page: pageOf(loginName) };
  await raiseNotification(db, { ...object, companyId, userIds, type, now });
}

interface Named {
  id: string;
  name: I18nText;
}

/**
 * Notifies a user of roles, merchants and hidden fields that another user changed, in the user's language. Invited and
 * disabled users are not notified: invited users had no access before, and disabled users have none now.
 */
export async function notifyAccess(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  before: StoredUser,
  after: StoredUser,
): Promise<void> {
  if (before.status !== 'ACTIVE' && before.status !== 'LOCKED') return;
  const { id, company_id: companyId, login_name, account_type: accountType, language } = after;
  const reader = { accountType, language, companyName: actor.companyName };
  // A user who isn't staff can only change users of their own account type.
  const by = nameFor(reader, { name: actor.nickname, writer: isStaff(actor) ? 'WHITELABEL' : accountType });
  const object = { companyId, userIds: [id], objectType: 'user', objectId: id, page: pageOf(login_name), now };
  const raise = async (type: NotificationType, had: readonly Named[], has: readonly Named[]) => {
    const [added, removed] = [without(has, had), without(had, has)];
    if (added.length + removed.length === 0) return;
    const names = (list: readonly Named[]) => list.map(({ name }) => name[language]);
    const label = changeLabel({ by, added: names(added), removed: names(removed) });
    await raiseNotification(db, { ...object, type, label });
  };
  await raise('USER_ROLES_CHANGED', before.roles, after.roles);
  await raise('USER_MERCHANTS_CHANGED', before.merchants, after.merchants);
  const fields = await findLabels(db, ['sensitive_group']);
  const hiddenOf = ({ hidden_groups }: StoredUser): Named[] =>
    fields.flatMap(({ code, label }) =>
      hidden_groups.some((group) => group === code) ? [{ id: code, name: label }] : [],
    );
  await raise('USER_FIELDS_CHANGED', hiddenOf(before), hiddenOf(after));
}

const without = (list: readonly Named[], others: readonly Named[]): Named[] =>
  list.filter(({ id }) => !others.some((other) => other.id === id));
