import type { Module } from '../../platform/module';
import { accountModule } from './accounts/account.module';
import { firstStepsModule } from './first-steps/first-steps.module';
import { ledgerModule } from './ledger/ledger.module';

export const accountsModule: Module = {
  name: 'accounts',
  nouns: [accountModule, firstStepsModule, ledgerModule],
};
