import { type AllowedAction, codes, type ListResult, type InputOf } from '@console/contracts';
import {
  type listShareRules,
  type RuleTerms,
  type setShareRuleStatus,
  type ShareRule,
  type ShareRuleDraft,
  shareRuleTransitions,
} from '@console/contracts/cards';
import { nameFor } from '../../../platform/audience/audience.rules';
import { by } from '../../../platform/audience/audience-columns';
import { writtenBy } from '../../../platform/audience/written-by.query';
import type { Actor, Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { insertRows } from '../../../platform/db/insert-rows';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage, type TypedListing } from '../../../platform/listing/find-page';
import { findMerchant } from '../../merchants/merchants/merchant.query';
import { Refusal } from '../../../platform/refusal';
import { within } from '../../../platform/reach/reach.query';
import { int, pick, type RowOf } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { tables } from '../../../platform/db/tables';
import { sql, type SQL } from '../../../platform/db/sql';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

const ruleRow = {
  ...pick(tables.share_rule, 'id', 'name', 'merchant_id', 'type', 'floating_percent', 'warning_percent', 'max_cards'),
  ...pick(tables.share_rule, 'topup_below_percent', 'topup_by_percent', 'topup_max_per_day', 'status', 'version'),
  ...pick(tables.share_rule, 'created_at', 'updated_at'),
  merchant_name: i18nText,
  updated_by: by,
  used_by: int,
};

type RuleRow = RowOf<typeof ruleRow>;

const columns = sql`
  p.id, p.name, p.merchant_id, m.name as merchant_name, p.type, p.floating_percent, p.warning_percent, p.max_cards,
  p.topup_below_percent, p.topup_by_percent, p.topup_max_per_day,
  p.status, p.created_at, p.updated_at, ${writtenBy(sql`u`, sql`p.updated_by`)} as updated_by, p.version,
  ((select count(*) from share_group g where g.share_rule_id = p.id)
    + (select count(*) from wallet w where w.share_rule_id = p.id))::int as used_by`;
const joins = sql`join merchant m on m.id = p.merchant_id left join app_user u on u.id = p.updated_by`;

const reachable = (actor: Actor): SQL[] =>
  within(actor, { company: sql`p.company_id`, merchant: sql`p.merchant_id`, channel: 'none', membership: 'none' });

type Query = InputOf<typeof listShareRules>;

export async function findRules(context: Reader, query: Query): Promise<ListResult<ShareRule>> {
  const page = await findPage(context, listingOf(query, context.actor), query);
  return mapPage(page, (row) => toRule(row, context.actor));
}

const listingOf = ({ filter = {}, keyword }: Query, actor: Actor): TypedListing<typeof ruleRow> => ({
  columns,
  row: ruleRow,
  from: sql`share_rule p`,
  joins,
  where: [
    ...reachable(actor),
    ...anyOf(sql`p.type`, filter.type),
    ...anyOf(sql`p.status`, filter.status),
    ...anyOf(sql`p.merchant_id`, filter.merchantId),
    ...(keyword ? [contains(sql`p.name`, keyword)] : []),
  ],
  id: sql`p.id`,
  sortable: {
    createdAt: { expression: sql`p.created_at`, type: 'timestamptz' },
    name: { expression: sql`lower(p.name)`, type: 'text' },
  },
  sortedBy: { field: 'createdAt', dir: 'desc' },
});

