import { z } from '@console/contracts/zod';
import { language } from '../language';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { richText } from '../rich-text';
import { letterCodes } from '../send-records/letter-codes';
import { instant, longText, text } from '../text';
import { templateCategories } from './template-facts';

/** BUILT_IN: nothing of the console's own is published, so the text of the product is sent. */
export const templateStatuses = ['BUILT_IN', 'PUBLISHED'] as const;
export type TemplateStatus = (typeof templateStatuses)[number];

export const templateVersionStatuses = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type TemplateVersionStatus = (typeof templateVersionStatuses)[number];

const templateCode = z.enum(letterCodes);

/** One kind of e-mail, and whose text of it is sent. */
export const emailTemplate = z.strictObject({
  /** Its code. */
  id: templateCode,
  category: z.enum(templateCategories),
  status: z.enum(templateStatuses),
  /** Number of the version that is sent; 0 of the product's. */
  versionNo: z.int(),
  hasDraft: z.boolean(),
  /** Subject of what is sent, in both languages. */
  subject: z.strictObject({ en_US: z.string(), zh_CN: z.string() }),
  updatedAt: instant.nullable(),
  /** Who changed it last; empty where nobody has. */
  updatedBy: z.string(),
  /** Counts every change of any version. */
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** One kind of e-mail, and whose text of it is sent. */
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
  /** What is sent now. */
  sent: bothTexts,
  /** What will be sent once it is published. */
  draft: bothTexts.nullable(),
});
export type EmailTemplateDetail = z.infer<typeof emailTemplateDetail>;

/** Its code is its id; written as text, since a page has it from its address. */
const target = z.strictObject({ id: text(40) });
const versioned = z.strictObject({ id: templateCode, version: z.int() });

export const readEmailTemplate = operation({
  path: '/emailTemplate/detail',
  permission: 'admin.email-template.view',
  input: target,
  output: emailTemplateDetail,
  reads: true,
});

/** One version of a template that the console wrote. */
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

/** What a draft says; it may have gaps until it is published. */
export const emailTemplateDraft = z.strictObject({
  subjectEn: text(200),
  htmlEn: richText({ max: 5000 }),
  textEn: longText(5000),
  subjectZh: text(200),
  htmlZh: richText({ max: 5000 }),
  textZh: longText(5000),
});
/** What a draft says. */
export type EmailTemplateDraft = z.infer<typeof emailTemplateDraft>;

/** Saves the draft of a template; what is sent stays until the draft is published. */
export const saveEmailTemplate = operation({
  path: '/emailTemplate/update',
  permission: 'admin.email-template.save',
  input: emailTemplateDraft.extend({ ...target.shape, version: z.int() }),
  output: emailTemplateDetail,
});

/** From the next e-mail on the draft is sent. Refused where a variable is unknown, or a required one or a language is missing. */
export const publishEmailTemplate = operation({
  path: '/emailTemplate/publish',
  permission: 'admin.email-template.publish',
  input: versioned,
  output: emailTemplateDetail,
});

/** From the next e-mail on the text of the product is sent again. */
export const archiveEmailTemplate = operation({
  path: '/emailTemplate/archive',
  permission: 'admin.email-template.publish',
  input: versioned,
  output: emailTemplateDetail,
});

/** Mails the draft, or what is sent where there is none, to whoever asks, with sample values. */
export const testEmailTemplate = operation({
  path: '/emailTemplate/test',
  permission: 'admin.email-template.save',
  input: versioned.extend({ language }),
  output: emailTemplateDetail,
});
