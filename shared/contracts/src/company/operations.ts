import * as invoices from './invoice';

/** Where the calls of this area are. */
export const companyOperations = [invoices];
