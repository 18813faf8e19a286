import type { ShareRuleDraft, ShareRuleStatus } from '@console/contracts/cards';
import type { Ctx } from '../../../platform/context';
import { insertRows } from '../../../platform/db/insert-rows';
import { newRecord } from '../../../platform/db/new-record';
import { updateRow } from '../../../platform/db/update-row';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { shareRuleTransitions } from './share-rule.transitions';

type Draft = Omit<ShareRuleDraft, 'id' | 'version'>;

const columnsOf = (draft: Draft) => ({
  name: draft.name,
  type: draft.type,
  floating_percent: draft.floatingPercent,
  warning_percent: draft.warningPercent,
  max_cards: draft.maxCards,
  topup_below_percent: draft.topUpBelowPercent ?? null,
  topup_by_percent: draft.topUpByPercent ?? null,
  topup_max_per_day: draft.topUpMaxPerDay ?? null,
});

export async function insertRule(ctx: Ctx, id: string, draft: Draft): Promise<void> {
  const row = { ...columnsOf(draft), ...newRecord(ctx), id, merchant_id: draft.merchantId, status: 'ACTIVE' as const };
  await insertRows(ctx.db, 'share_rule', [row]);
}

export const storeRule = (ctx: Ctx, id: string, draft: Draft): Promise<void> =>
  updateRow(ctx, 'share_rule', id, columnsOf(draft));

interface ShareRuleTransition extends RecordTransition<ShareRuleStatus> {
  name: string;
}

const ruleRecord: AuditedRecord<ShareRuleStatus, ShareRuleTransition> = {
  objectType: 'shareRule',
  field: 'status',
  transitions: shareRuleTransitions,
  store: async (ctx, { id, to, name }) => {
    await updateRow(ctx, 'share_rule', id, { status: to });
    return name;
  },
};

/** Changes the status of a rule; no other function may. The caller has locked it. */
export const transitionShareRule = (ctx: Ctx, transition: ShareRuleTransition): Promise<void> =>
  transitionRecord(ruleRecord, ctx, transition);
