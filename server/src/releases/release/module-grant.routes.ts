import { codes } from '@console/contracts';
import { listGrantRoles, readRoleGrants, saveRoleGrants, type RoleGrants } from '@console/contracts/releases';
import type { Context } from '../../platform/context';
import type { App } from '../../platform/deps';
import { mount } from '../../platform/http/mount';
import { refuseParts } from '../../platform/http/whole-company';
import { assertVersion } from '../../platform/expected-version';
import { Refusal } from '../../platform/refusal';
import { keepOwner } from '../../platform/roles/keep-owner.actions';
import { holdAccess } from '../../platform/roles/owner.query';
import { findModuleNames } from './devops-module.store';
import {
  findGrantRole,
  findGrantRoles,
  findGrantsOfRole,
  isRoleOf,
  lockRole,
  replaceGrants,
} from './module-grant.store';
import { changedGrants, isWithin, tidied } from './module-grant.rules';
import { grantsOf } from './require-grant';

/** Routes for the permissions of roles on remotes. */
export function moduleGrantRoutes(app: App): void {
  mount(app, listGrantRoles, async (_input, { db, actor }) => {
    refuseParts(actor);
    return { list: (await findGrantRoles(db)).map(({ version: _version, ...role }) => role) };
  });

  mount(app, readRoleGrants, async ({ id }, context) => {
    refuseParts(context.actor);
    return found(context, id);
  });

  mount(app, saveRoleGrants, async ({ id, version, list, why }, context) => {
    const { db, actor, audit } = context;
    refuseParts(actor);
    await holdAccess(context);
    const stored = await lockRole(db, id);
    if (stored === null) throw new Refusal(codes.notFound);
    const before = await found(context, id);
    if (before.isOwn) throw new Refusal(codes.ownItem);
    await assertVersion({ version: stored }, version, () => ({ current: before }));
    const after = tidied(list);
    if (!isWithin(changedGrants(before.list, after), before.held)) throw new Refusal(codes.noPermission);
    await keepOwner(context, () => replaceGrants(context, { roleId: id, list: after }));
    await audit({
      objectType: 'role',
      objectId: id,
      objectLabel: before.name.en_US,
      before: byModule(before.list),
      after: byModule(after),
      reason: why,
    });
    return found(context, id);
  });
}

async function found(context: Pick<Context, 'db' | 'actor'>, id: string): Promise<RoleGrants> {
  const { db, actor } = context;
  const role = await findGrantRole(db, id);
  if (!role) throw new Refusal(codes.notFound);
  const { name, version, users } = role;
  return {
    id,
    name,
    version,
    users,
    isOwn: await isRoleOf(db, { userId: actor.userId, roleId: id }),
    list: await findGrantsOfRole(db, id),
    modules: await findModuleNames(db),
    held: await grantsOf(context),
  };
}

const byModule = (list: RoleGrants['list']) =>
  Object.fromEntries(list.map(({ module, grants }) => [module, grants.join(', ')]));
