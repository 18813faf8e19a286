import type { Language } from '@console/contracts';
import { permissions } from '@console/contracts/areas';
import type { Db } from '@console/server/platform/context';
import { fixedId } from '@console/server/platform/db/ids';
import { insertRows } from '@console/server/platform/db/insert-rows';
import { changeLabel } from '@console/server/platform/notifications/change-label.rules';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Named {
  id: string;
  /** Login name of a user, display name of a role. */
  name: string;
}

/** Users and the role of a company that the notifications are about. */
export interface Noticed {
  companyId: string;
  language: Language;
  owner: Named;
  active: Named;
  locked: Named;
  role: Named;
}

const changedButton = 'cards.card.view';

/** The owner's notifications are marked as read, so that only notifications of the visitor's own actions are unread. */
const noticesOf = ({ language, owner, active, locked, role }: Noticed) => [
  {
    user: owner,
    type: 'INVITATION_ACCEPTED',
    about: { objectType: 'user', objectId: active.id, label: active.name, page: `user-management?q=${active.name}` },
    agoMs: 19 * dayMs,
    isRead: true,
  },
  {
    user: owner,
    type: 'USER_LOCKED',
    about: { objectType: 'user', objectId: locked.id, label: locked.name, page: `user-management?q=${locked.name}` },
    agoMs: 2 * hourMs,
    isRead: true,
  },
  {
    user: active,
    type: 'ROLE_PERMISSIONS_CHANGED',
    about: {
      objectType: 'role',
      objectId: role.id,
      label: changeLabel({
        by: owner.name,
        record: role.name,
        added: [permissions[changedButton]?.name[language] ?? changedButton],
        removed: [],
      }),
      page: `role-management?role=${role.id}`,
    },
    agoMs: 5 * dayMs,
    isRead: false,
  },
  {
    user: active,
    type: 'USER_ROLES_CHANGED',
    about: {
      objectType: 'user',
      objectId: active.id,
      label: changeLabel({ by: owner.name, added: [role.name], removed: [] }),
      page: `user-management?q=${active.name}`,
    },
    agoMs: hourMs,
    isRead: false,
  },
];

/** Seeds notifications about accounts and roles in one company; `from` is the number of the first. */
export async function seedColleagueNotices(db: Db, now: Date, { from, ...noticed }: Noticed & { from: number }) {
  const at = (agoMs: number) => new Date(now.getTime() - agoMs).toISOString();
  await insertRows(
    db,
    'notification',
    noticesOf(noticed).map(({ user, type, about, agoMs, isRead }, index) => ({
      id: fixedId('ntf', from + index),
      company_id: noticed.companyId,
      user_id: user.id,
      type,
      object_type: about.objectType,
      object_id: about.objectId,
      label: about.label,
      page: about.page,
      created_at: at(agoMs),
      ...(isRead && { read_at: at(agoMs - hourMs) }),
    })),
  );
}
