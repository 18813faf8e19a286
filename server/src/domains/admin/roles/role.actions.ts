import { codes, type FieldIssue, type InputOf } from '@console/contracts';
import {
  type copyRole,
  type RoleDetail,
  type RoleDraft,
  roleIssues,
  type setRoleStatus,
} from '@console/contracts/roles';
import type { Role, removeRole, updateRole } from '@console/contracts/roles';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { assertVersion } from '../../../platform/expected-version';
import { refuseParts } from '../../../platform/http/whole-company';
import { findIncluded } from '../../../platform/product-modules/included.query';
import { includes } from '../../../platform/product-modules/included.rules';
import { Refusal } from '../../../platform/refusal';
import { keepOwner } from '../../../platform/roles/keep-owner.actions';
import { holdAccess } from '../../../platform/roles/owner.query';
import { changeButtons, deleteRole, insertRole, transitionRole, storeRole } from '../../../platform/roles/role.store';
import { findRole, findRoleDetail, namesTaken } from './role.query';
import { notifyRole } from './notify-role.actions';
import { endRequest, lockRequest, requestButtons } from './request-buttons.actions';
import { againByReach, beyond, buttonChange, byRisk, changeBar, isOfModules, removeBar } from './role.rules';

/** Buttons that this installation offers for roles, and high-risk buttons, which need a second approver. */
export interface Offered {
  offered: ReadonlySet<string>;
  high: ReadonlySet<string>;
}

type Target = InputOf<typeof removeRole>;

async function lockRole(context: Context, { id, version }: Target): Promise<RoleDetail> {
  refuseParts(context.actor);
  await holdAccess(context);
  const found = await findRoleDetail(context, id);
  await assertVersion(found, version, () => ({ current: found }));
  return found;
}

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

async function refuseIssues(
  context: Context,
  draft: RoleDraft,
  { offered, before }: Pick<Offered, 'offered'> & { before: RoleDetail | null },
) {
  const taken = await namesTaken(context, { ...draft, except: before?.id });
  const included = await findIncluded(context);
  const isTypeFixed = before !== null && before.users > 0 && before.accountType !== draft.accountType;
  const fieldIssues = [
    ...roleIssues(draft),
    ...(taken.nameEn ? [issue('nameEn', 'NAME_TAKEN')] : []),
    ...(taken.nameZh ? [issue('nameZh', 'NAME_TAKEN')] : []),
    ...(isTypeFixed ? [issue('accountType', 'ROLE_TYPE_USED')] : []),
    ...(draft.buttons.every((code) => offered.has(code)) ? [] : [issue('buttons', 'INVALID')]),
    ...(draft.buttons.every((code) => includes(included, code, draft.accountType))
      ? []
      : [issue('buttons', 'NOT_IN_MODULES')]),
  ];
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
}

/** Fields of a role for the audit log, except its buttons. */
const said = ({ name, description, accountType, allMerchantAccess }: Role) => ({
  nameEn: name.en_US,
  nameZh: name.zh_CN,
  descriptionEn: description.en_US,
  descriptionZh: description.zh_CN,
  accountType,
  allMerchantAccess,
});

export async function addRole(draft: RoleDraft, context: Context, { offered, high }: Offered): Promise<RoleDetail> {
  refuseParts(context.actor);
  await holdAccess(context);
  await refuseIssues(context, draft, { offered, before: null });
  const change = buttonChange([], draft.buttons);
  if (beyond(change, context.actor.permissions).length > 0) throw new Refusal(codes.noPermission);
  return insert(context, draft, high);
}

async function insert(context: Context, draft: RoleDraft, high: ReadonlySet<string>): Promise<RoleDetail> {
  const id = newId('role');
  const { granted, requested } = byRisk(buttonChange([], draft.buttons).granted, high);
  await insertRole(context, id, draft);
  await changeButtons(context, id, { granted, taken: [] });
  const made = await findRoleDetail(context, id);
  const line = { objectType: 'role' as const, objectId: id, objectLabel: made.name.en_US };
  await context.audit({ ...line, after: { ...said(made), granted, requestedButtons: requested } });
  return requestButtons(context, made, requested);
}

