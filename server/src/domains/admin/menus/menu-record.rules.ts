import type { FieldIssue } from '@console/contracts';
import type { MenuDraft } from '@console/contracts/releases';

/** Facts about an existing menu. */
export interface PlacedMenu {
  menuId: string;
  url: string;
  upId: string | null;
}

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

/** Returns an issue if a menu can't be placed below the requested parent. */
export function placeFault({ url, below }: MenuDraft, menus: readonly PlacedMenu[]): FieldIssue | undefined {
  if (below === '') return undefined;
  const parent = menus.find((menu) => menu.url === below);
  if (!parent) return issue('below', 'NO_SUCH_MENU');
  const own = menus.find((menu) => menu.url === url);
  const hasOwnBelow = own !== undefined && menus.some(({ upId }) => upId === own.menuId);
  return below === url || parent.upId !== null || hasOwnBelow ? issue('below', 'MENU_DEPTH') : undefined;
}
