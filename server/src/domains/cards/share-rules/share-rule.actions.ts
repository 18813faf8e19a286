import { codes, type InputOf } from '@console/contracts';
import type { setShareRuleStatus, ShareRule, ShareRuleDraft } from '@console/contracts/cards';
import { nameFor } from '../../../platform/audience/audience.rules';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { findMerchantOption } from '../../merchants/merchants/merchant-choice.query';
import { refuseRestricted } from '../../merchants/merchants/refuse-restricted.actions';
import { shareRuleTransitions } from './share-rule.transitions';
import { isNameTaken, lockRuleRow, readRuleRow, type RuleRow, termsOf, toRule } from './share-rule.query';
import { topUpIssuesOf } from './share-rule.rules';
import { insertRule, transitionShareRule, storeRule } from './share-rule.store';

async function lockRule(
  context: Context,
  { id, version }: { id: string; version: number | undefined },
): Promise<RuleRow> {
  const { actor } = context;
  const row = await lockRuleRow(context, id);
  await assertVersion(row, version, () => ({
    current: toRule(row, actor),
    updatedBy: nameFor(actor, row.updated_by),
    updatedAt: new Date(row.updated_at).toISOString(),
  }));
  return row;
}

/** Creates a rule, or changes one that is not in use. */
export async function saveRule({ id, version, ...draft }: ShareRuleDraft, context: Context): Promise<ShareRule> {
  const before = id === undefined ? null : await lockRule(context, { id, version });
  if (before && before.used_by > 0) throw new Refusal(codes.ruleUsed, { data: { usedBy: before.used_by } });
  const merchant = await findMerchantOption(context, draft.merchantId);
  if (!merchant || (before && before.merchant_id !== merchant.id)) throw new Refusal(codes.notFound);
  if (!before) await refuseRestricted(context, { merchantId: merchant.id, field: 'merchantId' });
  const fieldIssues = topUpIssuesOf(draft);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  if (await isNameTaken(context.db, { merchantId: draft.merchantId, name: draft.name, except: id }))
    throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'name', code: 'NAME_TAKEN', params: {} }] });
  const saved = id ?? newId('rule');
  await (before ? storeRule(context, saved, draft) : insertRule(context, saved, draft));
  const row = await readRuleRow(context, saved);
  await context.audit({
    objectType: 'shareRule',
    objectId: saved,
    objectLabel: row.name,
    ...(before ? { before: termsOf(before) } : {}),
    after: termsOf(row),
  });
  return toRule(row, context.actor);
}

export async function setRuleStatus(
  { id, version, status: to }: InputOf<typeof setShareRuleStatus>,
  context: Context,
): Promise<ShareRule> {
  const { status: from, name } = await lockRule(context, { id, version });
  const transitions = shareRuleTransitions[from];
  if (!transitions[to]) throw new Refusal(codes.transition, { data: { from, to, allowed: Object.keys(transitions) } });
  await transitionShareRule(context, { id, from, to, name });
  return toRule(await readRuleRow(context, id), context.actor);
}
