import { codes, type FieldIssue, type I18nText, type ListQuery, type ListResult } from '@console/contracts';
import type { ProductModule, ProductModuleFilter } from '@console/contracts/product-modules';
import { roleTypes } from '@console/contracts/roles';
import type { Context } from '../../../platform/context';
import { bool, json, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { takenNameIssues } from '../../../platform/db/taken-name.query';
import { contains } from '../../../platform/listing/filters';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import type { ShownMenu } from '../../../platform/menus/menu.rules';
import { Refusal } from '../../../platform/refusal';
import { menusFrom, moduleActionsOf } from './product-module.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: ProductModuleFilter | undefined };
type Company = ProductModule['companies'][number];

const row = {
  ...pick(tables.product_module, 'id', 'code', 'description', 'account_types', 'buttons', 'is_system'),
  ...pick(tables.product_module, 'updated_at', 'version'),
  name: i18nText,
  by: nullable(text),
  companies: json<Company[]>(),
};
const columns = sql`m.id, m.code, m.name, m.description, m.account_types, m.buttons, m.is_system, m.updated_at, m.version,
  u.nickname as by, coalesce((
    select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.company_no)
    from company_module g join bin_companies() c on c.id = g.company_id where g.module_id = m.id), '[]') as companies`;
const whoDid = sql`left join app_user u on u.id = m.updated_by`;

const granted = (companies: string[] | undefined): SQL[] =>
  companies === undefined || companies.length === 0
    ? []
    : [sql`exists (select from company_module g where g.module_id = m.id and g.company_id = any(${companies}))`];
const madeBy = (isOwnMade: boolean | undefined): SQL[] =>
  isOwnMade === undefined ? [] : [sql`m.is_system = ${!isOwnMade}`];
const holding = (keyword: string): SQL =>
  sql`(${sql.join(
    [sql`m.code`, sql`m.name::text`, sql`m.description`].map((column) => contains(column, keyword)),
    sql` or `,
  )})`;

/** SQL of the module list: filters, keyword and order. The caller works for the company that runs the platform. */
const productModuleListing = ({ filter = {}, keyword }: Query): Listing<typeof row> => ({
  columns,
  row,
  from: sql`product_module m`,
  joins: whoDid,
  where: [...granted(filter.company), ...madeBy(filter.isOwnMade), ...(keyword ? [holding(keyword)] : [])],
  id: sql`m.id`,
  sortable: {
    code: { expression: sql`m.code`, type: 'text' },
    updatedAt: { expression: sql`m.updated_at`, type: 'timestamptz' },
  },
  sortedBy: { field: 'code', dir: 'asc' },
});

const rowWithMenus = { ...row, shown_menus: json<ShownMenu[]>() };

/** SQL of the module list for exports. Each row has all menus, because the export can't query them per row. */
export const productModuleFileListing = (query: Query, menus: readonly ShownMenu[]): Listing<typeof rowWithMenus> => ({
  ...productModuleListing(query),
  columns: sql`${columns}, ${JSON.stringify(menus)}::jsonb as shown_menus`,
  row: rowWithMenus,
});

export async function findProductModules(
  context: Reader,
  menus: readonly ShownMenu[],
  query: Query,
): Promise<ListResult<ProductModule>> {
  const page = await findPage(context, productModuleListing(query), query);
  return mapPage(page, (one) => toModule(one, { menus, actor: context.actor }));
}

/** Refuses unknown modules. With `holds` it locks the module until the end of the transaction. */
export async function findProductModule(
  { db, actor }: Reader,
  menus: readonly ShownMenu[],
  { id, holds = false }: { id: string; holds?: boolean },
): Promise<ProductModule> {
  const { rows } = await db.execute(
    sql`
      select ${columns} from product_module m ${whoDid} where m.id = ${id}
      ${holds ? sql`for no key update of m` : sql``}`,
    row,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return toModule(rows[0], { menus, actor });
}

/**
 * Returns an issue for each name that another module has. Locks the names of modules until the end of the transaction.
 */
export async function findNameIssues(
  { db }: Pick<Reader, 'db'>,
  { nameEn, nameZh }: { nameEn: string; nameZh: string },
  before?: ProductModule,
): Promise<FieldIssue[]> {
  await lockCounted(db, 'names', 'product module');
  return takenNameIssues(db, sql`select name from product_module where id <> ${before?.id ?? ''}`, {
    name: { en_US: nameEn, zh_CN: nameZh },
    before: before?.name,
    fields: { en_US: 'nameEn', zh_CN: 'nameZh' },
  });
}

/** Returns whether a code is taken. Locks the codes of modules until the end of the transaction. */
export async function isCodeTaken({ db }: Pick<Reader, 'db'>, code: string): Promise<boolean> {
  await lockCounted(db, 'names', 'product module');
  const { rows } = await db.execute(sql`select exists (select from product_module where code = ${code}) as is`, {
    is: bool,
  });
  return rows[0]?.is ?? false;
}

/** Companies that modules can be granted to: all except the one that runs the platform, which has all modules. */
export async function findCompanies({ db, actor }: Reader): Promise<{ id: string; name: I18nText }[]> {
  const { rows } = await db.execute(
    sql`select c.id, c.name from bin_companies() c where c.id <> ${actor.companyId} order by c.company_no`,
    { id: text, name: i18nText },
  );
  return rows;
}

export function toModule(
  one: RowOf<typeof row>,
  { menus, actor }: { menus: readonly ShownMenu[]; actor: Reader['actor'] },
): ProductModule {
  const facts = { isSystem: one.is_system, companies: one.companies.length };
  return {
    id: one.id,
    code: one.code,
    name: one.name,
    description: one.description,
    accountTypes: roleTypes.filter((type) => one.account_types.includes(type)),
    buttons: one.buttons,
    menus: menusFrom(menus, one.buttons),
    isSystem: one.is_system,
    companies: one.companies,
    updatedAt: new Date(one.updated_at).toISOString(),
    updatedBy: one.by ?? '',
    version: one.version,
    allowedActions: moduleActionsOf(facts, actor.permissions),
  };
}
