import type { Area, Catalogue } from '../area';
import * as accounts from './account';
import * as accountExports from './account-export';

const permissions: Catalogue = {
  'accounts.account.view': {
    name: { en_US: 'View accounts', zh_CN: '查看账户' },
    pages: ['index'],
    risk: 'LOW',
  },
  'accounts.account.export': { name: { en_US: 'Export accounts', zh_CN: '导出账户' }, pages: [], risk: 'LOW' },
};

/** Operations, permissions and labels of accounts. */
export const accountArea = {
  operations: [accounts, accountExports],
  permissions,
  actions: {
    '/account/export': ['Export accounts', '导出账户'],
  },
  jobs: {
    ACCOUNT_EXPORT: ['Export accounts', '导出账户'],
  },
} as const satisfies Area;
