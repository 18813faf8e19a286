import type { Area } from '../area';
import { accountsOperations } from './operations';
import { accountsPermissions } from './permissions';

export const accountsArea = {
  operations: accountsOperations,
  permissions: accountsPermissions,
  actions: { '/account/export': ['Export accounts', '导出账户'] },
  jobs: { ACCOUNT_EXPORT: ['Export accounts', '导出账户'] },
} as const satisfies Area;
