import { codes, type ListResult, type InputOf, type OutputOf } from '@console/contracts';
import {
  type listShareRules,
  namedUses,
  type readShareRule,
  type RuleTerms,
  type ShareRule,
} from '@console/contracts/cards';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import type { Actor, Context, Db } from '../../../platform/context';
import { int, oneOf, pick, type RowOf, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage, type Listing } from '../../../platform/listing/find-page';
import { within } from '../../../platform/reach/reach.query';
import { Refusal } from '../../../platform/refusal';
import { nameKey } from '../../../platform/listing/name-order';
import { ruleActionsOf } from './share-rule.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

const ruleRow = {
  ...pick(tables.share_rule, 'id', 'name', 'merchant_id', 'type', 'floating_percent', 'warning_percent', 'max_cards'),
  ...pick(tables.share_rule, 'topup_below_percent', 'topup_by_percent', 'topup_max_per_day', 'status', 'version'),
  ...pick(tables.share_rule, 'created_at', 'updated_at'),
  merchant_name: i18nText,
  updated_by: by,
  used_by: int,
};

export type RuleRow = RowOf<typeof ruleRow>;

const columns = sql`
  p.id, p.name, p.merchant_id, m.name as merchant_name, p.type, p.floating_percent, p.warning_percent, p.max_cards,
  p.topup_below_percent, p.topup_by_percent, p.topup_max_per_day,
  p.status, p.created_at, p.updated_at, ${writtenBy(sql`u`, sql`p.updated_by`)} as updated_by, p.version,
  ((select count(*) from share_group g where g.share_rule_id = p.id)
    + (select count(*) from wallet w where w.share_rule_id = p.id))::int as used_by`;
const joins = sql`join merchant m on m.id = p.merchant_id left join app_user u on u.id = p.updated_by`;

/** Rules `p` in the actor's data scope. */
export const reachableShareRules = (actor: Actor): SQL[] =>
  within(actor, { company: sql`p.company_id`, merchant: sql`p.merchant_id`, channel: 'none', membership: 'none' });

type Query = InputOf<typeof listShareRules>;

export async function findRules(context: Reader, query: Query): Promise<ListResult<ShareRule>> {
  const page = await findPage(context, listingOf(query, context.actor), query);
  return mapPage(page, (row) => toRule(row, context.actor));
}

const listingOf = ({ filter = {}, keyword }: Query, actor: Actor): Listing<typeof ruleRow> => ({
  columns,
  row: ruleRow,
  from: sql`share_rule p`,
  joins,
  where: [
    ...reachableShareRules(actor),
    ...anyOf(sql`p.type`, filter.type),
    ...anyOf(sql`p.status`, filter.status),
    ...anyOf(sql`p.merchant_id`, filter.merchantId),
    ...(keyword ? [contains(sql`p.name`, keyword)] : []),
  ],
  id: sql`p.id`,
  sortable: {
    createdAt: { expression: sql`p.created_at`, type: 'timestamptz' },
    name: nameKey(sql`p.name`),
  },
  sortedBy: { field: 'createdAt', dir: 'desc' },
});

/** Terms of a rule, which a new pool copies. */
export const termsOf = (row: RuleRow): RuleTerms => ({
  id: row.id,
  name: row.name,
  type: row.type,
  floatingPercent: row.floating_percent,
  warningPercent: row.warning_percent,
  maxCards: row.max_cards,
  topUpBelowPercent: row.topup_below_percent,
  topUpByPercent: row.topup_by_percent,
  topUpMaxPerDay: row.topup_max_per_day,
});

export const toRule = (row: RuleRow, actor: Actor): ShareRule => ({
  ...termsOf(row),
  merchant: { id: row.merchant_id, name: row.merchant_name },
  status: row.status,
  usedBy: row.used_by,
  createdAt: new Date(row.created_at).toISOString(),
  version: row.version,
  allowedActions: ruleActionsOf({ usedBy: row.used_by, status: row.status }, actor),
});

/** Rule in the actor's data scope; refused as not found otherwise. */
export async function readRuleRow({ db, actor }: Reader, id: string): Promise<RuleRow> {
  const { rows } = await db.execute(
    sql`select ${columns} from share_rule p ${joins} where p.id = ${id} and ${all(reachableShareRules(actor))}`,
    ruleRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return row;
}

const useRow = {
  id: text,
  kind: oneOf('GROUP', 'WALLET'),
  pool_no: text,
  name: text,
  status: oneOf('ACTIVE', 'BLOCKED', 'FROZEN', 'CANCELLED'),
};

/** Rule with the pools that use it; groups or wallets that the actor cannot view are only in the count. */
export async function readRuleWithUses(context: Reader, id: string): Promise<OutputOf<typeof readShareRule>> {
  const { db, actor } = context;
  const row = await readRuleRow(context, id);
  const { rows } = await db.execute(
    sql`
      select id, kind, pool_no, name, status from (
        select id, 'GROUP' as kind, pool_no, name, status, created_at from share_group
        where share_rule_id = ${id} and ${actor.permissions.has('cards.share-group.view')}
        union all
        select id, 'WALLET', pool_no, name, status, created_at from wallet
        where share_rule_id = ${id} and ${actor.permissions.has('cards.wallet.view')}) used
      order by created_at desc, id desc limit ${namedUses}`,
    useRow,
  );
  const uses = rows.map(({ pool_no: poolNo, ...use }) => ({ ...use, poolNo }));
  return { rule: toRule(row, actor), uses };
}

/** Locks a rule until the end of the transaction and reads it. */
export async function lockRuleRow(context: Reader, id: string): Promise<RuleRow> {
  const { db, actor } = context;
  await db.execute(
    sql`select 1 from share_rule p where p.id = ${id} and ${all(reachableShareRules(actor))} for update`,
  );
  return readRuleRow(context, id);
}

/** Terms of a rule, locked against changes until the end of the transaction. Null outside the actor's data scope. */
export async function lockTerms(
  { db, actor }: Reader,
  id: string,
): Promise<{ terms: RuleTerms; merchantId: string; isActive: boolean } | null> {
  await db.execute(sql`select 1 from share_rule p where p.id = ${id} and ${all(reachableShareRules(actor))} for share`);
  const { rows } = await db.execute(
    sql`select ${columns} from share_rule p ${joins} where p.id = ${id} and ${all(reachableShareRules(actor))}`,
    ruleRow,
  );
  const [row] = rows;
  return row ? { terms: termsOf(row), merchantId: row.merchant_id, isActive: row.status === 'ACTIVE' } : null;
}

interface Named {
  merchantId: string;
  name: string;
  /** Rule that may have the name itself. */
  except: string | undefined;
}

/** Locks the rule names of the merchant until the end of the transaction; returns whether another rule has the name. */
export async function isNameTaken(db: Db, { merchantId, name, except = '' }: Named): Promise<boolean> {
  await lockCounted(db, 'names', 'sharing rule', merchantId);
  const { rowCount } = await db.execute(sql`
    select 1 from share_rule where merchant_id = ${merchantId} and lower(name) = lower(${name}) and id <> ${except}`);
  return rowCount !== 0;
}
