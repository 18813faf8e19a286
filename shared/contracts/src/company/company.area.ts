import type { Area } from '../area';
import { companiesArea } from './companies.area';
import { invoiceArea } from './invoice.area';
import { companyMessages } from './messages';
import { agreementArea } from './agreement.area';

/** Texts of field codes are one file of the domain: rules of several nouns use them, and pages load that file. */
const companyArea = { fields: companyMessages } as const satisfies Area;

/** The nouns of this domain. */
export const companyAreas = [companyArea, companiesArea, agreementArea, invoiceArea] as const satisfies readonly Area[];
