import { codes, type InputOf } from '@console/contracts';
import type { Agreement, publishAgreement } from '@console/contracts/company';
import { companyDay } from '../../../platform/clock/company-day.rules';
import type { Context } from '../../../platform/context';
import { raiseNotification } from '../../../platform/notifications/notification.store';
import { Refusal, refuseIssues } from '../../../platform/refusal';
import { findCheckers } from '../../../platform/reviews/checker.query';
import { lockDraft } from './agreement.actions';
import { labelOf } from './agreement-facts.rules';
import { archiveReplaced } from './archive-agreements.actions';
import { type AgreementDetailRow, findAgreement, toAgreement } from './agreement.query';
import { effectIssues } from './agreement.rules';
import { lockAgreementNumbers, transitionAgreement } from './agreement.store';

/** Publishes a draft. If it takes effect today, earlier versions are archived immediately. */
export async function publish(
  { id, version, effectiveFrom }: InputOf<typeof publishAgreement>,
  context: Context,
): Promise<Agreement> {
  const draft = await lockDraft(context, id, version);
  if (!draft.is_complete) throw new Refusal(codes.transition, { data: { from: 'DRAFT', to: 'PUBLISHED' } });
  const { publishedFrom } = await lockAgreementNumbers(context, draft.type);
  const today = companyDay(context);
  refuseIssues(effectIssues({ effectiveFrom, today, publishedFrom }));
  await transitionAgreement(context, {
    id,
    from: 'DRAFT',
    to: 'PUBLISHED',
    type: draft.type,
    versionNo: draft.version_no,
    label: labelOf(draft),
    effectiveFrom,
    audit: { before: { effectiveFrom: draft.effective_from }, after: { effectiveFrom } },
  });
  await archiveReplaced(context, today);
  await notifyPublished(draft, context);
  return toAgreement(await findAgreement(context, id), context);
}

/** Notifies the users who can view agreements, except the user who published it. */
async function notifyPublished(draft: AgreementDetailRow, { db, companyId, by, now }: Context): Promise<void> {
  const wanted = { companyId, merchantId: null, permission: 'company.agreement.view', except: [by.id] };
  await raiseNotification(db, {
    companyId,
    userIds: await findCheckers(db, wanted),
    type: 'AGREEMENT_PUBLISHED',
    objectType: 'agreement',
    objectId: draft.id,
    label: labelOf(draft),
    page: `company-agreement-saveinfo?id=${draft.id}`,
    now,
  });
}
