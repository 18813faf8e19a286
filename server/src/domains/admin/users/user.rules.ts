import { type FieldIssue, sensitiveGroups } from '@console/contracts';
import type { ModuleGrantLine } from '@console/contracts/devops';
import type { UserAccountType } from '@console/contracts/users';
import { isWithin } from '../../../delivery/release/module-grant.rules';
import type { Actor } from '../../../platform/context';
import { isOwner } from '../../../platform/roles/owner.rules';
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

/** Nobody gives what they do not hold: not a button, not a module, not the merchants of others. */
export const mayGiveRole = ({ actor, grants }: Giver, role: RoleContent): boolean =>
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

/** Why the actor changes nothing of a user; null where they may. */
export function refusalReasonOf({ isOwn, isBeyond }: Met, actor: Giver['actor']): 'OWN' | 'BEYOND_OWN' | null {
  if (isOwn) return 'OWN';
  return isBeyond && !isOwner(actor) ? 'BEYOND_OWN' : null;
}

interface Wanted {
  roleIds: readonly string[];
  hiddenGroups: readonly string[];
  /** Where another address or name to sign in by was typed. */
  isIdentityChanged: boolean;
}

interface Before {
  roleIds: readonly string[];
  hiddenGroups: readonly string[];
  isBeyond: boolean;
}

/**
 * What the actor would give without having it. What somebody has already is not given. Whoever chooses where the link of
 * a new password is sent could sign in as them, so that nobody does who may do less.
 */
export function givenBeyondOwn(
  wanted: Wanted,
  before: Before | null,
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
    ...(wanted.isIdentityChanged && before?.isBeyond ? [issue('email', 'USER_BEYOND_OWN')] : []),
  ];
}