const termsOf = (row: RuleRow): RuleTerms => ({
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

const toRule = (row: RuleRow, actor: Actor): ShareRule => ({
  ...termsOf(row),
  merchant: { id: row.merchant_id, name: row.merchant_name },
  status: row.status,
  usedBy: row.used_by,
  createdAt: new Date(row.created_at).toISOString(),
  version: row.version,
  allowedActions: actor.permissions.has('cards.share-rule.save') ? actionsOf(row) : [],
});

const actionsOf = ({ used_by, status }: RuleRow): AllowedAction[] => [
  used_by === 0 ? { action: 'EDIT', enabled: true } : { action: 'EDIT', enabled: false, reason: 'RULE_USED' },
  { action: 'COPY', enabled: true },
  { action: status === 'ACTIVE' ? 'DISABLE' : 'ENABLE', enabled: true },
];

async function readRow({ db, actor }: Reader, id: string): Promise<RuleRow> {
  const { rows } = await db.execute(
    sql`select ${columns} from share_rule p ${joins} where p.id = ${id} and ${all(reachable(actor))}`,
    ruleRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return row;
}

/** What a rule says, held so that nobody changes it before it is used. Null where it is not the actor's to see. */
export async function findTerms(
  { db, actor }: Reader,
  id: string,
): Promise<{ terms: RuleTerms; merchantId: string; isActive: boolean } | null> {
  await db.execute(sql`select 1 from share_rule p where p.id = ${id} and ${all(reachable(actor))} for share`);
  const { rows } = await db.execute(
    sql`select ${columns} from share_rule p ${joins} where p.id = ${id} and ${all(reachable(actor))}`,
    ruleRow,
  );
  const [row] = rows;
  return row ? { terms: termsOf(row), merchantId: row.merchant_id, isActive: row.status === 'ACTIVE' } : null;
}

async function lockRule(
  context: Reader,
  { id, version }: { id: string; version: number | undefined },
): Promise<RuleRow> {
  const { db, actor } = context;
  await db.execute(sql`select 1 from share_rule p where p.id = ${id} and ${all(reachable(actor))} for update`);
  const row = await readRow(context, id);
  if (row.version === version) return row;
  const updatedAt = new Date(row.updated_at).toISOString();
  const data = { current: toRule(row, actor), updatedBy: nameFor(actor, row.updated_by), updatedAt };
  throw new Refusal(codes.versionConflict, { data });
}

export async function saveRule({ id, version, ...draft }: ShareRuleDraft, context: Context): Promise<ShareRule> {
  const before = id === undefined ? null : await lockRule(context, { id, version });
  if (before && before.used_by > 0) throw new Refusal(codes.ruleUsed, { data: { usedBy: before.used_by } });
  const merchant = await findMerchant(context, draft.merchantId);
  if (!merchant || (before && before.merchant_id !== merchant.id)) throw new Refusal(codes.notFound);
  refuseHalf(draft);
  await refuseTaken(context, draft, id);
  const saved = id ?? newId('rule');
  await (before ? update(context, saved, draft) : insert(context, saved, draft));
  const row = await readRow(context, saved);
  await context.audit({
    objectType: 'shareRule',
    objectId: saved,
    objectLabel: row.name,
    ...(before ? { before: termsOf(before) } : {}),
    after: termsOf(row),
  });
  return toRule(row, context.actor);
}

type Draft = Omit<ShareRuleDraft, 'id' | 'version'>;

const topUpFields = ['topUpBelowPercent', 'topUpByPercent', 'topUpMaxPerDay'] as const;

/** A rule that tops up says when, by how much and how often. */
function refuseHalf(draft: Draft): void {
  const missing = topUpFields.filter((field) => (draft[field] ?? null) === null);
  if (missing.length === 0 || missing.length === topUpFields.length) return;
  throw new Refusal(codes.invalid, { fieldIssues: missing.map((field) => ({ field, code: 'REQUIRED', params: {} })) });
}

const topUpColumns = (draft: Draft) => ({
  topup_below_percent: draft.topUpBelowPercent ?? null,
  topup_by_percent: draft.topUpByPercent ?? null,
  topup_max_per_day: draft.topUpMaxPerDay ?? null,
});

async function refuseTaken({ db }: Context, { merchantId, name }: Draft, id: string | undefined): Promise<void> {
  const { rowCount } = await db.execute(sql`
    select 1 from share_rule where merchant_id = ${merchantId} and lower(name) = lower(${name}) and id <> ${id ?? ''}`);
  if (rowCount !== 0)
    throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'name', code: 'NAME_TAKEN', params: {} }] });
}

const insert = ({ db, actor, now }: Context, id: string, draft: Draft) =>
  insertRows(db, 'share_rule', [
    {
      id,
      company_id: actor.companyId,
      merchant_id: draft.merchantId,
      name: draft.name,
      type: draft.type,
      floating_percent: draft.floatingPercent,
      warning_percent: draft.warningPercent,
      max_cards: draft.maxCards,
      ...topUpColumns(draft),
      status: 'ACTIVE',
      version: 1,
      created_at: now,
      created_by: actor.userId,
      updated_at: now,
      updated_by: actor.userId,
    },
  ]);

const update = ({ db, actor, now }: Context, id: string, draft: Draft) => {
  const topUp = topUpColumns(draft);
  return db.execute(sql`
    update share_rule set name = ${draft.name}, type = ${draft.type}, floating_percent = ${draft.floatingPercent},
      warning_percent = ${draft.warningPercent}, max_cards = ${draft.maxCards},
      topup_below_percent = ${topUp.topup_below_percent}, topup_by_percent = ${topUp.topup_by_percent},
      topup_max_per_day = ${topUp.topup_max_per_day}, version = version + 1, updated_at = ${now},
      updated_by = ${actor.userId} where id = ${id}`);
};

export async function setRuleStatus(
  { id, version, status }: InputOf<typeof setShareRuleStatus>,
  context: Context,
): Promise<ShareRule> {
  const { db, actor, now } = context;
  const before = await lockRule(context, { id, version });
  const allowed = shareRuleTransitions[before.status];
  if (!allowed.includes(status))
    throw new Refusal(codes.transition, { data: { from: before.status, to: status, allowed } });
  await db.execute(sql`
    update share_rule set status = ${status}, version = version + 1, updated_at = ${now}, updated_by = ${actor.userId}
    where id = ${id}`);
  await context.audit({
    objectType: 'shareRule',
    objectId: id,
    objectLabel: before.name,
    before: { status: before.status },
    after: { status },
  });
  return toRule(await readRow(context, id), actor);
}
