import { codes, type InputOf } from '@console/contracts';
import { operations } from '@console/contracts/operations';
import {
  beginWithView,
  createView,
  saveLayout,
  listViews,
  removeView,
  type SavedView,
  saveView,
} from '@console/contracts/views';
import type { Actor, Context } from '../context';
import type { App } from '../deps';
import { newId } from '../db/ids';
import { mount } from '../http/mount';
import { Refusal } from '../refusal';
import { findOwnRoles } from './own-role.query';
import {
  countOwn,
  deleteView,
  findPreference,
  findView,
  findViews,
  insertView,
  keepPreference,
  lockView,
  type StoredView,
  updateView,
} from './view.store';
import { mayShare, refuseScope } from './view.rules';

const viewsMax = 50;

/** Views tell what people look for, so whoever may not open a list sees none of it. */
export function viewRoutes(app: App): void {
  mount(app, listViews, async ({ list }, context) => {
    refuseList(list, context.actor);
    const shares = mayShare(context.actor);
    const views = await findViews(context, list);
    const { look: layout, defaultId } = await findPreference(context, list);
    return {
      views: views.map(shown),
      look: layout,
      // What was shared with this user once may be shared no more.
      defaultId: views.some(({ id }) => id === defaultId) ? defaultId : null,
      roles: shares ? await findOwnRoles(context) : [],
      mayShare: shares,
    };
  });
  mount(app, createView, async (draft, context) => {
    refuseList(draft.list, context.actor);
    if ((await countOwn(context, draft.list)) >= viewsMax) throw new Refusal(codes.tooMany);
    await refuseRole(draft, context);
    const id = newId('view');
    await insertView(context, { ...draft, id });
    const view = await seen(context, id);
    await context.audit({ ...labelOf(view), after: factsOf(view) });
    return shown(view);
  });
  mount(app, saveView, async (draft, context) => {
    const before = await lockView(context, draft);
    await refuseRole(draft, context);
    refuseTaking(before, draft);
    await updateView(context, draft);
    const view = await seen(context, draft.id);
    await context.audit({ ...labelOf(view), before: factsOf(before), after: factsOf(view) });
    return shown(view);
  });
  mount(app, removeView, async (target, context) => {
    const view = await lockView(context, target);
    await deleteView(context, view.id);
    await context.audit({ ...labelOf(view), before: factsOf(view) });
    return {};
  });
  mount(app, beginWithView, async ({ list, viewId }, context) => {
    refuseList(list, context.actor);
    if (viewId !== null && (await findView(context, viewId))?.list !== list) throw new Refusal(codes.notFound);
    await keepPreference(context, list, { ...(await findPreference(context, list)), defaultId: viewId });
    return { defaultId: viewId };
  });
  mount(app, saveLayout, async ({ list, look: layout }, context) => {
    refuseList(list, context.actor);
    await keepPreference(context, list, { ...(await findPreference(context, list)), look: layout });
    return { look: layout };
  });
}

/** Calls that answer lists, by their paths. */
const lists = new Map(
  Object.values(operations)
    .filter(({ reads, path }) => reads && path.endsWith('/list'))
    .map(({ path, permission }) => [path as string, permission]),
);

function refuseList(list: string, { permissions }: Actor): void {
  const permission = lists.get(list);
  if (permission === undefined) throw new Refusal(codes.notFound);
  if (permission !== 'signed-in' && !permissions.has(permission)) throw new Refusal(codes.noPermission);
}

async function refuseRole(draft: InputOf<typeof saveView> | InputOf<typeof createView>, context: Context) {
  const roles = draft.scope === 'ROLE' ? await findOwnRoles(context) : [];
  refuseScope(
    draft,
    context.actor,
    roles.map(({ id }) => id),
  );
}

/** Only its maker makes a shared view private again: for anybody else it would be gone. */
function refuseTaking(before: StoredView, { scope }: InputOf<typeof saveView>): void {
  if (scope === 'PRIVATE' && !before.isOwn)
    throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'scope', code: 'INVALID', params: {} }] });
}

async function seen(context: Context, id: string): Promise<StoredView> {
  const view = await findView(context, id);
  if (!view) throw new Error('A view that its writer does not see');
  return view;
}

const shown = ({ list: _list, ...view }: StoredView): SavedView => view;

const labelOf = ({ id, name }: StoredView) => ({ objectType: 'savedView' as const, objectId: id, objectLabel: name });

/** The keyword may be a name of somebody; the log tells that there is one, and not which. */
const factsOf = ({ list, name, scope, roleId, content }: StoredView) => ({
  list,
  name,
  scope,
  roleId,
  filters: content.filters,
  hasKeyword: content.keyword !== '',
  sort: content.sort,
  columns: content.look.columns.filter(({ isShown }) => isShown).map(({ key }) => key),
  density: content.look.density,
});
