import { codes, type FieldIssue, type InputOf, type ListResult } from '@console/contracts';
import type { ButtonDraft, ButtonRecord, listButtons } from '@console/contracts/buttons';
import type { Context } from '../../../platform/context';
import { int, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { takenNameIssues } from '../../../platform/db/taken-name.query';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage } from '../../../platform/listing/find-page';
import { withinWhole } from '../../../platform/reach/reach.query';
import { Refusal } from '../../../platform/refusal';
import { buttonActionsOf, type ButtonFacts } from './button.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** What the product says of its buttons, and whether the actor's company names them. */
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

/** Roles of the company that have it, whatever their state. */
const rolesWith = (actor: Reader['actor']) => sql`(
  select count(*)::int from held_button rb join role r on r.id = rb.role_id and r.deleted_at is null
  where rb.button_code = b.code and ${all(withinWhole(actor, sql`r.company_id`))})`;
const columnsFor = (actor: Reader['actor']) => sql`
  b.code, b.name, b.sort, b.version, b.updated_at, u.nickname as by, ${rolesWith(actor)} as roles`;
const whoDid = sql`left join app_user u on u.id = b.updated_by`;

/** The facts of the code as a table, for lists to filter and sort by. */
const asTable = (facts: readonly ButtonFacts[]): SQL => {
  const menus = [...new Set(facts.map(({ menu }) => menu?.id ?? ''))];
  const lines = facts.map(({ code, menu, pages, paths, risk }) => ({
    code,
    risk,
    menu_id: menu?.id ?? '',
    place: menus.indexOf(menu?.id ?? ''),
    says: [code, ...pages, ...paths].join(' '),
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
    as f (code text, risk text, menu_id text, place int, says text)`;
};

export async function findButtons(
  context: Reader,
  source: Source,
  { filter = {}, keyword, ...query }: InputOf<typeof listButtons>,
): Promise<ListResult<ButtonRecord>> {
  const { actor } = context;
  const page = await findPage(
    context,
    {
      columns: columnsFor(actor),
      row,
      from: sql`button b join ${asTable(source.facts)} on f.code = b.code`,
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
    },
    query,
  );
  return mapPage(page, (one) => toButton(one, { ...source, actor }));
}

/** Refused where the product has none of this code. `holds`: nobody changes it until the end of the transaction. */
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
  if (!rows[0]) throw new Refusal(codes.notFound);
  return toButton(rows[0], { ...source, actor });
}

/** Finds names that another of the given buttons has, and locks the names of buttons. */
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

function toButton(one: RowOf<typeof row>, { facts, edits, actor }: Source & Pick<Reader, 'actor'>): ButtonRecord {
  const found = facts.find(({ code }) => code === one.code);
  if (!found) throw new Refusal(codes.notFound);
  return {
    id: one.code,
    name: one.name,
    menu: found.menu?.name ?? null,
    menuRouterList: found.pages.join(','),
    apiPaths: found.paths,
    risk: found.risk,
    sort: one.sort,
    roles: one.roles,
    updatedAt: new Date(one.updated_at).toISOString(),
    updatedBy: one.by ?? '',
    version: one.version,
    allowedActions: buttonActionsOf(edits, actor.permissions),
  };
}
