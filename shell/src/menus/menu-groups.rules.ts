import { type MenuEntry, menusBelow, topMenus } from '@console/contracts';

/** Groups of the main menu, from top to bottom. `more` and `adminMore` are behind the More entry of their group. */
export interface MenuGroups {
  pinned: MenuEntry[];
  system: MenuEntry[];
  more: MenuEntry[];
  admin: MenuEntry[];
  adminMore: MenuEntry[];
}

/**
 * Splits the menus by position (specification, section 2). Position 1, the daily work, gets the height of the window first;
 * position 2 gets what is left, at least one entry and its More. A pinned menu stands at the top, in the order of its pins,
 * and not twice.
 */
export function groupMenus(
  entries: MenuEntry[],
  pinnedIds: string[],
  { px, isOpen = () => false }: Window,
): MenuGroups {
  const seen = topMenus(entries);
  const isFree = ({ menuId }: FlatEntry) => !pinnedIds.includes(menuId);
  const once = (entry: MenuEntry): MenuEntry => ({
    ...entry,
    subMenuList: entry.subMenuList.filter((one) => one.isHidden || isFree(one)),
  });
  const rest = seen.filter(isFree).map(once);
  const system = rest.filter(({ position }) => position === 1);
  const places = seen.flatMap((entry) => [entry, ...menusBelow(entry)]);
  const pinned = pinnedIds.flatMap((id) => places.filter(({ menuId }) => menuId === id)).map(once);
  const admin = rest.filter(({ position }) => position === 2);
  const rowsOf = (list: MenuEntry[]) =>
    list.reduce((sum, entry) => sum + 1 + (isOpen(entry) ? menusBelow(entry).length : 0), 0);
  const fitting = (list: MenuEntry[], { room, least }: { room: number; least: number }) =>
    list.filter((_entry, place) => place < least || rowsOf(list.slice(0, place + 1)) <= room);
  const heads = [1, pinned.length, admin.length].filter((count) => count > 0).length;
  // Position 1 always has More, which also has recent pages and the pins.
  const room = Math.floor((px - aroundPx - heads * headPx) / rowPx) - rowsOf(pinned) - 1;
  const adminLeast = Math.min(rowsOf(admin), rowsOf(admin.slice(0, leastAdmin)) + 1);
  const shown = fitting(system, { room: room - adminLeast, least: leastSystem });
  const left = room - rowsOf(shown);
  const shownAdmin = rowsOf(admin) <= left ? admin : fitting(admin, { room: left - 1, least: leastAdmin });
  return {
    pinned,
    system: shown,
    more: system.slice(shown.length),
    admin: shownAdmin,
    adminMore: admin.slice(shownAdmin.length),
  };
}

/** Window in which the menu is shown. */
interface Window {
  /** Height. */
  px: number;
  /** Whether what is below an entry is unfolded. */
  isOpen?: (entry: MenuEntry) => boolean;
}

/** An entry without what is below it. */
type FlatEntry = Omit<MenuEntry, 'subMenuList'>;

/** Is the page that of the entry, or of a hidden one below it? */
export const isAt = (entry: MenuEntry, page: string): boolean =>
  entry.url === page || entry.subMenuList.some(({ url, isHidden }) => isHidden && url === page);

/** A line of the side menu with the gap below it, in pixels. */
const rowPx = 33;
/** Header of the console, the button that folds the menu, and the padding of the list between them. */
const aroundPx = 48 + 48 + 8;
/** The name of a group, or the line where it has none, with the gap above it. */
const headPx = 34;
/** Entries of each group that are shown in any window; in a very low one the menu scrolls. */
const leastSystem = 3;
const leastAdmin = 1;

/** Places of the bottom bar of a narrow window, pinned ones first; everything else is behind More, also what is below these. */
export function splitForBar({ pinned, system, more, admin, adminMore }: MenuGroups, places = 3) {
  const all = [...pinned, ...system, ...more, ...admin, ...adminMore];
  const bar = all.slice(0, places);
  return { bar, more: [...bar.flatMap(menusBelow), ...all.slice(places)] };
}

/** The list with the item at `from` moved to `to`, which may lie beyond an end. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const target = Math.max(0, Math.min(list.length - 1, to));
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, target), ...list.slice(from, from + 1), ...rest.slice(target)];
}

/** The one menu that was taken off while nothing else changed; null where more has happened. */
export function onlyUnpinned(before: readonly string[], after: readonly string[]): string | null {
  const [gone, ...more] = before.filter((id) => !after.includes(id));
  const rest = before.filter((id) => id !== gone);
  const isOnly = more.length === 0 && rest.length === after.length && rest.every((id, index) => id === after[index]);
  return gone !== undefined && isOnly ? gone : null;
}
