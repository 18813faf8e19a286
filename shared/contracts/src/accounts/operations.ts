import * as accounts from './account';
import * as accountExports from './account-export';
import * as firstSteps from './first-steps';
import * as ledger from './ledger';

/** Where the calls of this area are. */
export const accountsOperations = [accounts, accountExports, firstSteps, ledger];
