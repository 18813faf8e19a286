import { z } from '@console/contracts/zod';
import type { TabFill } from '@console/remote-kit';
import { hrefOf, keyOf, tabsMax, type Tab } from './tabs.rules';

/**
 * `mainTagList` of the specification. `fill` contains the values of a title template without its text, so that the
 * title can be translated.
 */
const stored = z.strictObject({
  userId: z.string(),
  tabs: z.array(
    z.strictObject({
      href: z.string(),
      isPinned: z.boolean(),
      fill: z.record(z.string(), z.string().max(100)).optional(),
    }),
  ),
});

interface Remembered {
  userId: string;
  open: readonly Tab[];
  fills: ReadonlyMap<string, TabFill>;
}

/** Serializes the list for browser storage: addresses, never the content of pages. */
export function memoryOf({ userId, open, fills }: Remembered): string {
  const tabs = open.map((tab) => {
    const fill = fills.get(tab.key);
    return { href: hrefOf(tab), isPinned: tab.isPinned, ...(fill && { fill }) };
  });
  return JSON.stringify({ userId, tabs } satisfies z.infer<typeof stored>);
}

interface Request {
  text: string | null;
  userId: string;
  /** Returns true if the user may open the page and a live remote owns it. */
  isOpen: (page: string) => boolean;
}

/**
 * Parses the stored list. Ignores a list of another user and pages without permission. No restored tab is mounted yet.
 */
export function restoredFrom({ text, userId, isOpen }: Request): { open: Tab[]; fills: Map<string, TabFill> } {
  const fills = new Map<string, TabFill>();
  const open: Tab[] = [];
  const list = parsed(text);
  for (const { href, isPinned, fill } of list?.userId === userId ? list.tabs.slice(0, tabsMax) : []) {
    const location = locationOf(href);
    const page = location?.pathname.slice('/main/'.length);
    if (!location || !page || !isOpen(page)) continue;
    const key = keyOf(page, location);
    if (open.some((tab) => tab.key === key)) continue;
    if (fill) fills.set(key, fill);
    open.push({ key, page, location, isPinned, isAlive: false, turn: 0 });
  }
  return { open, fills };
}

function parsed(text: string | null) {
  try {
    return stored.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    // Invalid JSON is ignored.
    return undefined;
  }
}

/** Returns null unless the text is the address of a page of this console. */
function locationOf(href: string) {
  if (!/^\/main\/[^\\]+$/.test(href)) return null;
  const { pathname, search, hash } = new URL(href, 'http://console.invalid');
  return pathname.startsWith('/main/') ? { pathname, search, hash } : null;
}
