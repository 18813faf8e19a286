import { type FieldIssue, sensitiveGroups } from '@console/contracts';
import type { ModuleGrantLine } from '@console/contracts/releases';
import type { UserAccountType } from '@console/contracts/users';
import { isWithin } from '../../../releases/release/module-grant.rules';
import type { Actor } from '../../../platform/context';
import { seesWhole } from '../../../platform/reach/reach.rules';

/** Permissions of a role. */
export interface RoleContent {
  accountType: UserAccountType;
  hasAllMerchants: boolean;
  buttons: readonly string[];
  grants: readonly ModuleGrantLine[];
}

/** A user who grants roles, with the user's permissions for remotes. */
export interface Giver {
  actor: Pick<Actor, 'accountType' | 'merchantIds' | 'permissions'>;
  grants: readonly ModuleGrantLine[];
}

/** Account types that the actor can create. None of them has a wider data scope than the actor. */
export function accountTypesOf(actor: Giver['actor']): UserAccountType[] {
  if (seesWhole(actor)) return ['WHITELABEL', 'MERCHANT', 'CHANNEL'];
  switch (actor.accountType) {
    case 'WHITELABEL':
      return ['WHITELABEL', 'MERCHANT'];
    case 'MERCHANT':
      return ['MERCHANT'];
    case 'CHANNEL':
      return ['CHANNEL'];
    case 'WALLET':
    case 'APPLICANT':
      return [];
  }
}

/**
 * Returns whether the actor holds everything that a role contains: its buttons, permissions for remotes and merchants.
 */
export const holdsRole = ({ actor, grants }: Giver, role: RoleContent): boolean =>
  accountTypesOf(actor).includes(role.accountType) &&
  (!role.hasAllMerchants || seesWhole(actor)) &&
  role.buttons.every((button) => actor.permissions.has(button)) &&
  isWithin(role.grants, grants);

/** A user from the actor's point of view. */
interface Met {
  isOwn: boolean;
  /** The user has permissions or visible fields that the actor lacks. */
  isBeyond: boolean;
}

/** Reason why the actor can't change a user, or null. No permission overrides it. */
export function refusalReasonOf({ isOwn, isBeyond }: Met): 'OWN' | 'BEYOND_OWN' | null {
  if (isOwn) return 'OWN';
  return isBeyond ? 'BEYOND_OWN' : null;
}

interface Access {
  roleIds: readonly string[];
  hiddenGroups: readonly string[];
}

/**
 * Returns an issue for each role and visible field that the actor would grant without having it. What the user already
 * has does not count as granted. Removals are not checked: a user with more permissions than the actor is refused in
 * any case.
 */
export function givenBeyondOwn(
  wanted: Access,
  before: Access | null,
  { given, hidden }: { given: ReadonlySet<string>; hidden: ReadonlySet<string> },
): FieldIssue[] {
  const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });
  const added = wanted.roleIds.filter((id) => !before?.roleIds.includes(id));
  const shown = sensitiveGroups.filter(
    (group) =>
      hidden.has(group) && !wanted.hiddenGroups.includes(group) && (before?.hiddenGroups.includes(group) ?? true),
  );
  return [
    ...(added.every((id) => given.has(id)) ? [] : [issue('roleIds', 'ROLE_BEYOND_OWN')]),
    ...(shown.length === 0 ? [] : [issue('hiddenGroups', 'GROUP_BEYOND_OWN')]),
  ];
}
