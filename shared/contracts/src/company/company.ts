import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { exportCalls } from '../jobs/export';
import { countsInput, countsOutput, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { recordHistory } from '../record-history';
import { id } from '../text';
import { company, companyDetail } from './company-detail';
import { companyStatuses } from './company.states';

export const companyFilter = z.strictObject({
  status: z.array(z.enum(companyStatuses)).max(companyStatuses.length).optional(),
  country: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(50)
    .optional(),
  feeCurrency: z.array(z.enum(currencies)).max(currencies.length).optional(),
});
export type CompanyFilter = z.infer<typeof companyFilter>;

/** Fields that the list and its export are sorted by. */
export const companySortable = ['name', 'companyNo', 'createdAt', 'updatedAt'] as const;

const permission = 'company.company.view';

/**
 * Lists companies. Users of the platform company see all, users of another company only their own. `keyword` matches names, trade
 * name, company number, agreement number and registration number.
 */
export const listCompanies = operation({
  path: '/company/list',
  permission,
  input: listInput(companyFilter, [...companySortable]),
  output: listOutput(company),
  reads: true,
});

/** Number of companies in each status that match the keyword and the other filters of the list. */
export const countCompanies = operation({
  path: '/company/counts',
  permission,
  input: countsInput(companyFilter.omit({ status: true })),
  output: countsOutput(companyStatuses),
  reads: true,
});

const target = z.strictObject({ id: id('co') });

export const readCompany = operation({
  path: '/company/detail',
  permission,
  input: target,
  output: companyDetail,
  reads: true,
});

/** Changes in the audit log, newest first. */
export const readCompanyHistory = operation({
  path: '/company/history',
  permission,
  input: target,
  output: recordHistory,
  reads: true,
});

/** Returns the full account number and IBAN, current and proposed. Adds an audit log entry. */
export const showCompanyBankAccount = operation({
  path: '/company/showBankAccount',
  permission,
  input: target,
  output: z.strictObject({
    bankAccountNo: z.string(),
    bankIban: z.string(),
    /** Null without a proposed change. */
    proposedAccountNo: z.string().nullable(),
    proposedIban: z.string().nullable(),
  }),
});

/** Starts an export of the matching companies. */
export const { start: exportCompanies, count: countCompanyExport } = exportCalls({
  path: '/company',
  permission: 'company.company.export',
  filter: companyFilter,
  sortable: [...companySortable],
  prefix: 'co',
});
