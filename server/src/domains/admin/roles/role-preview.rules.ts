import type { RolePreview } from '@console/contracts/roles';
import { nounOf } from '../../../platform/buttons/button.rules';
import type { FlatEntry } from '../../../platform/menus/menu.rules';

interface Sources {
  /** Permissions of each page. */
  needs: ReadonlyMap<string, readonly string[]>;
  /** Buttons that can be added to the role, in order. */
  lacked: readonly string[];
}

/** Returns the lacked buttons of each menu: those of the nouns of its page. */
export const lackedButtons = (
  entries: readonly Pick<FlatEntry, 'menuId' | 'url'>[],
  { needs, lacked }: Sources,
): RolePreview['lackedButtonList'] =>
  entries.flatMap(({ menuId, url }) => {
    const nouns = new Set(needs.get(url)?.map(nounOf));
    const buttons = lacked.filter((code) => nouns.has(nounOf(code)));
    return buttons.length > 0 ? [{ menuId, buttons }] : [];
  });
