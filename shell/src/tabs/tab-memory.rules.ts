import { z } from '@console/contracts/zod';
import { hrefOf, keyOf, tabsMax, type Tab } from './tabs.rules';

/** `mainTagList` of the specification. The titles are those that pages gave themselves. */
const kept = z.strictObject({
  userId: z.string(),
  tabs: z.array(z.strictObject({ href: z.string(), isPinned: z.boolean(), title: z.string().max(100).optional() })),
});

interface Remembered {
  userId: string;
  open: readonly Tab[];
  titles: ReadonlyMap<string, string>;
}

/** The list as text for local storage: addresses, never what pages show. */
export function memoryOf({ userId, open, titles }: Remembered): string {
  const tabs = open.map((tab) => {
    const title = titles.get(tab.key);
    return { href: hrefOf(tab), isPinned: tab.isPinned, ...(title === undefined ? {} : { title }) };
  });
  return JSON.stringify({ userId, tabs } satisfies z.infer<typeof kept>);
}

interface Wish {
  text: string | null;
  userId: string;
  /** May this user open the page, and does a live remote own it? */
  isOpen: (page: string) => boolean;
}

/** What can be restored of the text: nothing of another user, nothing that is no longer permitted. None is alive. */
export function restoredFrom({ text, userId, isOpen }: Wish): { open: Tab[]; titles: Map<string, string> } {
  const titles = new Map<string, string>();
  const open: Tab[] = [];
  const list = parsed(text);
  for (const { href, isPinned, title } of list?.userId === userId ? list.tabs.slice(0, tabsMax) : []) {
    const location = locationOf(href);
    const page = location?.pathname.slice('/main/'.length);
    if (!location || !page || !isOpen(page)) continue;
    const key = keyOf(page, location);
    if (open.some((tab) => tab.key === key)) continue;
    if (title !== undefined) titles.set(key, title);
    open.push({ key, page, location, isPinned, isAlive: false, turn: 0 });
  }
  return { open, titles };
}

function parsed(text: string | null) {
  try {
    return kept.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    // Not even JSON: as good as nothing.
    return undefined;
  }
}

/** Anything but an address of a page of this console is nobody's tab. */
function locationOf(href: string) {
  if (!/^\/main\/[^\\]+$/.test(href)) return null;
  const { pathname, search, hash } = new URL(href, 'http://console.invalid');
  return pathname.startsWith('/main/') ? { pathname, search, hash } : null;
}
