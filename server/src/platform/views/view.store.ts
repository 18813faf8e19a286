import { codes } from '@console/contracts';
import type { ListLayout, SavedView, ViewContent, ViewDraft } from '@console/contracts/views';
import { nameFor } from '../audience/audience.rules';
import { by, writtenBy } from '../audience/written-by.query';
import type { Context } from '../context';
import { seesWhole } from '../reach/reach.rules';
import { Refusal } from '../refusal';
import { mayChange } from './view.rules';
import { inCompany } from '../reach/reach.query';
import { json, nullable, pick, text } from '../db/column';
import { counted } from '../db/common-columns';
import { lockCounted } from '../db/lock-counted';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';
import { inNameOrder } from '../listing/name-order';

type Reader = Pick<Context, 'db' | 'actor'>;

/** A view with additional columns that only the server uses. */
export interface StoredView extends SavedView {
  list: string;
}

const viewRow = {
  ...pick(tables.saved_view, 'id', 'list', 'name', 'scope', 'role_id', 'user_id', 'version'),
  content: json<ViewContent>(),
  owner: by,
};

/**
 * Condition for the views that a user can see: their own, those shared with their roles, and if they have access to the
 * whole company, those shared with it.
 */
const seenBy = (actor: Reader['actor']): SQL => {
  const { userId } = actor;
  return sql`(v.user_id = ${userId}
    or (v.scope = 'COMPANY' and ${seesWhole(actor)})
    or (v.scope = 'ROLE' and exists (
      select from user_role r where r.user_id = ${userId} and r.role_id = v.role_id)))`;
};

async function selectViews({ db, actor }: Reader, where: SQL): Promise<StoredView[]> {
  const { rows } = await db.execute(
    sql`
      select v.id, v.list, v.name, v.scope, v.role_id, v.content, v.user_id, ${writtenBy(sql`u`, sql`v.user_id`)} as owner, v.version
      from saved_view v join app_user u on u.id = v.user_id
      where ${inCompany(actor, sql`v.company_id`)} and ${seenBy(actor)} and ${where}`,
    viewRow,
  );
  return rows.map(({ role_id, user_id, owner, ...row }) => ({
    ...row,
    owner: nameFor(actor, owner),
    roleId: role_id,
    isOwn: user_id === actor.userId,
    mayChange: mayChange({ scope: row.scope, userId: user_id }, actor),
  }));
}

export const findViews = (context: Reader, list: string): Promise<StoredView[]> =>
  selectViews(context, sql`v.list = ${list} order by ${inNameOrder(sql`v.name`)}, v.id`);

/** Returns undefined if the view does not exist or the user may not see it. */
export async function findView(context: Reader, id: string): Promise<StoredView | undefined> {
  const [view] = await selectViews(context, sql`v.id = ${id}`);
  return view;
}

/** Locks a view that the actor may change; refuses otherwise. */
export async function lockView(context: Reader, id: string): Promise<StoredView> {
  const [current] = await selectViews(context, sql`v.id = ${id} for update of v`);
  if (!current) throw new Refusal(codes.notFound);
  if (!current.mayChange) throw new Refusal(codes.noPermission);
  return current;
}

/** Counts under a lock, so that parallel calls can neither exceed the cap nor use the same name. */
export async function countOwn({ db, actor }: Reader, list: string): Promise<number> {
  await lockCounted(db, 'views', actor.companyId, list);
  const { rows } = await db.execute(
    sql`select count(*)::int as count from saved_view where user_id = ${actor.userId} and list = ${list}`,
    counted,
  );
  return rows[0]?.count ?? 0;
}

type Writer = Pick<Context, 'db' | 'actor' | 'now'>;
interface Named extends ViewDraft {
  id: string;
}

/** Returns false if the owner already has a view with this name. */
export async function insertView({ db, actor, now }: Writer, draft: Named & { list: string }): Promise<boolean> {
  const { id, list, name, scope, roleId, content } = draft;
  const { rowCount } = await db.execute(sql`
    insert into saved_view (id, company_id, user_id, list, name, scope, role_id, content, created_at, updated_at, updated_by)
    values (${id}, ${actor.companyId}, ${actor.userId}, ${list}, ${name}, ${scope}, ${roleId},
      ${JSON.stringify(content)}::jsonb, ${now}, ${now}, ${actor.userId})
    on conflict (user_id, list, lower(name)) do nothing`);
  return rowCount !== 0;
}

/**
 * Returns false if the name is taken. This is checked first, because a failed statement would abort the transaction.
 */
export async function updateView({ db, actor, now }: Writer, draft: Named & { list: string }): Promise<boolean> {
  const { id, list, name, scope, roleId, content } = draft;
  await lockCounted(db, 'views', actor.companyId, list);
  const { rowCount } = await db.execute(sql`
    select from saved_view own join saved_view other using (company_id, user_id, list)
    where own.id = ${id} and other.id <> own.id and lower(other.name) = lower(${name})`);
  if (rowCount !== 0) return false;
  await db.execute(sql`
    update saved_view set name = ${name}, scope = ${scope}, role_id = ${roleId}, content = ${JSON.stringify(content)}::jsonb,
      version = version + 1, updated_at = ${now}, updated_by = ${actor.userId}
    where id = ${id}`);
  return true;
}

export async function deleteView({ db }: Reader, id: string): Promise<void> {
  await db.execute(sql`delete from saved_view where id = ${id}`);
}

export interface Preference {
  look: ListLayout | null;
  defaultId: string | null;
}

const preferenceRow = { look: nullable(json<ListLayout>()), defaultId: nullable(text) };

export async function findPreference({ db, actor }: Reader, list: string): Promise<Preference> {
  const { rows } = await db.execute(
    sql`
      select look, default_view_id as "defaultId" from list_preference
      where user_id = ${actor.userId} and list = ${list}`,
    preferenceRow,
  );
  return rows[0] ?? { look: null, defaultId: null };
}

export async function storePreference(
  { db, actor, now }: Writer,
  list: string,
  { look: layout, defaultId }: Preference,
): Promise<void> {
  const written = layout && JSON.stringify(layout);
  await db.execute(sql`
    insert into list_preference (user_id, company_id, list, look, default_view_id, updated_at)
    values (${actor.userId}, ${actor.companyId}, ${list}, ${written}::jsonb, ${defaultId}, ${now})
    on conflict (user_id, list) do update
      set look = excluded.look, default_view_id = excluded.default_view_id, updated_at = excluded.updated_at`);
}
