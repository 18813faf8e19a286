import type { Feature } from '../../../platform/feature';
import { accountDicts, accountMenus } from './account.data';
import { accountExport } from './account.export';
import { accountRelated } from './account-related.query';
import { accountRoutes } from './account.routes';

export const accountFeature: Feature = {
  name: 'accounts/accounts',
  reference: { dicts: accountDicts, menus: accountMenus },
  routes: [accountRoutes],
  jobs: () => ({ ACCOUNT_EXPORT: { at: 'export', permission: 'accounts.account.export', dataset: accountExport } }),
  related: accountRelated,
};
