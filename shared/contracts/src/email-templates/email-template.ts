import { z } from '@console/contracts/zod';
import { language } from '../language';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { richText } from '../rich-text';
import { letterCodes } from '../send-records/letter-codes';
import { instant, longText, text } from '../text';
import { templateCategories } from './template-facts';

/** `BUILT_IN`: no version is published in the console, so the product's text is sent. */
export const templateStatuses = ['BUILT_IN', 'PUBLISHED'] as const;
export type TemplateStatus = (typeof templateStatuses)[number];

export const templateVersionStatuses = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type TemplateVersionStatus = (typeof templateVersionStatuses)[number];

const templateCode = z.enum(letterCodes);

/** E-mail template with its published text. */
export const emailTemplate = z.strictObject({
  /** The template code. */
  id: templateCode,
  category: z.enum(templateCategories),
  status: z.enum(templateStatuses),
  /** Number of the published version; 0 for the product's text. */
  versionNo: z.int(),
  hasDraft: z.boolean(),
  /** Subject of the published text, in both languages. */
  subject: z.strictObject({ en_US: z.string(), zh_CN: z.string() }),
  updatedAt: instant.nullable(),
  /** User who changed it last; empty if never changed. */
  updatedBy: z.string(),
  /** Increases with every change of any version. */
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** E-mail template with its published text. */
export type EmailTemplate = z.infer<typeof emailTemplate>;

export const emailTemplateFilter = z.strictObject({
  category: z.array(z.enum(templateCategories)).max(5).optional(),
  status: z.array(z.enum(templateStatuses)).max(2).optional(),
});
export type EmailTemplateFilter = z.infer<typeof emailTemplateFilter>;

/** `keyword` matches the code. */
export const listEmailTemplates = operation({
  path: '/emailTemplate/list',
  permission: 'admin.email-template.view',
  input: listInput(emailTemplateFilter, ['id']),
  output: listOutput(emailTemplate),
  reads: true,
});

const oneText = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });
const bothTexts = z.strictObject({ en_US: oneText, zh_CN: oneText });

export const emailTemplateDetail = emailTemplate.extend({
  /** Published text. */
  sent: bothTexts,
  /** Draft text. */
  draft: bothTexts.nullable(),
});
export type EmailTemplateDetail = z.infer<typeof emailTemplateDetail>;

/** The id is the template code. It is parsed as text, because a page takes it from its address. */
const target = z.strictObject({ id: text(40) });
const versioned = z.strictObject({ id: templateCode, version: z.int() });

export const readEmailTemplate = operation({
  path: '/emailTemplate/detail',
  permission: 'admin.email-template.view',
  input: target,
  output: emailTemplateDetail,
  reads: true,
});

/** Version of a template that was written in the console. */
export const emailTemplateVersion = z.strictObject({
  versionNo: z.int(),
  status: z.enum(templateVersionStatuses),
  updatedAt: instant,
  updatedBy: z.string(),
  publishedAt: instant.nullable(),
});
export type EmailTemplateVersion = z.infer<typeof emailTemplateVersion>;

export const listEmailTemplateVersions = operation({
  path: '/emailTemplate/versions',
  permission: 'admin.email-template.view',
  input: target,
  output: z.strictObject({ list: z.array(emailTemplateVersion) }),
  reads: true,
});

/** Form input of a draft. Fields may be empty until publication. */
export const emailTemplateDraft = z.strictObject({
  subjectEn: text(200),
  htmlEn: richText({ max: 5000 }),
  textEn: longText(5000),
  subjectZh: text(200),
  htmlZh: richText({ max: 5000 }),
  textZh: longText(5000),
});
/** Form input of a draft. */
export type EmailTemplateDraft = z.infer<typeof emailTemplateDraft>;

/** Saves the draft of a template. The published text does not change. */
export const saveEmailTemplate = operation({
  path: '/emailTemplate/update',
  permission: 'admin.email-template.save',
  input: emailTemplateDraft.extend({ ...target.shape, version: z.int() }),
  output: emailTemplateDetail,
});

/**
 * Publishes the draft for all further e-mails. Refused if a variable is unknown, or if a required variable or a
 * language is missing.
 */
export const publishEmailTemplate = operation({
  path: '/emailTemplate/publish',
  permission: 'admin.email-template.publish',
  input: versioned,
  output: emailTemplateDetail,
});

/** Archives the published version, so that further e-mails have the product's text. */
export const archiveEmailTemplate = operation({
  path: '/emailTemplate/archive',
  permission: 'admin.email-template.publish',
  input: versioned,
  output: emailTemplateDetail,
});

/** Sends the draft, or if there is none, the published text, to the caller with sample values. */
export const testEmailTemplate = operation({
  path: '/emailTemplate/test',
  permission: 'admin.email-template.save',
  input: versioned.extend({ language }),
  output: emailTemplateDetail,
});
