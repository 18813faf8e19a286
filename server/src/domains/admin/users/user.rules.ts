import { type FieldIssue, sensitiveGroups } from '@console/contracts';
import type { ModuleGrantLine } from '@console/contracts/devops';
import type { UserAccountType } from '@console/contracts/users';
import { isWithin } from '../../../delivery/release/module-grant.rules';
import type { Actor } from '../../../platform/context';
import { seesWhole } from '../../../platform/reach/reach.rules';

/** What a role lets its users do. */
export interface RoleContent {
  accountType: UserAccountType;
  hasAllMerchants: boolean;
  buttons: readonly string[];
  grants: readonly ModuleGrantLine[];
}

/** Somebody who gives roles, with what they may do with modules. */
export interface Giver {
  actor: Pick<Actor, 'accountType' | 'merchantIds' | 'permissions'>;
  grants: readonly ModuleGrantLine[];
}

/** Kinds of account that somebody may make: none that reaches farther than they do. */
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

/** Whether the actor holds everything that a role has: its buttons, module permissions and merchants. */
export const holdsRole = ({ actor, grants }: Giver, role: RoleContent): boolean =>
  accountTypesOf(actor).includes(role.accountType) &&
  (!role.hasAllMerchants || seesWhole(actor)) &&
  role.buttons.every((button) => actor.permissions.has(button)) &&
  isWithin(role.grants, grants);

/** Somebody as the actor meets them. */
interface Met {
  isOwn: boolean;
  /** They may do or see what the actor may not. */
  isBeyond: boolean;
}

/** Why the actor changes nothing of a user; null where they may. No role makes an exception for a user with more permissions. */
export function refusalReasonOf({ isOwn, isBeyond }: Met): 'OWN' | 'BEYOND_OWN' | null {
  if (isOwn) return 'OWN';
  return isBeyond ? 'BEYOND_OWN' : null;
}

interface Access {
  roleIds: readonly string[];
  hiddenGroups: readonly string[];
}

/**
 * Returns an issue for each role and visible field that the actor would grant without having it. Those that the user has
 * already are not granted. Removals are not checked: a user with more permissions than the actor is refused as a whole.
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
