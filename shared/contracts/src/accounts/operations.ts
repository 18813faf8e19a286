import * as accounts from './account';
import * as accountExports from './account-export';
import * as ledger from './ledger';

/** Where the calls of this area are. */
export const accountsOperations = [accounts, accountExports, ledger];
