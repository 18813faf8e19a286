import type { Tab, Tabs } from '../tabs/tabs.rules';

/** More than these are a list of their own. */
const recentMax = 6;

/** A page of one record carries its id in its key. */
const isRecord = ({ key }: Tab) => key.includes('?id=');

/**
 * Records that were looked at last: those in open tabs, the last seen first, then those that were closed. Never the one
 * that is seen, and none whose page the user may no longer open.
 */
export function recentRecords({ open, closed }: Tabs, visible: string, pages: ReadonlySet<string>): Tab[] {
  const last = [...open].sort((one, other) => other.turn - one.turn);
  return [...last, ...closed.toReversed()]
    .filter((tab) => isRecord(tab) && tab.key !== visible && pages.has(tab.page))
    .slice(0, recentMax);
}

/** The newest tab is the one that is seen. */
export const seenOf = ({ open }: Tabs): string =>
  open.reduce((newest, tab) => (tab.turn > newest.turn ? tab : newest), { key: '', turn: -1 }).key;
