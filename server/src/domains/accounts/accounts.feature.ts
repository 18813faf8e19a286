import type { Feature } from '../../platform/feature';
import { accountFeature } from './accounts/account.feature';
import { firstStepsFeature } from './first-steps/first-steps.feature';
import { ledgerFeature } from './ledger/ledger.feature';

export const accountsFeature: Feature = {
  name: 'accounts',
  nouns: [accountFeature, firstStepsFeature, ledgerFeature],
};
