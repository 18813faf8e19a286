import { accountsReference } from './reference.data';
import type { Module } from '../../platform/module';
import { accountExport } from './accounts/account.export';
import { accountRoutes } from './accounts/account.routes';
import { firstStepsRoutes } from './first-steps/first-steps.routes';
import { accountsRelated } from './related.query';
import { ledgerRoutes } from './ledger/ledger.routes';

export const accountsModule: Module = {
  name: 'accounts',
  uses: ['merchants'],
  reference: accountsReference,
  routes: [accountRoutes, firstStepsRoutes, ledgerRoutes],
  jobs: () => ({ ACCOUNT_EXPORT: { at: 'export', permission: 'accounts.account.export', dataset: accountExport } }),
  related: accountsRelated,
};
