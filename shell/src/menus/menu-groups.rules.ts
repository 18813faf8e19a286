import { type MenuEntry, menusBelow, topMenus } from '@console/contracts';

/** Groups of the main menu, from top to bottom. `more` and `adminMore` are in the More menu of their group. */
export interface MenuGroups {
  pinned: MenuEntry[];
  system: MenuEntry[];
  more: MenuEntry[];
  admin: MenuEntry[];
  adminMore: MenuEntry[];
}

/**
 * Splits the menus by position (specification, section 2). Position 1, the daily work, gets the window's height first;
 * position 2 gets the remaining height, at least one entry and its More. Pinned menus are listed only once, at the top,
 * in pin order.
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
  // Position 1 always has More, which also contains recent pages and the pin settings.
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

/** Height of the window, and which entries are expanded. */
interface Window {
  /** Height in pixels. */
  px: number;
  /** Returns true if the entry is expanded. */
  isOpen?: (entry: MenuEntry) => boolean;
}

/** An entry without its children. */
type FlatEntry = Omit<MenuEntry, 'subMenuList'>;

/** Returns true if the page belongs to the entry or to one of its hidden children. */
export const isAt = (entry: MenuEntry, page: string): boolean =>
  entry.url === page || entry.subMenuList.some(({ url, isHidden }) => isHidden && url === page);

/** Height in pixels of a row of the side menu, with the gap below it. */
const rowPx = 33;
/** Height of the header, the collapse button and the list's padding. */
const aroundPx = 48 + 48 + 8;
/** Height of a group's heading, or of the line that replaces it, with the gap above it. */
const headPx = 34;
/** Minimum number of entries per group; in a very low window, the menu scrolls. */
const leastSystem = 3;
const leastAdmin = 1;

/**
 * Splits the menus between the bottom bar of a narrow window, pinned ones first, and its More menu, which also has the
 * children.
 */
export function splitForBar({ pinned, system, more, admin, adminMore }: MenuGroups, places = 3) {
  const all = [...pinned, ...system, ...more, ...admin, ...adminMore];
  const bar = all.slice(0, places);
  return { bar, more: [...bar.flatMap(menusBelow), ...all.slice(places)] };
}

/** Returns the list with the item at `from` moved to `to`, which is clamped to the list. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const target = Math.max(0, Math.min(list.length - 1, to));
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, target), ...list.slice(from, from + 1), ...rest.slice(target)];
}

/** Returns the id of a menu that was unpinned without any other change, or null. */
export function onlyUnpinned(before: readonly string[], after: readonly string[]): string | null {
  const [gone, ...more] = before.filter((id) => !after.includes(id));
  const rest = before.filter((id) => id !== gone);
  const isOnly = more.length === 0 && rest.length === after.length && rest.every((id, index) => id === after[index]);
  return gone !== undefined && isOnly ? gone : null;
}
