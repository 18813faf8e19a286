import { codes, type FieldIssue, type InputOf } from '@console/contracts';
import {
  type changeLimitRuleMode,
  checkLimitRule,
  type LimitItemDraft,
  type LimitRule,
  type LimitRuleDraft,
  limitTxnKinds,
  mccsOf,
  type saveLimitRule,
  type setLimitRuleVisibility,
  shopsOf,
} from '@console/contracts/cards';
import { countries } from '../../../platform/common/common-lists';
import { nameFor } from '../../../platform/audience/audience.rules';
import type { Context } from '../../../platform/context';
import { findSelectable } from '../../merchants/merchants/merchant-choice.query';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { findBinOptions } from '../card-bins/card-bin.query';
import { countsAlike, refuseMode, refuseOthers } from './limit-rule.rules';
import { toLimitRule } from './limit-row.query';
import { lockRuleRow, readRule } from './limit-rule.query';
import { insertRule, transitionRule, removeItems, storeItems, updateMerchants, updateRule } from './limit-rule.store';

export async function createRule(draft: LimitRuleDraft, context: Context): Promise<LimitRule> {
  refuseOthers(context.actor);
  await refuseWrong(draft, context);
  const id = await insertRule(context, draft);
  const items = draft.items.map((item) => ({ ...plain(item), id: undefined }));
  await storeItems(context, id, { items, currency: draft.currency });
  const after = await readRule(context, id);
  await context.audit({ ...labelOf(after), after: draft });
  return after;
}

/** Saves a rule. Its scope cannot change, and unchanged items continue their counters. */
export async function saveRule(
  { id, version, ...draft }: InputOf<typeof saveLimitRule>,
  context: Context,
): Promise<LimitRule> {
  refuseOthers(context.actor);
  const before = await lockExpectedRule(context, { id, version });
  if (before.scope !== draft.scope) throw new Refusal(codes.notFound);
  await refuseWrong(draft, context);
  const stored = draft.items.map(plain).map((item) => {
    const record = before.items.find((one) => one.id === item.id);
    return { ...item, id: record && countsAlike(record, item) ? record.id : undefined };
  });
  const gone = before.items.filter((item) => !stored.some((one) => one.id === item.id)).map((item) => item.id);
  await removeItems(context, gone);
  await updateRule(context, id, draft);
  await storeItems(context, id, { items: stored, currency: draft.currency });
  const after = await readRule(context, id);
  await context.audit({ ...labelOf(after), before: notification(before), after: notification(after) });
  return after;
}

export async function changeRuleMode(
  { id, version, to, note }: InputOf<typeof changeLimitRuleMode>,
  context: Context,
): Promise<LimitRule> {
  refuseOthers(context.actor);
  const before = await lockExpectedRule(context, { id, version });
  refuseMode(before.mode, to);
  await transitionRule(context, { id, from: before.mode, to, reason: note });
  return readRule(context, id);
}

export async function setVisibility(
  { id, version, isForAll, merchantIds }: InputOf<typeof setLimitRuleVisibility>,
  context: Context,
): Promise<LimitRule> {
  refuseOthers(context.actor);
  const before = await lockExpectedRule(context, { id, version });
  const selectable = await findSelectable(context, merchantIds);
  const isWrong = !isForAll && (merchantIds.length === 0 || merchantIds.some((one) => !selectable.has(one)));
  if (isWrong) throw invalid([{ field: 'merchantIds', code: 'REQUIRED', params: {} }]);
  await updateMerchants(context, id, isForAll ? null : merchantIds);
  const after = await readRule(context, id);
  const idsOf = ({ merchants }: LimitRule) => merchants?.map((merchant) => merchant.id) ?? 'ALL';
  await context.audit({
    ...labelOf(after),
    before: { merchants: idsOf(before) },
    after: { merchants: idsOf(after) },
  });
  return after;
}

/** Locks a rule; refuses a stale version with the current rule. */
async function lockExpectedRule(
  context: Context,
  { id, version }: { id: string; version: number },
): Promise<LimitRule> {
  const row = await lockRuleRow(context, id);
  const current = toLimitRule(row, context.actor);
  await assertVersion(row, version, () => ({
    current,
    updatedBy: nameFor(context.actor, row.updated_by),
    updatedAt: current.updatedAt,
  }));
  return current;
}

const invalid = (fieldIssues: FieldIssue[]) => new Refusal(codes.invalid, { fieldIssues });

/** Item without values that its modes do not use, so that items that count the same are equal. */
const plain = (item: LimitItemDraft): LimitItemDraft => ({
  ...item,
  mccs: item.mccMode === 'ANY' ? '' : mccsOf(item.mccs).join(', '),
  countries: item.countryMode === 'ANY' ? [] : item.countries,
  shops: item.shopMode === 'ANY' ? '' : shopsOf(item.shops).join('\n'),
  txnKinds: limitTxnKinds.filter((kind) => item.txnKinds.includes(kind)),
  period: item.kind === 'BLOCK' ? undefined : item.period,
});

async function refuseWrong(draft: LimitRuleDraft, context: Context): Promise<void> {
  const bins = await findBinOptions(context);
  const isCountry = (code: string) => countries.some((one) => one.code === code);
  const isBin = (id: string) => bins.some((bin) => bin.id === id);
  const issues = [
    ...checkLimitRule(draft),
    ...(draft.binIds.every(isBin) ? [] : [{ field: 'binIds', code: 'REQUIRED', params: {} }]),
    ...draft.items.flatMap((item, index) =>
      item.countries.every(isCountry) ? [] : [{ field: `items.${index}.countries`, code: 'COUNTRY', params: {} }],
    ),
  ];
  if (issues.length > 0) throw invalid(issues);
}

export const labelOf = ({ id, name }: Pick<LimitRule, 'id' | 'name'>) => ({
  objectType: 'limitRule' as const,
  objectId: id,
  objectLabel: name.en_US,
});

const notification = ({ name, bins, currency, countedBy, priority, from, to, isOverridable, items }: LimitRule) => ({
  name,
  bins: bins.map(({ bin }) => bin),
  currency,
  countedBy,
  priority,
  from,
  to,
  isOverridable,
  items,
});
