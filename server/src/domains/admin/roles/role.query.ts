import { codes, type ListCounts, type ListQuery, type ListResult } from '@console/contracts';
import {
  namedRoleUsers,
  type Role,
  type RoleDetail,
  type RoleFilter,
  type RoleOption,
  type RoleStatus,
  roleStatuses,
  type RoleUser,
} from '@console/contracts/roles';
import { everyModule } from '@console/contracts/releases';
import type { Context } from '../../../platform/context';
import { bool, int, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { countBy } from '../../../platform/listing/count-by';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import { findKnown } from '../../../platform/listing/known-rows';
import { withinWhole } from '../../../platform/reach/reach.query';
import { Refusal } from '../../../platform/refusal';
import { inNameOrder } from '../../../platform/listing/name-order';
import { findRequest } from './role-request.query';
import { isOfModules, roleActionsOf } from './role.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: RoleFilter | undefined };

const roleRow = {
  ...pick(tables.role, 'id', 'account_type', 'all_merchant_access', 'status', 'is_system'),
  ...pick(tables.role, 'updated_at', 'version'),
  name: i18nText,
  description: i18nText,
  updated_by: nullable(text),
  users: int,
  permissions: int,
  not_held: int,
  is_own: bool,
};
type RoleRow = RowOf<typeof roleRow>;

/** Number of users of a role that are not deleted, in any status. */
const usersOf = (role: SQL) => sql`(select count(*)::int from user_role ur join app_user m on m.id = ur.user_id
    and m.deleted_at is null where ur.role_id = ${role})`;

/** Permissions for remotes of a role `r` that a user does not hold. */
const grantsNotHeld = (userId: string) => sql`
  (select count(*)::int from role_devops_module g cross join unnest(g.grants) as wanted (code)
    where g.role_id = r.id and not exists (
      select from user_role o join role h on h.id = o.role_id and h.status = 'ACTIVE' and h.deleted_at is null
      join role_devops_module own on own.role_id = h.id and own.module in (g.module, ${everyModule})
      where o.user_id = ${userId} and wanted.code = any(own.grants)))`;

const columnsFor = ({ userId, permissions }: Context['actor']) => sql`
  r.id, r.name, r.description, r.account_type, r.all_merchant_access, r.status, r.is_system, r.updated_at, r.version,
  u.nickname as updated_by, ${usersOf(sql`r.id`)} as users,
  (select count(*)::int from held_button b where b.role_id = r.id) as permissions,
  (select count(*)::int from held_button b where b.role_id = r.id
    and b.button_code <> all(${[...permissions]}::text[])) + ${grantsNotHeld(userId)} as not_held,
  exists (select from user_role o where o.role_id = r.id and o.user_id = ${userId}) as is_own`;
const joins = sql`left join app_user u on u.id = r.updated_by`;

/** Name and description in both languages, separated by line breaks so that no keyword matches across two of them. */
const searched = sql`concat_ws(
  chr(10), r.name ->> 'en_US', r.name ->> 'zh_CN', r.description ->> 'en_US', r.description ->> 'zh_CN')`;

const reachable = (actor: Context['actor']): SQL[] => [
  ...withinWhole(actor, sql`r.company_id`),
  sql`r.deleted_at is null`,
];

const madeBy = (isOwnMade: boolean | undefined): SQL[] =>
  isOwnMade === undefined ? [] : [sql`r.is_system = ${!isOwnMade}`];

/** SQL of the role list: data scope, filters, keyword and order. */
export function roleListing(
  { filter = {}, keyword }: Query,
  { actor }: Pick<Reader, 'actor'>,
): Listing<typeof roleRow> {
  return {
    columns: columnsFor(actor),
    row: roleRow,
    from: sql`role r`,
    joins,
    where: [
      ...reachable(actor),
      ...anyOf(sql`r.account_type`, filter.accountType),
      ...anyOf(sql`r.status`, filter.status),
      ...madeBy(filter.isOwnMade),
      ...(keyword ? [contains(searched, keyword)] : []),
    ],
    id: sql`r.id`,
    sortable: {
      createdAt: { expression: sql`r.created_at`, type: 'timestamptz' },
      updatedAt: { expression: sql`r.updated_at`, type: 'timestamptz' },
      users: { expression: usersOf(sql`r.id`), type: 'bigint' },
    },
    sortedBy: { field: 'createdAt', dir: 'asc' },
  };
}

export async function findRoles(context: Reader, query: Query): Promise<ListResult<Role>> {
  const page = await findPage(context, roleListing(query, context), query);
  return mapPage(page, (row) => toRole(row, context.actor));
}

export const countRoleStatuses = (context: Reader, query: Query): Promise<ListCounts<RoleStatus>> =>
  countBy(context, roleListing(query, context), { column: sql`r.status`, values: roleStatuses });

export const toRole = (row: RoleRow, { permissions }: Pick<Context['actor'], 'permissions'>): Role => {
  const facts = { isSystem: row.is_system, isOwn: row.is_own, users: row.users, status: row.status };
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    accountType: row.account_type,
    allMerchantAccess: row.all_merchant_access,
    ...facts,
    permissions: row.permissions,
    updatedAt: new Date(row.updated_at).toISOString(),
    updatedBy: row.updated_by ?? '',
    notHeld: row.not_held,
    version: row.version,
    allowedActions: roleActionsOf({ ...facts, notHeld: row.not_held }, permissions),
  };
};

