import type { MenuEntry } from '@console/contracts';

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
export function groupMenus(entries: MenuEntry[], pinnedIds: string[], windowPx: number): MenuGroups {
  const seen = entries.filter(({ isHidden }) => !isHidden);
  const rest = seen.filter(({ menuId }) => !pinnedIds.includes(menuId));
  const system = rest.filter(({ position }) => position === 1);
  const pinned = pinnedIds.flatMap((id) => seen.filter(({ menuId }) => menuId === id));
  const admin = rest.filter(({ position }) => position === 2);
  const room = roomFor(windowPx, pinned.length, admin.length);
  return { pinned, system: system.slice(0, room), more: system.slice(room), admin };
}

/** A line of the side menu with the gap below it, in pixels. */
const rowPx = 33;
/** Header of the console, the button that folds the menu, and the padding of the list between them. */
const aroundPx = 48 + 48 + 8;
/** The name of a group, or the line where it has none, with the gap above it. */
const headPx = 34;
/** So many are shown however low the window is; the menu scrolls then. */
const leastSystem = 3;

/** How many entries of the system list a window of that height can hold, beside the others and More itself. */
function roomFor(windowPx: number, pinned: number, admin: number): number {
  const heads = [1, pinned, admin].filter((count) => count > 0).length;
  const leftPx = windowPx - aroundPx - heads * headPx - (pinned + admin + 1) * rowPx;
  return Math.max(leastSystem, Math.floor(leftPx / rowPx));
}

/** Places of the bottom bar of a narrow window, pinned ones first; everything else is behind More. */
export function splitForBar({ pinned, system, more, admin }: MenuGroups, places = 3) {
  const all = [...pinned, ...system, ...more, ...admin];
  return { bar: all.slice(0, places), more: all.slice(places) };
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
