import { codes, type InputOf } from '@console/contracts';
import type * as contract from '@console/contracts/company';
import type { Agreement, AgreementDraft } from '@console/contracts/company';
import { companyDay } from '../../../platform/clock/company-day.rules';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { assertVersion } from '../../../platform/expected-version';
import { refuseParts } from '../../../platform/http/whole-company';
import { Refusal, refuseIssues } from '../../../platform/refusal';
import { factsOf, objectOf } from './agreement-facts.rules';
import { type AgreementDetailRow, findAgreement, toAgreement } from './agreement.query';
import { effectIssues } from './agreement.rules';
import * as store from './agreement.store';

export async function createAgreement(draft: AgreementDraft, context: Context): Promise<Agreement> {
  refuseParts(context.actor);
  const numbers = await store.lockAgreementNumbers(context, draft.type);
  if (numbers.draftNo !== null) refuseIssues([{ field: 'type', code: 'AGREEMENT_HAS_DRAFT', params: {} }]);
  refuseDay(draft.effectiveFrom, numbers, context);
  return insert(draft, numbers.lastNo + 1, context);
}

/** Copies the newest published version into a draft without a date. */
export async function copyAgreement(
  { id, version }: InputOf<typeof contract.copyAgreement>,
  context: Context,
): Promise<Agreement> {
  const source = await lock(context, id, version);
  const numbers = await store.lockAgreementNumbers(context, source.type);
  if (source.status !== 'PUBLISHED' || !source.is_newest || numbers.draftNo !== null)
    throw new Refusal(codes.transition, { data: { from: source.status, to: 'DRAFT' } });
  const draft = {
    type: source.type,
    titleEn: source.title_en,
    titleZh: source.title_zh,
    bodyEn: source.body_en,
    bodyZh: source.body_zh,
    acceptanceRequired: source.acceptance_required,
  };
  return insert(draft, numbers.lastNo + 1, context);
}

async function insert(draft: AgreementDraft, versionNo: number, context: Context): Promise<Agreement> {
  const id = newId('agreement');
  await store.createAgreement(context, { id, versionNo, draft });
  const created = await findAgreement(context, id);
  await context.audit({ ...objectOf(created), after: { agreementType: created.type, versionNo, ...factsOf(created) } });
  return toAgreement(created, context);
}

export async function updateAgreement(
  { id, version, ...draft }: InputOf<typeof contract.updateAgreement>,
  context: Context,
): Promise<Agreement> {
  const before = await lockDraft(context, id, version);
  if (draft.effectiveFrom !== before.effective_from)
    refuseDay(draft.effectiveFrom, await store.lockAgreementNumbers(context, before.type), context);
  await store.updateAgreement(context, id, draft);
  const after = await findAgreement(context, id);
  await context.audit({
    ...objectOf(after),
    before: factsOf(before),
    // The audit log records that a body changed, without the text.
    after: {
      ...factsOf(after),
      ...(before.body_en !== after.body_en && { bodyEnChanged: true }),
      ...(before.body_zh !== after.body_zh && { bodyZhChanged: true }),
    },
  });
  return toAgreement(after, context);
}

export async function deleteAgreement(
  { id, version }: InputOf<typeof contract.deleteAgreement>,
  context: Context,
): Promise<{ ok: true }> {
  const row = await lockDraft(context, id, version);
  await store.deleteAgreement(context.db, id);
  await context.audit({ ...objectOf(row), before: factsOf(row), after: { deleted: true } });
  return { ok: true };
}

function refuseDay(effectiveFrom: string | undefined, numbers: store.AgreementNumbers, context: Context): void {
  const { publishedFrom } = numbers;
  refuseIssues(effectIssues({ effectiveFrom, today: companyDay(context), publishedFrom }));
}

/** Locks a version. Refuses an outdated one (1004) with the current record. */
async function lock(context: Context, id: string, version: number): Promise<AgreementDetailRow> {
  const row = await findAgreement(context, id, { isLocked: true });
  await assertVersion(row, version, () => ({ current: toAgreement(row, context) }));
  return row;
}

/** Locks a draft. Refuses a published version (1007): its text never changes. */
export async function lockDraft(context: Context, id: string, version: number): Promise<AgreementDetailRow> {
  const row = await lock(context, id, version);
  if (row.status !== 'DRAFT') throw new Refusal(codes.transition, { data: { from: row.status, to: 'DRAFT' } });
  return row;
}
