import * as audit from '../audit/audit';
import * as menuKeeping from '../menus/menu-keeping';
import * as menuRecords from '../menus/menu-record';

/** Where the calls of this area are. */
export const adminOperations = [audit, menuKeeping, menuRecords];
