import type { Area } from '../area';
import { accountArea } from './account.area';
import { firstStepsArea } from './first-steps.area';
import { ledgerArea } from './ledger.area';

/** All areas of this domain. */
export const accountsAreas = [accountArea, ledgerArea, firstStepsArea] as const satisfies readonly Area[];
