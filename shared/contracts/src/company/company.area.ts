import type { Area } from '../area';
import { companiesArea } from './companies.area';
import { invoiceArea } from './invoice.area';
import { companyMessages } from './messages';
import { agreementArea } from './agreement.area';

/** Texts of field codes. They are one file for the domain, because rules of several nouns use them. */
const companyArea = { fields: companyMessages } as const satisfies Area;

/** Areas of this domain. */
export const companyAreas = [companyArea, companiesArea, agreementArea, invoiceArea] as const satisfies readonly Area[];
