import type { MenuEntry } from '@console/contracts';

/** What the main menu shows, from top to bottom; `more` lies behind the More entry. */
export interface MenuGroups {
  pinned: MenuEntry[];
  system: MenuEntry[];
  more: MenuEntry[];
  admin: MenuEntry[];
}

/** Entries of the system list that are shown before More takes the rest. */
const systemMax = 10;

/**
 * Splits the menus as the specification says (section 2): position 1 with More, position 2. A pinned menu stands at
 * the top, in the order of its pins, and not a second time below.
 */
export function groupMenus(entries: MenuEntry[], pinnedIds: string[], systemLimit = systemMax): MenuGroups {
  const seen = entries.filter(({ isHidden }) => !isHidden);
  const rest = seen.filter(({ menuId }) => !pinnedIds.includes(menuId));
  const system = rest.filter(({ position }) => position === 1);
  return {
    pinned: pinnedIds.flatMap((id) => seen.filter(({ menuId }) => menuId === id)),
    system: system.slice(0, systemLimit),
    more: system.slice(systemLimit),
    admin: rest.filter(({ position }) => position === 2),
  };
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
