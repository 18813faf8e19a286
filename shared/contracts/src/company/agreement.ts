import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { exportCalls } from '../jobs/export';
import { language } from '../language';
import { allowedAction, countsInput, countsOutput, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { agreementTypes } from '../public/agreement';
import { recordHistory } from '../record-history';
import { richText } from '../rich-text';
import { bizdate, enteredDay, i18nText, id, instant, text } from '../text';
import './messages';

/** Statuses of a version. A version is archived when a later one takes effect. */
export const agreementStatuses = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];

/** Maximum number of visible characters of a text in one language. */
const bodyMax = 30_000;

/** Fields of a draft. They may be empty until it is published. The type of an existing draft cannot be changed. */
export const agreementDraft = z.strictObject({
  type: z.enum(agreementTypes),
  titleEn: text(120),
  titleZh: text(120),
  bodyEn: richText({ max: bodyMax }),
  bodyZh: richText({ max: bodyMax }),
  /** First day, in the company's time zone, on which the version is in effect. */
  effectiveFrom: enteredDay.optional(),
  /** Users must accept the version at the first sign-in after it takes effect. */
  acceptanceRequired: z.boolean(),
});
export type AgreementDraft = z.infer<typeof agreementDraft>;

/** Agreement version as shown in lists. */
export const agreement = z.strictObject({
  id: id('agreement'),
  type: z.enum(agreementTypes),
  versionNo: z.int(),
  status: z.enum(agreementStatuses),
  title: i18nText,
  /** Null for a draft without a date. */
  effectiveFrom: bizdate.nullable(),
  /** Published but not in effect yet. */
  isScheduled: z.boolean(),
  acceptanceRequired: z.boolean(),
  /** Number of acceptances of this version. */
  acceptances: z.int(),
  publishedAt: instant.nullable(),
  updatedAt: instant,
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type Agreement = z.infer<typeof agreement>;

/** Agreement version with its text. */
export const agreementDetail = agreement.extend({
  body: i18nText,
  createdAt: instant,
  createdBy: z.string(),
});
export type AgreementDetail = z.infer<typeof agreementDetail>;

export const agreementFilter = z.strictObject({
  status: z.array(z.enum(agreementStatuses)).max(agreementStatuses.length).optional(),
  type: z.array(z.enum(agreementTypes)).max(agreementTypes.length).optional(),
  acceptanceRequired: z.boolean().optional(),
});
export type AgreementFilter = z.infer<typeof agreementFilter>;
export const agreementSortable = ['versionNo', 'effectiveFrom', 'updatedAt'] as const;

const view = 'company.agreement.view';
const save = 'company.agreement.save';
const publish = 'company.agreement.publish';

/** `keyword` matches the titles. */
export const listAgreements = operation({
  path: '/agreement/list',
  permission: view,
  input: listInput(agreementFilter, [...agreementSortable]),
  output: listOutput(agreement),
  reads: true,
});

/** Number of versions in each status that match the keyword and the other filters of the list. */
export const countAgreements = operation({
  path: '/agreement/counts',
  permission: view,
  input: countsInput(agreementFilter.omit({ status: true })),
  output: countsOutput(agreementStatuses),
  reads: true,
});

const target = z.strictObject({ id: id('agreement') });
const versioned = target.extend({ version: z.int() });

export const readAgreement = operation({
  path: '/agreement/detail',
  permission: view,
  input: target,
  output: agreementDetail,
  reads: true,
});

/** Changes in the audit log, newest first. */
export const readAgreementHistory = operation({
  path: '/agreement/history',
  permission: view,
  input: target,
  output: recordHistory,
  reads: true,
});

/** A version of the same type, for comparison. */
export const agreementVersion = agreement.pick({ id: true, versionNo: true, status: true, effectiveFrom: true });
export type AgreementVersion = z.infer<typeof agreementVersion>;

/** The latest 100 versions of the same type, newest first. */
export const listAgreementVersions = operation({
  path: '/agreement/versions',
  permission: view,
  input: target,
  output: z.strictObject({ list: z.array(agreementVersion) }),
  reads: true,
});

/** Creates the next version of its type as a draft. Refused at `type` if the type has a draft. */
export const createAgreement = operation({
  path: '/agreement/create',
  permission: save,
  input: agreementDraft,
  output: agreement,
  idempotent: true,
});

/** Copies the newest published version into a draft. Refused (1007) for any other version. */
export const copyAgreement = operation({
  path: '/agreement/copy',
  permission: save,
  input: versioned,
  output: agreement,
  idempotent: true,
});

/** Changes a draft. Refused (1007) for a published version. */
export const updateAgreement = operation({
  path: '/agreement/update',
  permission: save,
  input: agreementDraft.omit({ type: true }).extend(versioned.shape),
  output: agreement,
  idempotent: true,
});

/** Deletes a draft. Refused (1007) for a published version. */
export const deleteAgreement = operation({
  path: '/agreement/delete',
  permission: save,
  input: versioned,
  output: done,
  idempotent: true,
});

/**
 * Publishes a draft. It takes effect at the start of the day in the company's time zone; the previous version is in effect
 * until then. A day before today, or before the effective date of a published version, is refused at its field.
 */
export const publishAgreement = operation({
  path: '/agreement/publish',
  permission: publish,
  input: versioned.extend({ effectiveFrom: enteredDay }),
  output: agreement,
  needsProof: true,
  idempotent: true,
});

/** Starts an export of the matching versions. Returns the job and the number of rows. */
export const { start: exportAgreements, count: countAgreementExport } = exportCalls({
  path: '/agreement',
  permission: 'company.agreement.export',
  filter: agreementFilter,
  sortable: [...agreementSortable],
  prefix: 'agreement',
});

/** Kinds of people who accept agreements: users at sign-in, merchants at registration, and applicants in onboarding. */
export const acceptanceSubjects = ['USER', 'REGISTRATION', 'APPLICATION'] as const;

/** An acceptance of one version. */
export const agreementAcceptance = z.strictObject({
  id: id('acceptance'),
  subjectType: z.enum(acceptanceSubjects),
  /**
   * Nickname of the user, or the name in the registration or application; empty if it belongs to another company or was
   * deleted.
   */
  subject: z.string(),
  signature: z.string(),
  ip: z.string(),
  language,
  /** SHA-256 of the accepted body in this language, in hexadecimal. */
  bodySha256: z.string(),
  acceptedAt: instant,
});
export type AgreementAcceptance = z.infer<typeof agreementAcceptance>;

export const acceptanceFilter = z.strictObject({ agreementId: id('agreement').optional() });
export type AcceptanceFilter = z.infer<typeof acceptanceFilter>;
export const acceptanceSortable = ['acceptedAt'] as const;

/** `keyword` matches the signature and the name. */
export const listAcceptances = operation({
  path: '/agreementAcceptance/list',
  permission: view,
  input: listInput(acceptanceFilter, [...acceptanceSortable]),
  output: listOutput(agreementAcceptance),
  reads: true,
});

/** Starts an export of acceptances. */
export const { start: exportAcceptances, count: countAcceptanceExport } = exportCalls({
  path: '/agreementAcceptance',
  permission: 'company.agreement.export',
  filter: acceptanceFilter,
  sortable: [...acceptanceSortable],
  prefix: 'acceptance',
});
