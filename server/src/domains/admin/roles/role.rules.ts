import type { AllowedAction } from '@console/contracts';
import { buttonOfGrant } from '@console/contracts/releases';
import type { MatrixButton, MatrixMenu, RoleMatrix, RoleStatus, RoleType } from '@console/contracts/roles';
import type { Catalogue } from '@console/contracts/areas';
import { nounOf } from '../../../platform/buttons/button.rules';
import { homesOf, type ShownMenu } from '../../../platform/menus/menu.rules';

/** Facts that decide which actions are possible. */
export interface RoleFacts {
  isSystem: boolean;
  /** The actor has this role. */
  isOwn: boolean;
  users: number;
  status: RoleStatus;
  /** Number of its buttons and permissions for remotes that the actor does not hold. */
  notHeld: number;
}

/** Reason why an action on a role is refused. */
type Bar = 'SYSTEM' | 'OWN' | 'NOT_HELD' | 'USED';

/**
 * Reason why a role can't be changed. System roles are fixed, users can't change their own role, and changing other
 * roles requires all of their permissions: a user who lacks one could revoke it but not grant it again.
 */
export function changeBar({ isSystem, isOwn, notHeld }: Pick<RoleFacts, 'isSystem' | 'isOwn' | 'notHeld'>): Bar | null {
  if (isSystem) return 'SYSTEM';
  if (isOwn) return 'OWN';
  return notHeld > 0 ? 'NOT_HELD' : null;
}

export const removeBar = (role: RoleFacts): Bar | null => changeBar(role) ?? (role.users > 0 ? 'USED' : null);

/** Buttons that a role gets and buttons that it loses; all others are unchanged. */
interface ButtonChange {
  granted: readonly string[];
  taken: readonly string[];
}

/** Difference between the buttons of a role before and after a change. */
export const buttonChange = (before: readonly string[], after: readonly string[]): ButtonChange => ({
  granted: [...new Set(after)].filter((code) => !before.includes(code)).sort(),
  taken: before.filter((code) => !after.includes(code)).sort(),
});

/** Permissions of a role and its reach. */
interface Reaching {
  accountType: RoleType;
  allMerchantAccess: boolean;
  buttons: readonly string[];
}

/** Splits buttons into those that apply immediately and high-risk ones, which need a second approver. */
export const byRisk = (granted: readonly string[], high: ReadonlySet<string>) => ({
  granted: granted.filter((code) => !high.has(code)),
  requested: granted.filter((code) => high.has(code)),
});

/**
 * High-risk buttons of a role whose reach is extended. They need another approval, because the earlier approval was for
 * a smaller reach.
 */
export const againByReach = (before: Reaching, after: Reaching, high: ReadonlySet<string>): string[] =>
  after.accountType !== before.accountType || (after.allMerchantAccess && !before.allMerchantAccess)
    ? before.buttons.filter((code) => high.has(code) && after.buttons.includes(code))
    : [];

/** Granted buttons that the actor doesn't hold. */
export const beyond = ({ granted }: Pick<ButtonChange, 'granted'>, held: ReadonlySet<string>): string[] =>
  granted.filter((code) => !held.has(code));

/** Actions on a role. A disabled action has its reason. */
export function roleActionsOf(role: RoleFacts, permissions: ReadonlySet<string>): AllowedAction[] {
  const line = (action: string, bar: Bar | null): AllowedAction =>
    bar === null ? { action, enabled: true } : { action, enabled: false, reason: bar };
  const saves = permissions.has('admin.role.save');
  return [
    ...(saves
      ? [
          line('EDIT', changeBar(role)),
          line('COPY', null),
          line(role.status === 'ACTIVE' ? 'DISABLE' : 'ENABLE', changeBar(role)),
        ]
      : []),
    ...(permissions.has('admin.role.delete') ? [line('DELETE', removeBar(role))] : []),
  ];
}

/** Permissions that are granted per remote, on a separate page. */
const ofModules = new Set<string>(Object.values(buttonOfGrant));

export const isOfModules = (code: string): boolean => ofModules.has(code);

/** Buttons that the role page offers. Sandbox-only buttons are offered only in a sandbox. */
export const choosable = (catalogue: Catalogue, { isSandbox }: { isSandbox: boolean }): string[] =>
  Object.entries(catalogue)
    .filter(([code, { isSandboxOnly }]) => !isOfModules(code) && (isSandbox || isSandboxOnly !== true))
    .map(([code]) => code);

/** High-risk buttons, which need a second approver. */
export const highRisk = (catalogue: Catalogue): string[] =>
  Object.entries(catalogue)
    .filter(([, { risk }]) => risk === 'HIGH')
    .map(([code]) => code);

interface Sources {
  catalogue: Catalogue;
  codes: readonly string[];
  menus: readonly ShownMenu[];
  held: ReadonlySet<string>;
}

/** Permission matrix: buttons with their menus, and menus with the buttons that open them. */
export function matrixOf({ catalogue, codes, menus, held }: Sources): RoleMatrix {
  const homes = homesOf(menus);
  const buttons = codes.flatMap((code): MatrixButton[] => {
    const entry = catalogue[code];
    if (!entry) return [];
    return [{ code, risk: entry.risk, menuId: homes.get(nounOf(code))?.id ?? '', isHeld: held.has(code) }];
  });
  return { buttons, menus: menus.map(matrixMenuOf) };
}

function matrixMenuOf({ id, name, needs: [need = '', ...alsoWith] }: ShownMenu): MatrixMenu {
  return { id, name, needs: need === 'signed-in' ? '' : need, alsoWith };
}
