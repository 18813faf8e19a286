import { type MenuEntry, menusBelow, topMenus } from '@console/contracts';

/** What the main menu shows, from top to bottom; `more` lies behind the More entry. */
export interface MenuGroups {
  pinned: MenuEntry[];
  system: MenuEntry[];
  more: MenuEntry[];
  admin: MenuEntry[];
}

/**
 * Splits the menus as the specification says (section 2): position 1 with More, which takes what the height of the
 * window cannot hold, and position 2. A pinned menu stands at the top, in the order of its pins, and not twice.
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
  const room = roomFor(px, rowsOf(pinned), rowsOf(admin));
  const fits = system.filter((_entry, place) => place < leastSystem || rowsOf(system.slice(0, place + 1)) <= room);
  return { pinned, system: fits, more: system.slice(fits.length), admin };
}

/** Where the menu is shown. */
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
/** So many are shown however low the window is; the menu scrolls then. */
const leastSystem = 3;

/** How many rows of the system list a window of that height can hold, beside the others and More itself. */
function roomFor(windowPx: number, pinned: number, admin: number): number {
  const heads = [1, pinned, admin].filter((count) => count > 0).length;
  const leftPx = windowPx - aroundPx - heads * headPx - (pinned + admin + 1) * rowPx;
  return Math.floor(leftPx / rowPx);
}

/** Places of the bottom bar of a narrow window, pinned ones first; everything else is behind More, also what is below these. */
export function splitForBar({ pinned, system, more, admin }: MenuGroups, places = 3) {
  const all = [...pinned, ...system, ...more, ...admin];
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
