import { codes, type FieldIssue, type InputOf, mailWaitSeconds } from '@console/contracts';
import {
  type archiveEmailTemplate,
  type EmailTemplateDetail,
  type publishEmailTemplate,
  type saveEmailTemplate,
  templateIssues,
  type testEmailTemplate,
} from '@console/contracts/email-templates';
import { letterCodes } from '@console/contracts/send-records';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { transitionTemplateVersion, storeTemplateDraft } from '../../../platform/mail/email-template.store';
import { postSample } from '../../../platform/mail/outbox.store';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { Refusal } from '../../../platform/refusal';
import { takeMailTurn } from '../../../platform/session/attempts/mail-turn.actions';
import { findAddressee } from '../../../platform/session/passwords/account.query';
import { findEmailTemplate, lockTemplateVersions } from './email-template.query';

type Target = InputOf<typeof publishEmailTemplate>;

const find = (context: Context, id: string) => findEmailTemplate({ ...context, edits: true }, id);

/** Locks the template and checks the version. */
async function lockTemplate(context: Context, { id, version }: Target) {
  await refuseOthers(context);
  const numbers = await lockTemplateVersions(context, id);
  const before = await find(context, id);
  await assertVersion(before, version, () => ({ current: before }));
  return { before, ...numbers };
}

const refuse = (fieldIssues: FieldIssue[]) => new Refusal(codes.invalid, { fieldIssues });

export async function saveTemplate(
  { id: typed, version, ...draft }: InputOf<typeof saveEmailTemplate>,
  context: Context,
): Promise<EmailTemplateDetail> {
  const id = letterCodes.find((one) => one === typed);
  if (id === undefined) throw new Refusal(codes.notFound);
  const { before } = await lockTemplate(context, { id, version });
  const { subjectEn, htmlEn, textEn, subjectZh, htmlZh, textZh } = draft;
  await storeTemplateDraft(context, id, {
    en_US: { subject: subjectEn, html: htmlEn, text: textEn },
    zh_CN: { subject: subjectZh, html: htmlZh, text: textZh },
  });
  const after = await find(context, id);
  const shown = before.draft ?? before.sent;
  const line = { objectType: 'email_template' as const, objectId: id, objectLabel: id };
  await context.audit({
    ...line,
    before: { subjectEn: shown.en_US.subject, subjectZh: shown.zh_CN.subject },
    after: { subjectEn, subjectZh },
  });
  return after;
}

export async function publishTemplate(target: Target, context: Context): Promise<EmailTemplateDetail> {
  const { id } = target;
  const { before, draftNo, sentNo } = await lockTemplate(context, target);
  if (before.draft === null || draftNo === null)
    throw new Refusal(codes.transition, { data: { from: before.status, to: 'PUBLISHED' } });
  const issues = templateIssues(id, before.draft);
  if (issues.length > 0) throw refuse(issues);
  if (sentNo !== null)
    await transitionTemplateVersion(context, { id, code: id, versionNo: sentNo, from: 'PUBLISHED', to: 'ARCHIVED' });
  await transitionTemplateVersion(context, { id, code: id, versionNo: draftNo, from: 'DRAFT', to: 'PUBLISHED' });
  return find(context, id);
}

export async function archiveTemplate(
  target: InputOf<typeof archiveEmailTemplate>,
  context: Context,
): Promise<EmailTemplateDetail> {
  const { id } = target;
  const { before, sentNo } = await lockTemplate(context, target);
  if (sentNo === null) throw new Refusal(codes.transition, { data: { from: before.status, to: 'ARCHIVED' } });
  await transitionTemplateVersion(context, { id, code: id, versionNo: sentNo, from: 'PUBLISHED', to: 'ARCHIVED' });
  return find(context, id);
}

/** Maximum number of test mails within the waiting time of one mail. */
const testsMax = 10;

/** Sends a test mail with sample values to the user who requested it. */
export async function mailTemplateTest(
  { language, ...target }: InputOf<typeof testEmailTemplate>,
  context: Context,
): Promise<EmailTemplateDetail> {
  const { db, actor, now, audit } = context;
  const { id } = target;
  const { before } = await lockTemplate(context, target);
  const addressee = await findAddressee(db, actor.userId);
  if (!addressee?.email) throw refuse([{ field: 'id', code: 'NO_EMAIL', params: {} }]);
  await takeMailTurn(db, { scope: 'mail', key: ['template', actor.userId], now }, mailWaitSeconds, testsMax);
  const texts = before.draft ?? before.sent;
  await postSample(db, { companyId: actor.companyId, to: addressee.email, letter: id, language, texts, now });
  await audit({ objectType: 'email_template', objectId: id, objectLabel: id, after: { mailed: id } });
  return before;
}
