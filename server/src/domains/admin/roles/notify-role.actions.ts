import type { I18nText } from '@console/contracts';
import type { NotificationType } from '@console/contracts/areas';
import { nameFor } from '../../../platform/audience/audience.rules';
import type { Ctx } from '../../../platform/context';
import { findLabels } from '../../../platform/dicts/dict.query';
import { changeLabel } from '../../../platform/notifications/change-label.rules';
import { raiseNotification } from '../../../platform/notifications/notification.store';
import { findRoleReaders, roleReadersMax } from './role-reader.query';

/** Change of a role that affects its users, with the current name of the role. */
interface RoleChange {
  id: string;
  name: I18nText;
  type: Extract<NotificationType, `ROLE_${string}`>;
  granted?: readonly string[];
  taken?: readonly string[];
  /** Change of the access to all merchants; undefined if it did not change. */
  allMerchants?: 'ADDED' | 'REMOVED' | undefined;
}

const allMerchantsName: I18nText = { en_US: 'All merchants', zh_CN: '全部商户' };

/**
 * Notifies the users of a role, in their language, except the user who changed it. If the role has more than 200 users,
 * none is notified: the inserts would delay the transaction, which locks the access of the whole company, and open
 * pages are updated anyway.
 */
export async function notifyRole(ctx: Ctx, change: RoleChange): Promise<void> {
  const { db, companyId, by, now } = ctx;
  const { id, name, type, granted = [], taken = [], allMerchants } = change;
  const readers = await findRoleReaders(db, { roleId: id, except: by.id });
  if (readers.length === 0 || readers.length > roleReadersMax) return;
  const labels = granted.length + taken.length === 0 ? [] : await findLabels(db, ['permission']);
  for (const language of ['en_US', 'zh_CN'] as const) {
    const [reader, ...others] = readers.filter((one) => one.language === language);
    if (!reader) continue;
    const named = (codes: readonly string[]) =>
      codes.map((code) => labels.find((one) => one.code === code)?.label[language] ?? code);
    const merchants = (when: typeof allMerchants) => (allMerchants === when ? [allMerchantsName[language]] : []);
    await raiseNotification(db, {
      companyId,
      userIds: [reader, ...others].map(({ userId }) => userId),
      type,
      objectType: 'role',
      objectId: id,
      label: changeLabel({
        // Only users with access to the whole company can change roles.
        by: nameFor(reader, { name: by.name, writer: 'WHITELABEL' }),
        record: name[language],
        added: [...merchants('ADDED'), ...named(granted)],
        removed: [...merchants('REMOVED'), ...named(taken)],
      }),
      page: `role-management?role=${id}`,
      now,
    });
  }
}
