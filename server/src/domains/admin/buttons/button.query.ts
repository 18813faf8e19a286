import { codes, type FieldIssue, type ListCounts, type ListQuery, type ListResult } from '@console/contracts';
import { type ButtonDraft, type ButtonFilter, type ButtonRecord, buttonRisks } from '@console/contracts/buttons';
import type { Context } from '../../../platform/context';
import { int, json, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { takenNameIssues } from '../../../platform/db/taken-name.query';
import { countBy } from '../../../platform/listing/count-by';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import { withinWhole } from '../../../platform/reach/reach.query';
import { Refusal } from '../../../platform/refusal';
import { buttonActionsOf, type ButtonFacts } from './button.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: ButtonFilter | undefined };

/** Facts of the product about its buttons, and whether the actor's company can rename them. */
export interface Source {
  facts: readonly ButtonFacts[];
  edits: boolean;
}

const row = {
  ...pick(tables.button, 'code', 'sort', 'version', 'updated_at'),
  name: i18nText,
  by: nullable(text),
  roles: int,
};
const listRow = { ...row, facts: json<ButtonFacts>() };

/** Roles of the company that have the button, in any status. */
const rolesWith = (actor: Reader['actor']) => sql`(
  select count(*)::int from held_button rb join role r on r.id = rb.role_id and r.deleted_at is null
  where rb.button_code = b.code and ${all(withinWhole(actor, sql`r.company_id`))})`;
const columnsFor = (actor: Reader['actor']) => sql`
  b.code, b.name, b.sort, b.version, b.updated_at, u.nickname as by, ${rolesWith(actor)} as roles`;
const whoDid = sql`left join app_user u on u.id = b.updated_by`;

/** The facts as an SQL table, so that lists can filter and sort by them. */
const asTable = (facts: readonly ButtonFacts[]): SQL => {
  const menus = [...new Set(facts.map(({ menu }) => menu?.id ?? ''))];
  const lines = facts.map((one) => ({
    code: one.code,
    risk: one.risk,
    menu_id: one.menu?.id ?? '',
    place: menus.indexOf(one.menu?.id ?? ''),
    says: [one.code, ...one.pages, ...one.paths].join(' '),
    facts: one,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
    as f (code text, risk text, menu_id text, place int, says text, facts jsonb)`;
};

/** The list of buttons as SQL: filters, keyword, order. Each row contains the facts of its button. */
export const buttonListing = (
  { filter = {}, keyword }: Query,
  { actor, facts }: Pick<Reader, 'actor'> & Pick<Source, 'facts'>,
): Listing<typeof listRow> => ({
  columns: sql`${columnsFor(actor)}, f.facts`,
  row: listRow,
  from: sql`button b join ${asTable(facts)} on f.code = b.code`,
  joins: whoDid,
  where: [
    ...anyOf(sql`f.menu_id`, filter.menu),
    ...anyOf(sql`f.risk`, filter.risk),
    ...(keyword ? [sql`(${contains(sql`f.says`, keyword)} or ${contains(sql`b.name::text`, keyword)})`] : []),
  ],
  id: sql`b.code`,
  sortable: {
    place: { expression: sql`(f.place * 10000 + b.sort)::bigint`, type: 'bigint' },
    id: { expression: sql`b.code`, type: 'text' },
    roles: { expression: sql`${rolesWith(actor)}::bigint`, type: 'bigint' },
    updatedAt: { expression: sql`b.updated_at`, type: 'timestamptz' },
  },
  sortedBy: { field: 'place', dir: 'asc' },
});

export async function findButtons(
  context: Reader,
  { facts, edits }: Source,
  query: Query,
): Promise<ListResult<ButtonRecord>> {
  const { actor } = context;
  const page = await findPage(context, buttonListing(query, { actor, facts }), query);
  return mapPage(page, (one) => toButton(one, { facts: one.facts, edits, actor }));
}

export const countButtonRisks = (
  context: Reader,
  facts: Source['facts'],
  query: Query,
): Promise<ListCounts<ButtonRecord['risk']>> =>
  countBy(context, buttonListing(query, { ...context, facts }), { column: sql`f.risk`, values: buttonRisks });

/** Refuses unknown codes. With `holds` it locks the button until the end of the transaction. */
export async function findButton(
  { db, actor }: Reader,
  { id, holds = false }: { id: string; holds?: boolean },
  source: Source,
): Promise<ButtonRecord> {
  const { rows } = await db.execute(
    sql`
      select ${columnsFor(actor)} from button b ${whoDid} where b.code = ${id}
      ${holds ? sql`for no key update of b` : sql``}`,
    row,
  );
  const facts = source.facts.find(({ code }) => code === id);
  if (!rows[0] || !facts) throw new Refusal(codes.notFound);
  return toButton(rows[0], { facts, edits: source.edits, actor });
}

/** Returns an issue for each name that another of these buttons has. Locks the names of all buttons. */
export async function findNameIssues(
  { db }: Pick<Reader, 'db'>,
  { draft, before, among }: { draft: ButtonDraft; before: ButtonRecord; among: string[] },
): Promise<FieldIssue[]> {
  await lockCounted(db, 'names', 'button');
  return takenNameIssues(db, sql`select name from button where code = any(${among})`, {
    name: { en_US: draft.nameEn, zh_CN: draft.nameZh },
    before: before.name,
    fields: { en_US: 'nameEn', zh_CN: 'nameZh' },
  });
}

interface Shown extends Pick<Reader, 'actor'> {
  facts: ButtonFacts;
  edits: boolean;
}

export function toButton(one: RowOf<typeof row>, { facts, edits, actor }: Shown): ButtonRecord {
  return {
    id: one.code,
    name: one.name,
    menu: facts.menu?.name ?? null,
    menuRouterList: facts.pages.join(','),
    apiPaths: facts.paths,
    risk: facts.risk,
    sort: one.sort,
    roles: one.roles,
    updatedAt: new Date(one.updated_at).toISOString(),
    updatedBy: one.by ?? '',
    version: one.version,
    allowedActions: buttonActionsOf(edits, actor.permissions),
  };
}
