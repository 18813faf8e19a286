import type { ShareRuleDraft, ShareRuleStatus } from '@console/contracts/cards';
import type { Ctx } from '../../../platform/context';
import { insertRows } from '../../../platform/db/insert-rows';
import { newRecord } from '../../../platform/db/new-record';
import { updateRow } from '../../../platform/db/update-row';
import { moveRecord, type MovingRecord, type RecordMove } from '../../../platform/moves/record-moves';
import { shareRuleMoves } from './share-rule.moves';

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

interface ShareRuleMove extends RecordMove<ShareRuleStatus> {
  name: string;
}

const movingRule: MovingRecord<ShareRuleStatus, ShareRuleMove> = {
  objectType: 'shareRule',
  field: 'status',
  transitions: shareRuleMoves,
  store: async (ctx, { id, to, name }) => {
    await updateRow(ctx, 'share_rule', id, { status: to });
    return name;
  },
};

/** The only way in which the status of a rule changes; the caller has locked it. */
export const moveShareRule = (ctx: Ctx, move: ShareRuleMove): Promise<void> => moveRecord(movingRule, ctx, move);
