import type { InputOf } from '@console/contracts';
import type { MenuRecord, saveMenu } from '@console/contracts/releases';

/** Menus of one list in display order, each followed by its submenus. */
export function inTree(menus: readonly MenuRecord[], position: MenuRecord['position']): MenuRecord[] {
  const own = menus.filter((menu) => menu.position === position).sort((one, other) => one.seq - other.seq);
  return own
    .filter(({ below }) => below === '')
    .flatMap((menu) => [menu, ...own.filter(({ below }) => below === menu.url)]);
}

/** Possible parents of a menu: menus of the first level except itself. */
export const parentsFor = (menus: readonly MenuRecord[], url: string | undefined): MenuRecord[] =>
  menus.filter((menu) => menu.below === '' && menu.url !== url);

/** Default values of a new menu. */
const plain = {
  below: '',
  seq: 500,
  icon: '',
  position: 1,
  isCache: false,
  isHidden: false,
  isRecentUser: false,
} as const;

/** Form values of a menu. */
export function draftOf(menu: MenuRecord | null): Partial<InputOf<typeof saveMenu>> {
  if (!menu) return plain;
  const { url, names, below, seq, icon, position, isCache, isHidden, isRecentUser } = menu;
  return { url, nameEn: names.en_US, nameZh: names.zh_CN, below, seq, icon, position, isCache, isHidden, isRecentUser };
}
