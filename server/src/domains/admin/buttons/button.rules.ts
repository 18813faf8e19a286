import type { AllowedAction, I18nText } from '@console/contracts';
import type { Catalogue } from '@console/contracts/areas';
import { nounOf } from '../../../platform/buttons/button.rules';
import { homesOf, type ShownMenu } from '../../../platform/menus/menu.rules';

/** Facts of the product about a button. */
export interface ButtonFacts {
  code: string;
  /** Menu of the button, or null. */
  menu: { id: string; name: I18nText } | null;
  pages: readonly string[];
  paths: string[];
  risk: 'LOW' | 'HIGH';
}

interface Sources {
  catalogue: Catalogue;
  /** All operations with their permissions. */
  operations: readonly { path: string; permission: string }[];
  menus: readonly ShownMenu[];
  isSandbox: boolean;
}

/**
 * Returns the buttons in the order of their menus; buttons without a menu come last. Sandbox-only buttons are included
 * only in a sandbox.
 */
export function factsOf({ catalogue, operations, menus, isSandbox }: Sources): ButtonFacts[] {
  const homes = homesOf(menus);
  const facts = Object.entries(catalogue).flatMap(([code, { pages, risk, isSandboxOnly = false }]) => {
    if (isSandboxOnly && !isSandbox) return [];
    const paths = operations.filter(({ permission }) => permission === code).map(({ path }) => path);
    return [{ code, menu: homes.get(nounOf(code)) ?? null, pages, paths: paths.sort(), risk }];
  });
  const placeOf = ({ menu }: ButtonFacts) => (menu ? menus.findIndex(({ id }) => id === menu.id) : menus.length);
  return facts.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Menus with buttons, in menu order. */
export function menusWith(facts: readonly ButtonFacts[]): { id: string; name: I18nText }[] {
  const found = new Map(facts.flatMap(({ menu }) => (menu ? [[menu.id, menu] as const] : [])));
  return [...found.values()].map(({ id, name }) => ({ id, name }));
}

/** Codes of the other buttons in the same menu. */
export function menuMates(facts: readonly ButtonFacts[], code: string): string[] {
  const menuOf = (button: ButtonFacts | undefined) => button?.menu?.id;
  const own = menuOf(facts.find((one) => one.code === code));
  return facts.filter((one) => one.code !== code && menuOf(one) === own).map((one) => one.code);
}

/** Only the company that runs the platform can rename buttons. */
export const buttonActionsOf = (edits: boolean, permissions: ReadonlySet<string>): AllowedAction[] =>
  edits && permissions.has('admin.button.save') ? [{ action: 'EDIT', enabled: true }] : [];
