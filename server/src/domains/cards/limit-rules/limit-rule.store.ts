import { toMinor } from '@console/contracts';
import {
  type LimitItemDraft,
  type LimitMode,
  type LimitRuleDraft,
  mccsOf,
  measuresAmount,
  measuresCount,
  shopsOf,
} from '@console/contracts/cards';
import type { Context, Ctx } from '../../../platform/context';
import { text } from '../../../platform/db/column';
import { newId } from '../../../platform/db/ids';
import { insertRows } from '../../../platform/db/insert-rows';
import { sql, type SQL } from '../../../platform/db/sql';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { limitRuleTransitions } from './limit-rule.transitions';

type Writer = Pick<Context, 'db' | 'actor' | 'now'>;

const binIdsOf = ({ binIds }: LimitRuleDraft) => (binIds.length === 0 ? null : binIds);

export async function insertRule({ db, actor, now }: Writer, draft: LimitRuleDraft): Promise<string> {
  const id = newId('lim');
  await insertRows(db, 'limit_rule', [
    {
      id,
      company_id: actor.companyId,
      scope: draft.scope,
      name: { en_US: draft.nameEn, zh_CN: draft.nameZh },
      bin_ids: binIdsOf(draft),
      merchant_ids: null,
      currency: draft.currency ?? null,
      counted_by: draft.countedBy,
      priority: draft.priority,
      mode: 'INACTIVE',
      from_day: draft.from ?? null,
      to_day: draft.to ?? null,
      is_overridable: draft.isOverridable,
      version: 1,
      created_at: now,
      created_by: actor.userId,
      mode_since: now,
      updated_at: now,
      updated_by: actor.userId,
    },
  ]);
  return id;
}

/** Updates a rule and increments its version; the next purchase starts a new counter from the stored purchases. */
const update = ({ db, actor, now }: Writer, id: string, fields: SQL): Promise<unknown> =>
  db.execute(sql`
    update limit_rule set ${fields}, version = version + 1, updated_at = ${now}, updated_by = ${actor.userId}
    where id = ${id}`);

export const updateRule = (writer: Writer, id: string, draft: LimitRuleDraft): Promise<unknown> =>
  update(
    writer,
    id,
    sql`name = ${JSON.stringify({ en_US: draft.nameEn, zh_CN: draft.nameZh })}::jsonb,
      bin_ids = ${binIdsOf(draft)}, currency = ${draft.currency ?? null}, counted_by = ${draft.countedBy},
      priority = ${draft.priority}, from_day = ${draft.from ?? null}::date, to_day = ${draft.to ?? null}::date,
      is_overridable = ${draft.isOverridable}`,
  );

const nameRow = { name: text };

const ruleRecord: AuditedRecord<LimitMode, RecordTransition<LimitMode>> = {
  objectType: 'limitRule',
  field: 'mode',
  transitions: limitRuleTransitions,
  store: async ({ db, by, now }, { id, to }) => {
    const { rows } = await db.execute(
      sql`
        update limit_rule set mode = ${to}, mode_since = ${now}, version = version + 1, updated_at = ${now},
          updated_by = ${by.id} where id = ${id} returning name ->> 'en_US' as name`,
      nameRow,
    );
    return rows[0]?.name ?? '';
  },
};

/** Changes the mode of a rule; no other function may. The caller has locked it. */
export const transitionRule = (ctx: Ctx, transition: RecordTransition<LimitMode>): Promise<void> =>
  transitionRecord(ruleRecord, ctx, transition);

/** Sets the merchants of a rule; null for all merchants of the company. */
export const updateMerchants = (writer: Writer, id: string, merchantIds: string[] | null): Promise<unknown> =>
  update(writer, id, sql`merchant_ids = ${merchantIds}`);

/** Marks items as removed; they are not deleted because past decisions refer to them. */
export const removeItems = ({ db, now }: Writer, ids: string[]): Promise<unknown> =>
  db.execute(sql`update limit_item set removed_at = ${now} where id = any(${ids})`);

/** Stores items in their order; an existing id updates its item. */
export async function storeItems(
  { db, actor, now }: Writer,
  ruleId: string,
  { items, currency }: { items: LimitItemDraft[]; currency: string | undefined },
): Promise<void> {
  const rows = items.map((item, seq) => ({
    id: item.id ?? newId('limi'),
    rule_id: ruleId,
    company_id: actor.companyId,
    seq,
    ...measuresOf(item, currency),
    mcc_mode: item.mccMode,
    mccs: item.mccMode === 'ANY' ? [] : mccsOf(item.mccs),
    country_mode: item.countryMode,
    countries: item.countryMode === 'ANY' ? [] : item.countries,
    txn_kinds: item.txnKinds,
    shop_mode: item.shopMode,
    shops: item.shopMode === 'ANY' ? [] : shopsOf(item.shops),
    region: item.region,
    presence: item.presence,
    first_days: item.firstDays ?? null,
    action: item.action,
    message: messageOf(item),
    created_at: now,
  }));
  await insertRows(
    db,
    'limit_item',
    rows,
    sql`on conflict (id) do update set seq = excluded.seq, kind = excluded.kind, max_minor = excluded.max_minor,
      max_count = excluded.max_count, action = excluded.action, message = excluded.message`,
  );
}

const messageOf = ({ messageEn, messageZh }: LimitItemDraft) =>
  messageEn || messageZh ? { ...(messageEn && { en_US: messageEn }), ...(messageZh && { zh_CN: messageZh }) } : null;

/** Measures of an item. Values that its kind does not use are not stored. */
function measuresOf({ kind, period, maxAmount, maxCount }: LimitItemDraft, currency: string | undefined) {
  return {
    kind,
    period: kind === 'BLOCK' ? null : (period ?? null),
    max_minor:
      measuresAmount(kind) && maxAmount !== undefined && currency !== undefined ? toMinor(maxAmount, currency) : null,
    max_count: measuresCount(kind) ? (maxCount ?? null) : null,
  };
}