/** Refuses unknown roles and roles outside the actor's data scope. */
export async function findRole({ db, actor }: Reader, id: string): Promise<Role> {
  const { rows } = await db.execute(
    sql`select ${columnsFor(actor)} from role r ${joins} where r.id = ${id} and ${all(reachable(actor))}`,
    roleRow,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return toRole(rows[0], actor);
}

export async function findRoleDetail(context: Reader, id: string): Promise<RoleDetail> {
  const found = await findRole(context, id);
  const { rows } = await context.db.execute(
    sql`select button_code from held_button where role_id = ${id} order by button_code`,
    pick(tables.role_button, 'button_code'),
  );
  const held = rows.map(({ button_code }) => button_code);
  return {
    ...found,
    buttons: held.filter((code) => !isOfModules(code)),
    moduleButtons: held.filter(isOfModules),
    requested: await findRequest(context, id),
  };
}

/** Returns, for each language, whether another role of the company has this name. */
export async function namesTaken(
  { db, actor }: Reader,
  { nameEn, nameZh, except = '' }: { nameEn: string; nameZh: string; except?: string | undefined },
): Promise<{ nameEn: boolean; nameZh: boolean }> {
  const { rows } = await db.execute(
    sql`
      select coalesce(bool_or(lower(r.name ->> 'en_US') = lower(${nameEn})), false) as "nameEn",
        coalesce(bool_or(lower(r.name ->> 'zh_CN') = lower(${nameZh})), false) as "nameZh"
      from role r where ${all(reachable(actor))} and r.id <> ${except}`,
    { nameEn: bool, nameZh: bool },
  );
  return rows[0] ?? { nameEn: false, nameZh: false };
}

export async function findRoleUsers(context: Reader, id: string): Promise<RoleUser[]> {
  await findRole(context, id);
  const { rows } = await context.db.execute(
    sql`
      select u.id, u.nickname, u.login_name, u.status from user_role ur join app_user u on u.id = ur.user_id
      where ur.role_id = ${id} and u.deleted_at is null order by ${inNameOrder(sql`u.nickname`)}, u.id limit ${namedRoleUsers}`,
    pick(tables.app_user, 'id', 'nickname', 'login_name', 'status'),
  );
  return rows.map(({ login_name: loginName, ...user }) => ({ ...user, loginName }));
}

const optionRow = {
  ...pick(tables.role, 'id', 'account_type', 'all_merchant_access', 'status'),
  name: i18nText,
};

export async function findRoleOptions({ db, actor }: Reader): Promise<RoleOption[]> {
  const rows = await findKnown(
    db,
    sql`
      select r.id, r.name, r.account_type, r.all_merchant_access, r.status from role r
      where ${all(reachable(actor))} order by r.created_at, r.id limit 500`,
    optionRow,
  );
  return rows.map(({ account_type: accountType, all_merchant_access: allMerchantAccess, ...rest }) => ({
    ...rest,
    accountType,
    allMerchantAccess,
  }));
}
