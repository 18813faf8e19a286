import type { InputOf } from '@console/contracts';
import type { MenuRecord, saveMenu } from '@console/contracts/devops';

/** The menus of one list in the order in which it shows them, each with those that stand below it. */
export function inTree(menus: readonly MenuRecord[], position: MenuRecord['position']): MenuRecord[] {
  const own = menus.filter((menu) => menu.position === position).sort((one, other) => one.seq - other.seq);
  return own
    .filter(({ below }) => below === '')
    .flatMap((menu) => [menu, ...own.filter(({ below }) => below === menu.url)]);
}

/** Menus that this one can stand below: one level deep, and not itself. */
export const parentsFor = (menus: readonly MenuRecord[], url: string | undefined): MenuRecord[] =>
  menus.filter((menu) => menu.below === '' && menu.url !== url);

/** What a menu is like that nobody has said anything about. */
const plain = {
  below: '',
  seq: 500,
  icon: '',
  position: 1,
  isCache: false,
  isHidden: false,
  isRecentUser: false,
} as const;

/** What the form of a menu opens with. */
export function draftOf(menu: MenuRecord | null): Partial<InputOf<typeof saveMenu>> {
  if (!menu) return plain;
  const { url, names, below, seq, icon, position, isCache, isHidden, isRecentUser } = menu;
  return { url, nameEn: names.en_US, nameZh: names.zh_CN, below, seq, icon, position, isCache, isHidden, isRecentUser };
}
