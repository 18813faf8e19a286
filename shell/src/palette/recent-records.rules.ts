import type { Tab, Tabs } from '../tabs/tabs.rules';

/** Maximum number of recent records. */
const recentMax = 6;

/** The key of a record's page contains the record id. */
const isRecord = ({ key }: Tab) => key.includes('?id=');

/**
 * Returns recently viewed records: open tabs by last visit, then closed tabs. Omits the visible record and pages that
 * the user may no longer open.
 */
export function recentRecords({ open, closed }: Tabs, visible: string, pages: ReadonlySet<string>): Tab[] {
  const last = [...open].sort((one, other) => other.turn - one.turn);
  return [...last, ...closed.toReversed()]
    .filter((tab) => isRecord(tab) && tab.key !== visible && pages.has(tab.page))
    .slice(0, recentMax);
}

/** Returns the key of the visible tab: the one visited last. */
export const seenOf = ({ open }: Tabs): string =>
  open.reduce((newest, tab) => (tab.turn > newest.turn ? tab : newest), { key: '', turn: -1 }).key;
