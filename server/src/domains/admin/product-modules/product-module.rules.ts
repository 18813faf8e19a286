import type { AllowedAction, I18nText } from '@console/contracts';
import type { ProductModuleChoices } from '@console/contracts/product-modules';
import { nounOf } from '../../../platform/buttons/button.rules';
import { homesOf, type ShownMenu } from '../../../platform/menus/menu.rules';

/** What decides about what may be done with a module. */
export interface ModuleFacts {
  isSystem: boolean;
  companies: number;
}

/** Why a module cannot be deleted. */
export const removeBar = ({ isSystem, companies }: ModuleFacts): 'SYSTEM' | 'GRANTED' | null => {
  if (isSystem) return 'SYSTEM';
  return companies > 0 ? 'GRANTED' : null;
};

/** What may be done with a module by whoever edits modules for the platform. */
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

/** Buttons by the menus that they belong to, those of no menu last. */
export function choicesOf(menus: readonly ShownMenu[], codes: readonly string[]): ProductModuleChoices['menus'] {
  const homes = homesOf(menus);
  const homeOf = (code: string) => homes.get(nounOf(code))?.id;
  const named = menus.map(({ id, name }) => ({ id, name, buttons: codes.filter((code) => homeOf(code) === id) }));
  const rest = { id: 'other', name: null, buttons: codes.filter((code) => homeOf(code) === undefined) };
  return [...named, rest].filter(({ buttons }) => buttons.length > 0);
}

/** Menus that follow from buttons. */
export const menusFrom = (menus: readonly ShownMenu[], buttons: readonly string[]): I18nText[] =>
  menus.filter(({ needs }) => needs.some((need) => buttons.includes(need))).map(({ name }) => name);

/** What a change adds to a list, and what it takes. */
export const differenceOf = (before: readonly string[], after: readonly string[]) => ({
  granted: [...new Set(after)].filter((one) => !before.includes(one)).sort(),
  taken: before.filter((one) => !after.includes(one)).sort(),
});
