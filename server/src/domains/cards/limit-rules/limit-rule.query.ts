import { codes, type ListResult, type InputOf } from '@console/contracts';
import type { LimitRule, LimitScope, listLimitRules } from '@console/contracts/cards';
import type { Actor, Context } from '../../../platform/context';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage, type Listing } from '../../../platform/listing/find-page';
import { Refusal } from '../../../platform/refusal';
import {
  limitRuleColumns,
  limitRuleJoins,
  limitRuleRow,
  type LimitRuleRow,
  reachableRules,
  toLimitRule,
} from './limit-row.query';
import { sql, type SQL } from '../../../platform/db/sql';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = InputOf<typeof listLimitRules>;

export async function findLimitRules(context: Reader, scope: LimitScope, query: Query): Promise<ListResult<LimitRule>> {
  const page = await findPage(context, limitRuleListing(query, scope, context), query);
  return mapPage(page, (row) => toLimitRule(row, context.actor));
}

/** Listing for a page of the list and for the export. */
export const limitRuleListing = (
  { filter = {}, keyword }: Pick<Query, 'filter' | 'keyword'>,
  scope: LimitScope,
  context: Pick<Reader, 'actor' | 'now'>,
): Listing<typeof limitRuleRow> => ({
  columns: limitRuleColumns(context),
  row: limitRuleRow,
  from: sql`limit_rule r`,
  joins: limitRuleJoins,
  where: [
    ...reachableRules(context.actor),
    sql`r.scope = ${scope}`,
    ...anyOf(sql`r.mode`, filter.mode),
    ...anyOf(sql`r.currency`, filter.currency),
    ...anyOf(sql`r.counted_by`, filter.countedBy),
    ...forOneOf(sql`r.merchant_ids`, filter.merchantId),
    ...forOneOf(sql`r.bin_ids`, filter.binId),
    ...(keyword
      ? [sql`(${contains(sql`r.name ->> 'en_US'`, keyword)} or ${contains(sql`r.name ->> 'zh_CN'`, keyword)})`]
      : []),
  ],
  id: sql`r.id`,
  sortable: {
    priority: { expression: sql`r.priority`, type: 'bigint' },
    updatedAt: { expression: sql`r.updated_at`, type: 'timestamptz' },
  },
  sortedBy: { field: 'priority', dir: 'asc' },
});

/** Rules that apply to one of the ids, including those that apply to all. */
const forOneOf = (column: SQL, ids: string[] | undefined): SQL[] =>
  ids === undefined || ids.length === 0 ? [] : [sql`(${column} is null or ${column} && ${ids}::text[])`];

const ruleOf = (id: string, actor: Actor): SQL => all([sql`r.id = ${id}`, ...reachableRules(actor)]);

/** Rule in the actor's data scope; refused as not found otherwise. */
async function readRuleRow(context: Reader, id: string): Promise<LimitRuleRow> {
  const { rows } = await context.db.execute(
    sql`select ${limitRuleColumns(context)} from limit_rule r ${limitRuleJoins} where ${ruleOf(id, context.actor)}`,
    limitRuleRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return row;
}

/** Locks a rule until the end of the transaction and reads it. */
export async function lockRuleRow(context: Reader, id: string): Promise<LimitRuleRow> {
  await context.db.execute(sql`select from limit_rule r where ${ruleOf(id, context.actor)} for update`);
  return readRuleRow(context, id);
}

export const readRule = async (context: Reader, id: string): Promise<LimitRule> =>
  toLimitRule(await readRuleRow(context, id), context.actor);
