import { codes, type InputOf } from '@console/contracts';
import type { createView, removeView, saveView } from '@console/contracts/views';
import type { Context } from '../context';
import { newId } from '../db/ids';
import { assertVersion } from '../expected-version';
import { Refusal } from '../refusal';
import { findOwnRoles } from './own-role.query';
import { refuseScope } from './view.rules';
import { countOwn, deleteView, findView, insertView, lockView, type StoredView, updateView } from './view.store';

const viewsMax = 50;

/** Creates a view of a list for the actor. */
export async function makeView(draft: InputOf<typeof createView>, context: Context): Promise<StoredView> {
  if ((await countOwn(context, draft.list)) >= viewsMax) throw new Refusal(codes.tooMany);
  await refuseRole(draft, context);
  const id = newId('view');
  if (!(await insertView(context, { ...draft, id }))) throw nameTaken();
  const view = await seen(context, id);
  await context.audit({ ...labelOf(view), after: factsOf(view) });
  return view;
}

/** Changes name, content or sharing of a view. */
export async function changeView(draft: InputOf<typeof saveView>, context: Context): Promise<StoredView> {
  const before = await lockExpected(draft, context);
  await refuseRole(draft, context);
  refuseTaking(before, draft);
  if (!(await updateView(context, { ...draft, list: before.list }))) throw nameTaken();
  const view = await seen(context, draft.id);
  await context.audit({ ...labelOf(view), before: factsOf(before), after: factsOf(view) });
  return view;
}

export async function dropView(target: InputOf<typeof removeView>, context: Context): Promise<void> {
  const view = await lockExpected(target, context);
  await deleteView(context, view.id);
  await context.audit({ ...labelOf(view), before: factsOf(view) });
}

/** Locks a view and refuses a stale version. */
async function lockExpected({ id, version }: { id: string; version: number }, context: Context): Promise<StoredView> {
  const current = await lockView(context, id);
  await assertVersion(current, version, () => {
    const { list: _list, ...shown } = current;
    return { current: shown };
  });
  return current;
}

const nameTaken = () =>
  new Refusal(codes.invalid, { fieldIssues: [{ field: 'name', code: 'NAME_TAKEN', params: {} }] });

async function refuseRole(draft: InputOf<typeof saveView> | InputOf<typeof createView>, context: Context) {
  const roles = draft.scope === 'ROLE' ? await findOwnRoles(context) : [];
  refuseScope(
    draft,
    context.actor,
    roles.map(({ id }) => id),
  );
}

/** Only the creator can make a shared view private, because it disappears for all other users. */
function refuseTaking(before: StoredView, { scope }: InputOf<typeof saveView>): void {
  if (scope === 'PRIVATE' && !before.isOwn)
    throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'scope', code: 'INVALID', params: {} }] });
}

async function seen(context: Context, id: string): Promise<StoredView> {
  const view = await findView(context, id);
  if (!view) throw new Error('The stored view is not visible to its owner');
  return view;
}

const labelOf = ({ id, name }: StoredView) => ({ objectType: 'savedView' as const, objectId: id, objectLabel: name });

/** The keyword may be a personal name, so the audit log only contains whether there is one. */
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
