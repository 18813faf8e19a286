import type { Db } from '@console/server/platform/context';
import { insertRows, type NewRow } from '@console/server/platform/db/insert-rows';
import { fixedId } from '@console/server/platform/db/ids';
import { demoRules } from './rules.data';
import { sql } from '@console/server/platform/db/sql';

/** Seeds limit rules in each mode, and the purchases that rules in shadow mode would have declined. */
export async function seedLimits(db: Db, { begin, now }: { begin: Date; now: Date }): Promise<void> {
  const stamps = { created_at: begin, created_by: 'system', updated_at: begin, updated_by: 'system', version: 1 };
  await insertRows(
    db,
    'limit_rule',
    demoRules.map(({ id, rule }) => ({ id, ...rule, ...stamps, mode_since: begin })),
  );
  const items = demoRules.flatMap(({ id, rule, items: own }) =>
    own.map((item, seq) => ({ rule_id: id, company_id: rule.company_id, seq, ...item })),
  );
  await insertRows(
    db,
    'limit_item',
    items.map((item, index) => ({ id: fixedId('limi', index + 1), ...blank, ...item, created_at: begin })),
  );
  await db.execute(sql`
    insert into limit_hit (txn_id, item_id, rule_id, company_id, merchant_id, mode, at)
    select t.id, i.id, r.id, t.company_id, t.merchant_id, r.mode, t.at
    from limit_rule r join limit_item i on i.rule_id = r.id
    join card_transaction t on t.company_id = r.company_id and t.merchant_id = any(r.merchant_ids)
    where r.mode = 'SHADOW' and i.kind = 'BLOCK' and t.authorized_minor > 0
      and t.at > ${now.toISOString()}::timestamptz - interval '30 days'
      and limit_names(i.mcc_mode, i.mccs, t.mcc) and limit_names(i.country_mode, i.countries, t.shop_country)`);
}

const blank: Omit<NewRow<'limit_item'>, 'id' | 'rule_id' | 'company_id' | 'seq' | 'kind' | 'created_at'> = {
  period: null,
  max_minor: null,
  max_count: null,
  mcc_mode: 'ANY',
  mccs: [],
  country_mode: 'ANY',
  countries: [],
  first_days: null,
  txn_kinds: ['PURCHASE', 'WITHDRAWAL'],
  shop_mode: 'ANY',
  shops: [],
  region: 'ANY',
  presence: 'ANY',
  action: 'DECLINE',
  message: null,
};
