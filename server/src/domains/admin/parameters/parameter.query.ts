import { codes, type FieldIssue, type ListCounts, type ListQuery, type ListResult } from '@console/contracts';
import {
  type Parameter,
  type ParameterChange,
  type ParameterFilter,
  parameterStatuses,
} from '@console/contracts/parameters';
import type { Actor, Context } from '../../../platform/context';
import { json, moment, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { countBy } from '../../../platform/listing/count-by';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import { withinWhole } from '../../../platform/reach/reach.query';
import { findNumber } from '../../../platform/reference/parameter.query';
import type { ParameterData } from '../../../platform/reference/reference';
import { Refusal } from '../../../platform/refusal';
import type { Registry } from '../../../platform/registry';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: ParameterFilter | undefined };

/** Definitions of the parameters by code, from the code of the features. */
export type Definitions = ReadonlyMap<string, ParameterData>;

/** Parameters of all features. A stored parameter without a definition is ignored. */
export const definitionsOf = ({ features }: Pick<Registry, 'features'>): Definitions =>
  new Map(features.flatMap(({ reference }) => reference?.parameters ?? []).map((one) => [one.code, one]));

const row = {
  ...pick(tables.system_parameter, 'code', 'value', 'is_active', 'is_editable', 'updated_at', 'version'),
  by: nullable(text),
};
type ParameterRow = RowOf<typeof row>;

const columns = sql`p.code, p.value, p.is_active, p.is_editable, p.updated_at, p.version, u.nickname as by`;
const whoDid = sql`left join app_user u on u.id = p.updated_by`;

const ofStatus = (statuses: ParameterFilter['status']): SQL[] =>
  statuses === undefined ? [] : [sql`p.is_active = any(${statuses.map((one) => one === 'ACTIVE')}::boolean[])`];

/** Codes of the parameters in the groups that contain a keyword, ignoring case. */
const matching = (definitions: Definitions, { filter = {}, keyword = '' }: Query): string[] =>
  [...definitions.values()]
    .filter(({ group }) => filter.group?.includes(group) ?? true)
    .filter(({ code, name, description }) =>
      [code, name.en_US, name.zh_CN, description.en_US, description.zh_CN].some((text) =>
        text.toLowerCase().includes(keyword.toLowerCase()),
      ),
    )
    .map(({ code }) => code);

/** The list of parameters as SQL: filters, keyword, order. */
export const parameterListing = (query: Query, { definitions }: { definitions: Definitions }): Listing<typeof row> => ({
  columns,
  row,
  from: sql`system_parameter p`,
  joins: whoDid,
  where: [sql`p.code = any(${matching(definitions, query)})`, ...ofStatus(query.filter?.status)],
  id: sql`p.code`,
  sortable: {
    id: { expression: sql`p.code`, type: 'text' },
    updatedAt: { expression: sql`p.updated_at`, type: 'timestamptz' },
  },
  sortedBy: { field: 'id', dir: 'asc' },
});

/** Returns the parameters. `edits` is true if the actor's company runs the platform. */
export async function findParameters(
  context: Reader,
  { definitions, edits }: { definitions: Definitions; edits: boolean },
  query: Query,
): Promise<ListResult<Parameter>> {
  const page = await findPage(context, parameterListing(query, { definitions }), query);
  return mapPage(page, (one) =>
    toParameter(one, { definition: definitionIn(definitions, one.code), edits, ...context }),
  );
}

export const countParameterStatuses = (
  context: Reader,
  definitions: Definitions,
  query: Query,
): Promise<ListCounts<Parameter['status']>> =>
  countBy(context, parameterListing(query, { definitions }), {
    column: sql`case when p.is_active then 'ACTIVE' else 'DEFAULT' end`,
    values: parameterStatuses,
  });

/** Refuses unknown parameters. With `holds` it locks the parameter until the end of the transaction. */
export async function findParameter(
  { db }: Pick<Reader, 'db'>,
  id: string,
  { holds = false } = {},
): Promise<ParameterRow> {
  const { rows } = await db.execute(
    sql`
      select ${columns} from system_parameter p ${whoDid} where p.code = ${id}
      ${holds ? sql`for no key update of p` : sql``}`,
    row,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return rows[0];
}

/** Refuses a code without a definition. */
export function definitionIn(definitions: Definitions, code: string): ParameterData {
  const definition = definitions.get(code);
  if (!definition) throw new Refusal(codes.notFound);
  return definition;
}

interface Shown {
  definition: ParameterData;
  edits: boolean;
  actor: Pick<Actor, 'permissions'>;
}

export function toParameter(one: ParameterRow, { definition, edits, actor }: Shown): Parameter {
  const mayEdit = edits && one.is_editable && actor.permissions.has('admin.parameter.save');
  return {
    id: one.code,
    name: definition.name,
    description: definition.description,
    group: definition.group,
    type: definition.type,
    value: one.value,
    byDefault: definition.value,
    choices: definition.type === 'CHOICE' ? [...definition.choices] : [],
    min: definition.type === 'INT' ? definition.min : null,
    max: definition.type === 'INT' ? definition.max : null,
    unit: definition.type === 'INT' ? (definition.unit ?? null) : null,
    status: one.is_active ? 'ACTIVE' : 'DEFAULT',
    effective: one.is_active ? one.value : definition.value,
    isEditable: one.is_editable,
    updatedAt: new Date(one.updated_at).toISOString(),
    updatedBy: one.by ?? '',
    version: one.version,
    allowedActions: mayEdit ? [{ action: 'EDIT', enabled: true }] : [],
  };
}

/**
 * Compares a number with the parameters that are its minimum and with those whose minimum it is. Locks all parameters,
 * so that concurrent changes can't contradict each other.
 */
export async function findOrderIssues(
  { db }: Pick<Reader, 'db'>,
  definitions: Definitions,
  { id, value, isActive }: { id: string; value: string; isActive: boolean },
): Promise<FieldIssue[]> {
  await lockCounted(db, 'parameters');
  const own = definitionIn(definitions, id);
  const number = Number(isActive ? value : own.value);
  const issue = (code: string, params: Record<string, string>): FieldIssue => ({ field: 'value', code, params });
  const issues: FieldIssue[] = [];
  for (const other of definitions.values()) {
    if (own.type !== 'INT' || other.type !== 'INT') continue;
    if (own.atLeast !== other.code && other.atLeast !== own.code) continue;
    const bound = await findNumber(db, other);
    if (own.atLeast === other.code && number < bound) issues.push(issue('MIN', { min: String(bound) }));
    if (other.atLeast === own.code && number > bound) issues.push(issue('MAX', { max: String(bound) }));
  }
  return issues;
}

const setting = json<{ value: string; isActive: boolean }>();
const changeRow = { id: text, at: moment, by: text, before: setting, after: setting, why: text };

/** Maximum number of changes returned. Older ones are in the audit log. */
const changesMost = 50;

/** Returns the latest changes of a parameter from the audit log. */
export async function findParameterHistory({ db, actor }: Reader, id: string): Promise<ParameterChange[]> {
  const { rows } = await db.execute(
    sql`
      select e.id, e.at, coalesce(u.nickname, '') as by, e.before, e.after, coalesce(e.reason, '') as why
      from audit_event e left join app_user u on u.id = e.actor_id
      where ${sql.join(withinWhole(actor, sql`e.company_id`), sql` and `)} and e.object_type = 'parameter'
        and e.object_id = ${id} and e.result = 'OK'
      order by e.at desc, e.seq desc limit ${changesMost}`,
    changeRow,
  );
  return rows.map((one) => ({ ...one, at: new Date(one.at).toISOString() }));
}
