import type { Catalogue } from '../area';

/** Who may do what in this area. */
export const accountsPermissions: Catalogue = {
  'accounts.account.view': {
    name: { en_US: 'View accounts', zh_CN: '查看账户' },
    pages: ['index'],
    risk: 'LOW',
  },
  'accounts.account.export': { name: { en_US: 'Export accounts', zh_CN: '导出账户' }, pages: [], risk: 'LOW' },
  'accounts.ledger.view': {
    name: { en_US: 'View the trial balance', zh_CN: '查看试算平衡表' },
    pages: [],
    risk: 'LOW',
  },
  'accounts.ledger.verify': { name: { en_US: 'Verify the ledger', zh_CN: '核验账本' }, pages: [], risk: 'LOW' },
};
