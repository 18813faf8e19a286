import { codes } from '@console/contracts';
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
import type { Actor } from '../context';
import type { App } from '../deps';
import { mount } from '../http/mount';
import { Refusal } from '../refusal';
import { findOwnRoles } from './own-role.query';
import { changeView, dropView, makeView } from './view.actions';
import { mayShare } from './view.rules';
import { findPreference, findView, findViews, type StoredView, storePreference } from './view.store';

/** Operations on saved views. Views reveal search terms of users, so they require the permission of their list. */
export function viewRoutes(app: App): void {
  mount(app, listViews, async ({ list }, context) => {
    refuseList(list, context.actor);
    const shares = mayShare(context.actor);
    const views = await findViews(context, list);
    const { look: layout, defaultId } = await findPreference(context, list);
    return {
      views: views.map(shown),
      look: layout,
      // The view may no longer be shared with this user.
      defaultId: views.some(({ id }) => id === defaultId) ? defaultId : null,
      roles: shares ? await findOwnRoles(context) : [],
      mayShare: shares,
    };
  });
  mount(app, createView, async (draft, context) => {
    refuseList(draft.list, context.actor);
    return shown(await makeView(draft, context));
  });
  mount(app, saveView, async (draft, context) => shown(await changeView(draft, context)));
  mount(app, removeView, async (target, context) => {
    await dropView(target, context);
    return {};
  });
  mount(app, beginWithView, async ({ list, viewId }, context) => {
    refuseList(list, context.actor);
    if (viewId !== null && (await findView(context, viewId))?.list !== list) throw new Refusal(codes.notFound);
    await storePreference(context, list, { ...(await findPreference(context, list)), defaultId: viewId });
    return { defaultId: viewId };
  });
  mount(app, saveLayout, async ({ list, look: layout }, context) => {
    refuseList(list, context.actor);
    await storePreference(context, list, { ...(await findPreference(context, list)), look: layout });
    return { look: layout };
  });
}

/** List operations by their paths. */
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

/** Removes the list from a view. */
const shown = ({ list: _list, ...view }: StoredView): SavedView => view;
