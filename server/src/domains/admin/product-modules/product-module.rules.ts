import type { AllowedAction, I18nText } from '@console/contracts';
import type { ProductModuleChoices } from '@console/contracts/product-modules';
import { nounOf } from '../../../platform/buttons/button.rules';
import { homesOf, type ShownMenu } from '../../../platform/menus/menu.rules';

/** Facts that decide which actions are possible. */
export interface ModuleFacts {
  isSystem: boolean;
  companies: number;
}

/** Reason why a module can't be deleted. */
export const removeBar = ({ isSystem, companies }: ModuleFacts): 'SYSTEM' | 'GRANTED' | null => {
  if (isSystem) return 'SYSTEM';
  return companies > 0 ? 'GRANTED' : null;
};

/** Actions on a module for users of the company that runs the platform. */
export function moduleActionsOf(facts: ModuleFacts, permissions: ReadonlySet<string>): AllowedAction[] {
  const bar = removeBar(facts);
  const removal = bar === null ? { enabled: true } : { enabled: false, reason: bar };
  return [
    ...(permissions.has('admin.module.grant') ? [{ action: 'GRANT', enabled: true }] : []),
    ...(permissions.has('admin.module.save')
      ? [
          { action: 'EDIT', enabled: true },
          { action: 'DELETE', ...removal },
        ]
      : []),
  ];
}

/** Buttons grouped by their menus; buttons without a menu come last. */
export function choicesOf(menus: readonly ShownMenu[], codes: readonly string[]): ProductModuleChoices['menus'] {
  const homes = homesOf(menus);
  const homeOf = (code: string) => homes.get(nounOf(code))?.id;
  const named = menus.map(({ id, name }) => ({ id, name, buttons: codes.filter((code) => homeOf(code) === id) }));
  const rest = { id: 'other', name: null, buttons: codes.filter((code) => homeOf(code) === undefined) };
  return [...named, rest].filter(({ buttons }) => buttons.length > 0);
}

/** Names of the menus that these buttons open. */
export const menusFrom = (menus: readonly ShownMenu[], buttons: readonly string[]): I18nText[] =>
  menus.filter(({ needs }) => needs.some((need) => buttons.includes(need))).map(({ name }) => name);

/** Entries that a change adds to a list, and entries that it removes. */
export const differenceOf = (before: readonly string[], after: readonly string[]) => ({
  granted: [...new Set(after)].filter((one) => !before.includes(one)).sort(),
  taken: before.filter((one) => !after.includes(one)).sort(),
});
