import { findCompanyRestriction } from '../../../platform/companies/company-restriction.query';
import { codes, type ListCounts, type ListQuery, type ListResult } from '@console/contracts';
import { type User, type UserDetail, type UserFilter, type UserStatus, userStatuses } from '@console/contracts/users';
import { isStaff } from '../../../platform/audience/audience.rules';
import type { Context } from '../../../platform/context';
import { sql, type SQL } from '../../../platform/db/sql';
import { countBy } from '../../../platform/listing/count-by';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, type Listing } from '../../../platform/listing/find-page';
import { within } from '../../../platform/reach/reach.query';
import { Refusal } from '../../../platform/refusal';
import { nameKey } from '../../../platform/listing/name-order';
import { findGivenRoles } from './role-choice.query';
import {
  type Holding,
  type Meeting,
  statusSql,
  type StoredUser,
  toUser,
  toUserDetail,
  userColumns,
  userRow,
  withFailures,
} from './user-row.query';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

const scopeOf = sql`user_merchant_scope s where s.user_id = u.id`;

/** Users `u` whose merchants are all in an array. */
export const limitedTo = (ids: SQL): SQL => sql`
  exists (select from ${scopeOf}) and not exists (select from ${scopeOf} and s.merchant_id <> all(${ids}))`;

/** Users `u` with access to all merchants of their company. */
export const seesEverything = sql`(u.account_type = 'WHITELABEL' and exists (
  select from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id and r.all_merchant_access))`;

/**
 * Data scope of users `u`: users of the actor's company, limited to the actor's merchants or channel. Merchants can't
 * see company staff, and wallet users are managed with their wallets.
 */
const reachedUsers = (actor: Reader['actor']): SQL[] => [
  sql`u.account_type <> 'WALLET' and u.deleted_at is null`,
  ...within(actor, {
    company: sql`u.company_id`,
    merchant: (ids) => sql`${limitedTo(sql`${[...ids]}`)} and u.account_type <> 'CHANNEL' and
      ${isStaff(actor) ? sql`not ${seesEverything}` : sql`u.account_type = 'MERCHANT'`}`,
    channel: (id) => sql`u.account_type = 'CHANNEL' and u.channel_id = ${id}`,
    membership: 'none',
  }),
];

/** Returns the facts that decide which actions on users are possible. */
export async function meetingOf(context: Pick<Reader, 'db' | 'actor'>): Promise<Meeting> {
  const roles = await findGivenRoles(context);
  return {
    actor: context.actor,
    given: new Set(roles.filter(({ canGive }) => canGive).map(({ id }) => id)),
    held: new Set(roles.filter(({ isHeld }) => isHeld).map(({ id }) => id)),
    restriction: await findCompanyRestriction(context.db, context.actor.companyId),
  };
}

/** Returns the facts for existing users only: it compares their roles instead of all roles. */
async function holdingOf(context: Pick<Reader, 'db' | 'actor'>, users: readonly Pick<StoredUser, 'roles'>[]) {
  const ids = new Set(users.flatMap(({ roles }) => roles.map(({ id }) => id)));
  const roles = await findGivenRoles(context, [...ids]);
  const held = new Set(roles.filter(({ isHeld }) => isHeld).map(({ id }) => id));
  const restriction = await findCompanyRestriction(context.db, context.actor.companyId);
  return { actor: context.actor, held, restriction } satisfies Holding;
}

/**
 * Condition for the keyword. A complete e-mail address, recognized by its at sign, is searched for users who can see
 * addresses.
 */
const isNamed = (keyword: string, { actor }: Reader): SQL => {
  const named = sql`${contains(sql`u.login_name`, keyword)} or ${contains(sql`u.nickname`, keyword)}`;
  return actor.hiddenGroups.has('HOLDER_CONTACT') || !keyword.includes('@')
    ? sql`(${named})`
    : sql`(${named} or lower(u.email) = lower(${keyword}))`;
};

const ofRoles = (roleId: UserFilter['roleId']): SQL[] =>
  roleId === undefined || roleId.length === 0
    ? []
    : [sql`exists (select from user_role ur where ur.user_id = u.id and ur.role_id = any(${roleId}))`];

type Query = ListQuery & { filter?: UserFilter | undefined };

/** SQL of the user list: data scope, filters, keyword and order. */
export function userListing({ filter = {}, keyword }: Query, context: Reader): Listing<typeof userRow> {
  const { actor, now } = context;
  return {
    columns: userColumns(now),
    row: userRow,
    from: sql`app_user u`,
    joins: sql``,
    where: [
      ...reachedUsers(actor),
      ...anyOf(sql`(${statusSql(now)})`, filter.status),
      ...anyOf(sql`u.account_type`, filter.accountType),
      ...ofRoles(filter.roleId),
      ...(keyword ? [isNamed(keyword, context)] : []),
    ],
    id: sql`u.id`,
    sortable: {
      loginName: nameKey(sql`u.login_name`),
      nickname: nameKey(sql`u.nickname`),
      // Users who never signed in are sorted first.
      lastLoginAt: { expression: sql`coalesce(u.last_login_at, 'epoch'::timestamptz)`, type: 'timestamptz' },
    },
    sortedBy: { field: 'loginName', dir: 'asc' },
  };
}

export async function findUsers(context: Reader, query: Query): Promise<ListResult<User>> {
  const page = await findPage(context, userListing(query, context), query);
  const list = await withFailures(context, page.list);
  const holding = await holdingOf(context, list);
  return { ...page, list: list.map((user) => toUser(user, holding)) };
}

export async function findUserDetail(context: Reader, id: string): Promise<UserDetail> {
  const user = await findUser(context, id);
  return toUserDetail(user, await holdingOf(context, [user]));
}

export const countUserStatuses = (context: Reader, query: Query): Promise<ListCounts<UserStatus>> =>
  countBy(context, userListing(query, context), { column: statusSql(context.now), values: userStatuses });

/** Refuses users outside the actor's data scope. With `holds` it locks the user until the end of the transaction. */
export async function findUser({ db, actor, now }: Reader, id: string, { holds = false } = {}): Promise<StoredUser> {
  const { rows } = await db.execute(
    sql`
      select ${userColumns(now)} from app_user u where u.id = ${id} and ${all(reachedUsers(actor))}
      ${holds ? sql`for no key update of u` : sql``}`,
    userRow,
  );
  const [user] = await withFailures({ db, now }, rows);
  if (!user) throw new Refusal(codes.notFound);
  return user;
}
