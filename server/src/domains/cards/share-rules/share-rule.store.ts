import type { ShareRuleDraft, ShareRuleStatus } from '@console/contracts/cards';
import type { Ctx } from '../../../platform/context';
import { insertRows } from '../../../platform/db/insert-rows';
import { sql } from '../../../platform/db/sql';
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

export async function insertRule({ db, companyId, by, now }: Ctx, id: string, draft: Draft): Promise<void> {
  const created = { created_at: now, created_by: by.id, updated_at: now, updated_by: by.id };
  const row = { ...columnsOf(draft), ...created, id, company_id: companyId, merchant_id: draft.merchantId };
  await insertRows(db, 'share_rule', [{ ...row, status: 'ACTIVE', version: 1 }]);
}

export async function storeRule({ db, by, now }: Ctx, id: string, draft: Draft): Promise<void> {
  const fields = Object.entries(columnsOf(draft)).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  await db.execute(sql`
    update share_rule set ${sql.join(fields, sql`, `)}, version = version + 1, updated_at = ${now},
      updated_by = ${by.id} where id = ${id}`);
}

interface ShareRuleMove extends RecordMove<ShareRuleStatus> {
  name: string;
}

const movingRule: MovingRecord<ShareRuleStatus, ShareRuleMove> = {
  objectType: 'shareRule',
  field: 'status',
  transitions: shareRuleMoves,
  store: async ({ db, by, now }, { id, to, name }) => {
    await db.execute(sql`
      update share_rule set status = ${to}, version = version + 1, updated_at = ${now}, updated_by = ${by.id}
      where id = ${id}`);
    return name;
  },
};

/** The only way in which the status of a rule changes; the caller has locked it. */
export const moveShareRule = (ctx: Ctx, move: ShareRuleMove): Promise<void> => moveRecord(movingRule, ctx, move);
