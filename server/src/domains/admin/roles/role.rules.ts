import type { AllowedAction } from '@console/contracts';
import { buttonOfGrant } from '@console/contracts/devops';
import type { MatrixButton, MatrixMenu, RoleMatrix, RoleStatus, RoleType } from '@console/contracts/roles';
import type { Catalogue } from '@console/contracts/areas';
import { nounOf } from '../../../platform/buttons/button.rules';
import { homesOf, type ShownMenu } from '../../../platform/menus/menu.rules';

/** What decides about what may be done with a role. */
export interface RoleFacts {
  isSystem: boolean;
  /** Whoever asks has it. */
  isOwn: boolean;
  users: number;
  status: RoleStatus;
  /** How many of its buttons and module permissions the actor does not hold. */
  notHeld: number;
}

/** Why something cannot be done with a role. */
type Bar = 'SYSTEM' | 'OWN' | 'NOT_HELD' | 'USED';

/**
 * Roles of the product stay as they are, nobody changes a role that they have, and any other change needs everything that
 * the role has: whoever lacks a part of it could take it away and not give it back.
 */
export function changeBar({ isSystem, isOwn, notHeld }: Pick<RoleFacts, 'isSystem' | 'isOwn' | 'notHeld'>): Bar | null {
  if (isSystem) return 'SYSTEM';
  if (isOwn) return 'OWN';
  return notHeld > 0 ? 'NOT_HELD' : null;
}

export const removeBar = (role: RoleFacts): Bar | null => changeBar(role) ?? (role.users > 0 ? 'USED' : null);

/** Buttons that a role gets and loses; what it has besides stays. */
interface ButtonChange {
  granted: readonly string[];
  taken: readonly string[];
}

/** What becomes of the buttons of a role. */
export const buttonChange = (before: readonly string[], after: readonly string[]): ButtonChange => ({
  granted: [...new Set(after)].filter((code) => !before.includes(code)).sort(),
  taken: before.filter((code) => !after.includes(code)).sort(),
});

/** What a role may do, and for whom. */
interface Reaching {
  accountType: RoleType;
  allMerchantAccess: boolean;
  buttons: readonly string[];
}

/** Buttons by when they count: those of high risk wait for somebody else. */
export const byRisk = (granted: readonly string[], high: ReadonlySet<string>) => ({
  granted: granted.filter((code) => !high.has(code)),
  requested: granted.filter((code) => high.has(code)),
});

/** Buttons of high risk that a role keeps while it reaches further than before: two people agreed on less. */
export const againByReach = (before: Reaching, after: Reaching, high: ReadonlySet<string>): string[] =>
  after.accountType !== before.accountType || (after.allMerchantAccess && !before.allMerchantAccess)
    ? before.buttons.filter((code) => high.has(code) && after.buttons.includes(code))
    : [];

/** Buttons that would be given by a user who does not hold them. */
export const beyond = ({ granted }: Pick<ButtonChange, 'granted'>, held: ReadonlySet<string>): string[] =>
  granted.filter((code) => !held.has(code));

/** What a role may do for whoever looks at it; a barred action says why. */
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

/** These are given with the permissions for modules, on a page of their own. */
const ofModules = new Set<string>(Object.values(buttonOfGrant));

export const isOfModules = (code: string): boolean => ofModules.has(code);

/** Buttons that the page of a role gives and takes: those of a sandbox only there. */
export const choosable = (catalogue: Catalogue, { isSandbox }: { isSandbox: boolean }): string[] =>
  Object.entries(catalogue)
    .filter(([code, { isSandboxOnly }]) => !isOfModules(code) && (isSandbox || isSandboxOnly !== true))
    .map(([code]) => code);

/** Buttons that somebody else approves first. */
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

/** Buttons by the menu that they belong to, and menus by the button that they follow from. */
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
