import { permissions } from '@console/contracts/areas';
import {
  copyRole,
  countRoleExport,
  countRoles,
  createRole,
  exportRoles,
  listRoleOptions,
  listRoles,
  listRoleUsers,
  previewRole,
  readRole,
  readRoleCase,
  readRoleHistory,
  readRoleMatrix,
  removeRole,
  setRoleStatus,
  updateRole,
} from '@console/contracts/roles';
import { findRecordHistory } from '../../../platform/audit/record-history.query';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { findPlaces } from '../../../platform/buttons/button.query';
import { inOrder } from '../../../platform/buttons/button.rules';
import { mount } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import { findIncluded } from '../../../platform/product-modules/included.query';
import { includes } from '../../../platform/product-modules/included.rules';
import { addRole, duplicateRole, eraseRole, saveRole, switchRole } from './role.actions';
import { findShownMenus } from '../shown-menus.query';
import { roleExport } from './role.export';
import { countRoleStatuses, findRole, findRoleDetail, findRoleOptions, findRoles, findRoleUsers } from './role.query';
import { findRolePreview } from './role-preview.query';
import { findRoleCase } from './role-request.query';
import { choosable, highRisk, matrixOf } from './role.rules';

/**
 * Operations on roles of a company. They require access to the whole company, and users can grant only permissions that
 * they hold.
 */
export function roleRoutes(app: App): void {
  const buttons = choosable(permissions, app.deps.config);
  const offer = { offered: new Set(buttons), high: new Set(highRisk(permissions)) };

  mount(app, listRoles, (query, context) => {
    refuseParts(context.actor);
    return findRoles(context, query);
  });
  mount(app, countRoles, (query, context) => {
    refuseParts(context.actor);
    return countRoleStatuses(context, query);
  });
  mountExport(app, { count: countRoleExport, start: exportRoles, type: 'ROLE_EXPORT', dataset: roleExport });
  mount(app, readRole, ({ id }, context) => {
    refuseParts(context.actor);
    return findRoleDetail(context, id);
  });
  mount(app, createRole, (draft, context) => addRole(draft, context, offer));
  mount(app, updateRole, (change, context) => saveRole(change, context, offer));
  mount(app, copyRole, (copy, context) => duplicateRole(copy, context, offer));
  mount(app, setRoleStatus, (change, context) => switchRole(change, context));
  mount(app, removeRole, async (target, context) => {
    await eraseRole(target, context);
    return { ok: true };
  });
  mount(app, listRoleUsers, async ({ id }, context) => {
    refuseParts(context.actor);
    return { list: await findRoleUsers(context, id) };
  });
  mount(app, readRoleHistory, async ({ id }, context) => {
    refuseParts(context.actor);
    await findRole(context, id);
    return findRecordHistory(context, { objectType: 'role', id });
  });
  mount(app, readRoleCase, ({ id }, context) => {
    refuseParts(context.actor);
    return findRoleCase(context, id);
  });
  mount(app, previewRole, ({ id }, context) => {
    refuseParts(context.actor);
    return findRolePreview(context, app.deps, id);
  });
  mount(app, listRoleOptions, async (_input, context) => {
    refuseParts(context.actor);
    return { list: await findRoleOptions(context) };
  });
  mount(app, readRoleMatrix, async (_input, { db, actor }) => {
    refuseParts(actor);
    const included = await findIncluded({ db, actor });
    const menus = await findShownMenus({ db, actor }, app.deps);
    const ordered = inOrder(buttons, await findPlaces(db)).filter((code) => includes(included, code));
    return matrixOf({ catalogue: permissions, codes: ordered, menus, held: actor.permissions });
  });
}
