import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, longText, requiredLongText } from '../text';
import { companyDetail } from './company-detail';

const versioned = z.strictObject({ id: id('co'), version: z.int() });
const common = { output: companyDetail, idempotent: true } as const;
const save = 'company.company.save';
const status = 'company.company.status';
const note = longText().optional();

/**
 * Submits a draft, or the proposed changes of an approved company, for review. Refuses with the missing or invalid fields.
 * Requires step-up authentication, because it changes bank account, site origins and restricted countries.
 */
export const submitCompany = operation({
  ...common,
  path: '/company/submit',
  permission: save,
  input: versioned,
  needsProof: true,
});

/** Discards the proposed changes of an approved company, unless they are in review. */
export const discardCompanyChanges = operation({
  ...common,
  path: '/company/discardChanges',
  permission: save,
  input: versioned.extend({ note }),
});

/** Sends the first user of an approved company a new invitation; the previous link stops working. */
export const resendCompanyInvitation = operation({
  ...common,
  path: '/company/resendInvitation',
  permission: save,
  input: versioned,
});

/**
 * Blocks new users, merchants, API keys, cards, top-ups and higher limits, and declines authorizations. The company's
 * users see the note.
 */
export const suspendCompany = operation({
  ...common,
  path: '/company/suspend',
  permission: status,
  input: versioned.extend({ note: requiredLongText() }),
  needsProof: true,
});

export const resumeCompany = operation({
  ...common,
  path: '/company/resume',
  permission: status,
  input: versioned.extend({ note }),
  needsProof: true,
});

/** Reasons why a company cannot be closed. */
export const companyObstacles = ['MERCHANTS', 'BALANCES', 'INVOICES', 'REVIEWS'] as const;
/** Reason why a company cannot be closed. */
export type CompanyObstacle = (typeof companyObstacles)[number];

/** Returns the reasons why the company cannot be closed, each with a number of records; empty if it can be closed. */
export const checkCompanyClose = operation({
  path: '/company/closeCheck',
  permission: status,
  input: z.strictObject({ id: id('co') }),
  output: z.strictObject({
    obstacles: z.array(z.strictObject({ obstacle: z.enum(companyObstacles), count: z.int() })),
  }),
  reads: true,
});

/** Closes the company permanently. Refused (1007, reason `NOT_EMPTY`) while `checkCompanyClose` returns a reason. */
export const closeCompany = operation({
  ...common,
  path: '/company/close',
  permission: status,
  input: versioned.extend({ note: requiredLongText() }),
  needsProof: true,
});
