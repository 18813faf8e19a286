import { type Currency, fromMinor, type I18nText } from '@console/contracts';
import type { LimitItem, LimitRule } from '@console/contracts/cards';
import type { By } from '../../../platform/audience/audience.rules';
import { writtenBy } from '../../../platform/audience/written-by.query';
import type { Actor, Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { limitActionsOf } from './limit-rule.rules';
import { within } from '../../../platform/reach/reach.query';
import { bool, int, json, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

interface ItemRow {
  id: string;
  kind: LimitItem['kind'];
  period: LimitItem['period'] | null;
  max_minor: string | null;
  max_count: number | null;
  mcc_mode: LimitItem['mccMode'];
  mccs: string[];
  country_mode: LimitItem['countryMode'];
  countries: string[];
  txn_kinds: LimitItem['txnKinds'];
  shop_mode: LimitItem['shopMode'];
  shops: string[];
  region: LimitItem['region'];
  presence: LimitItem['presence'];
  first_days: number | null;
  action: LimitItem['action'];
  /** Message as entered; a decline replaces a missing language. */
  message: { en_US?: string; zh_CN?: string } | null;
}

/** Columns of a rule. */
export const limitRuleRow = {
  ...pick(
    tables.limit_rule,
    'id',
    'scope',
    'counted_by',
    'priority',
    'mode',
    'is_overridable',
    'updated_at',
    'version',
  ),
  name: i18nText,
  currency: nullable(currency),
  from_day: nullable(text),
  to_day: nullable(text),
  is_for_all: bool,
  bins: nullable(json<LimitRule['bins']>()),
  merchants: nullable(json<{ id: string; name: I18nText }[]>()),
  items: json<ItemRow[]>(),
  hit_purchases: int,
  hit_merchants: int,
  updated_by: json<By>(),
};

export type LimitRuleRow = RowOf<typeof limitRuleRow>;

/** Merchants of a rule in the actor's data scope. */
const seenMerchants = (actor: Actor): SQL => sql`
  (select json_agg(json_build_object('id', m.id, 'name', m.name) order by m.merchant_no) from merchant m
    where m.id = any(r.merchant_ids)
      and ${all(within(actor, { company: sql`m.company_id`, merchant: sql`m.id`, channel: 'none', membership: 'none' }))})`;

/** Days for which hits are counted. */
const hitDays = 30;

export const limitRuleColumns = ({ actor, now }: Pick<Context, 'actor' | 'now'>): SQL => {
  const hits = sql`from limit_hit h where h.rule_id = r.id and h.at > ${now.toISOString()}::timestamptz - ${hitDays} * interval '1 day'
    and ${all(within(actor, { company: sql`h.company_id`, merchant: sql`h.merchant_id`, channel: 'none', membership: 'none' }))}`;
  return sql`
    r.id, r.scope, r.name, r.currency, r.counted_by, r.priority, r.mode, r.from_day::text as from_day,
    r.to_day::text as to_day, r.is_overridable, r.merchant_ids is null as is_for_all, r.updated_at, r.version,
    ${writtenBy(sql`u`, sql`r.updated_by`)} as updated_by,
    (select json_agg(json_build_object('id', b.id, 'bin', b.bin) order by b.bin) from card_bin b where b.id = any(r.bin_ids)) as bins,
    ${seenMerchants(actor)} as merchants,
    (select json_agg(json_build_object('id', i.id, 'kind', i.kind, 'period', i.period, 'max_minor', i.max_minor::text,
        'max_count', i.max_count, 'mcc_mode', i.mcc_mode, 'mccs', i.mccs, 'country_mode', i.country_mode,
        'countries', i.countries, 'txn_kinds', i.txn_kinds, 'shop_mode', i.shop_mode, 'shops', i.shops,
        'region', i.region, 'presence', i.presence, 'first_days', i.first_days, 'action', i.action,
        'message', i.message) order by i.seq)
      from limit_item i where i.rule_id = r.id and i.removed_at is null) as items,
    (select count(distinct h.txn_id)::int ${hits}) as hit_purchases,
    (select count(distinct h.merchant_id)::int ${hits}) as hit_merchants`;
};

export const limitRuleJoins: SQL = sql`left join app_user u on u.id = r.updated_by`;

/**
 * Rules of the company. A merchant user sees the rules for a merchant in the data scope; channel and wallet users see
 * no rules.
 */
export const reachableRules = (actor: Actor): SQL[] =>
  within(actor, {
    company: sql`r.company_id`,
    merchant: (ids) => sql`(r.merchant_ids is null or r.merchant_ids && ${[...ids]}::text[])`,
    channel: 'none',
    membership: 'none',
  });

const toItem = (row: ItemRow, currency: Currency | null): LimitItem => ({
  id: row.id,
  kind: row.kind,
  ...(row.period !== null && { period: row.period }),
  ...(row.max_minor !== null && currency !== null && { maxAmount: fromMinor(BigInt(row.max_minor), currency) }),
  ...(row.max_count !== null && { maxCount: row.max_count }),
  mccMode: row.mcc_mode,
  mccs: row.mccs.join(', '),
  countryMode: row.country_mode,
  countries: row.countries,
  txnKinds: row.txn_kinds,
  shopMode: row.shop_mode,
  shops: row.shops.join('\n'),
  region: row.region,
  presence: row.presence,
  ...(row.first_days !== null && { firstDays: row.first_days }),
  action: row.action,
  ...(row.message?.en_US && { messageEn: row.message.en_US }),
  ...(row.message?.zh_CN && { messageZh: row.message.zh_CN }),
});

export const toLimitRule = (row: LimitRuleRow, actor: Actor): LimitRule => ({
  id: row.id,
  scope: row.scope,
  name: row.name,
  bins: row.bins ?? [],
  currency: row.currency,
  countedBy: row.counted_by,
  priority: row.priority,
  mode: row.mode,
  from: row.from_day,
  to: row.to_day,
  merchants: row.is_for_all ? null : (row.merchants ?? []),
  isOverridable: row.is_overridable,
  items: row.items.map((item) => toItem(item, row.currency)),
  hits: { purchases: row.hit_purchases, merchants: row.hit_merchants },
  updatedAt: new Date(row.updated_at).toISOString(),
  version: row.version,
  allowedActions: limitActionsOf({ mode: row.mode, isOverridable: row.is_overridable }, actor),
});
