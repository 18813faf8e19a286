import type { I18nText } from '@console/contracts';
import type { Context } from '../../../platform/context';
import { withinCompany } from '../../../platform/db/within-company';
import { raiseNotification } from '../../../platform/notifications/notification.store';
import { findRoleEditors } from './role-editor.query';

interface ModuleChange {
  id: string;
  name: I18nText;
  /** Companies to which the module was granted, and companies from which it was removed. */
  granted: readonly string[];
  taken: readonly string[];
}

/** Notifies users of these companies who can add the module's permissions to roles, in their own language. */
export async function notifyCompanies(context: Context, { id, name, granted, taken }: ModuleChange): Promise<void> {
  for (const companyId of granted) await notify(context, companyId, { id, name, type: 'MODULE_GRANTED' });
  for (const companyId of taken) await notify(context, companyId, { id, name, type: 'MODULE_REMOVED' });
}

interface Notice extends Pick<ModuleChange, 'id' | 'name'> {
  type: 'MODULE_GRANTED' | 'MODULE_REMOVED';
}

const notify = (context: Context, companyId: string, { id, name, type }: Notice): Promise<void> =>
  withinCompany(context, companyId, async ({ db, by, now }) => {
    const readers = await findRoleEditors(db, { companyId, except: by.id });
    for (const language of ['en_US', 'zh_CN'] as const)
      await raiseNotification(db, {
        companyId,
        userIds: readers.filter((one) => one.language === language).map((one) => one.id),
        type,
        objectType: 'product_module',
        objectId: id,
        label: name[language],
        page: 'role-management',
        now,
      });
  });