export async function saveRole(
  { id, version, ...draft }: InputOf<typeof updateRole>,
  context: Context,
  { offered, high }: Offered,
): Promise<RoleDetail> {
  const waiting = await lockRequest(context, id);
  const before = await lockRole(context, { id, version });
  refuseBarred(changeBar(before));
  await refuseIssues(context, draft, { offered, before });
  // Buttons that this installation doesn't offer can't be changed here.
  const stays = before.buttons.filter((code) => !offered.has(code));
  const buttons = [...draft.buttons, ...stays];
  const change = buttonChange(before.buttons, buttons);
  const again = againByReach(before, { ...draft, buttons }, high);
  if (beyond(change, context.actor.permissions).length > 0) throw new Refusal(codes.noPermission);
  const { granted, requested } = byRisk([...change.granted, ...again], high);
  const taken = [...change.taken, ...again];
  await keepOwner(context, async () => {
    await storeRole(context, id, draft);
    await changeButtons(context, id, { granted, taken });
  });
  await endRequest(context, waiting);
  const after = await findRoleDetail(context, id);
  const line = { objectType: 'role' as const, objectId: id, objectLabel: after.name.en_US };
  await context.audit({
    ...line,
    before: said(before),
    after: { ...said(after), taken, granted, requestedButtons: requested },
  });
  const allMerchants = reachChange(before, after);
  if (granted.length + taken.length > 0 || allMerchants !== undefined)
    await notifyRole(context, { id, name: after.name, type: 'ROLE_PERMISSIONS_CHANGED', granted, taken, allMerchants });
  return requestButtons(context, after, requested);
}

function reachChange(before: Role, after: Role): 'ADDED' | 'REMOVED' | undefined {
  if (before.allMerchantAccess === after.allMerchantAccess) return undefined;
  return after.allMerchantAccess ? 'ADDED' : 'REMOVED';
}

/**
 * Refuses the change with the code of its reason: 1008 for the actor's own role, 1403 for a role with permissions that
 * the actor lacks, 1007 for other reasons.
 */
function refuseBarred(bar: ReturnType<typeof removeBar>): void {
  if (bar === 'OWN') throw new Refusal(codes.ownItem);
  if (bar === 'NOT_HELD') throw new Refusal(codes.noPermission);
  if (bar !== null) throw new Refusal(codes.transition, { data: { reason: bar } });
}

export async function duplicateRole(
  { id, version, nameEn, nameZh }: InputOf<typeof copyRole>,
  context: Context,
  { offered, high }: Offered,
): Promise<RoleDetail> {
  const source = await lockRole(context, { id, version });
  const held = source.buttons.filter((code) => offered.has(code) && context.actor.permissions.has(code));
  const draft = { ...said(source), nameEn, nameZh, buttons: held };
  await refuseIssues(context, draft, { offered, before: null });
  return insert(context, draft, high);
}

export async function switchRole(
  { status: to, ...target }: InputOf<typeof setRoleStatus>,
  context: Context,
): Promise<Role> {
  const waiting = await lockRequest(context, target.id);
  const before = await lockRole(context, target);
  refuseBarred(changeBar(before));
  const { id, status: from, name } = before;
  if (from === to) throw new Refusal(codes.transition, { data: { from, to } });
  await keepOwner(context, () => transitionRole(context, { id, from, to, name: name.en_US }));
  await endRequest(context, waiting);
  await notifyRole(context, { id, name, type: to === 'ACTIVE' ? 'ROLE_ENABLED' : 'ROLE_DISABLED' });
  return findRole(context, id);
}

export async function eraseRole(target: Target, context: Context): Promise<void> {
  const waiting = await lockRequest(context, target.id);
  const before = await lockRole(context, target);
  refuseBarred(removeBar(before));
  const taken = before.buttons.filter((code) => !isOfModules(code));
  await deleteRole(context, before.id);
  await endRequest(context, waiting);
  const line = { objectType: 'role' as const, objectId: before.id, objectLabel: before.name.en_US };
  await context.audit({ ...line, before: said(before), after: { taken } });
}
