import type { RichElement, RichNode } from './rich-node';

type Attributes = Readonly<Record<string, string>>;

/** Returns the font weight of a style. Ignores the weight for other scripts that Word adds (`mso-bidi-font-weight`). */
const weightIn = (style = ''): string | undefined => /(?:^|;)\s*font-weight\s*:\s*([^;\s]+)/i.exec(style)?.[1];

/** Returns whether a style makes text bold: Google Docs uses styles instead of tags. */
export const isBoldStyle = ({ style }: Attributes): boolean => /^(bold|bolder|[6-9]\d\d)$/i.test(weightIn(style) ?? '');

/** Returns whether a style overrides a bold tag: Google Docs wraps all copied content in a bold tag of normal weight. */
export const isNormalStyle = ({ style }: Attributes): boolean => /^(normal|[1-5]\d\d)$/i.test(weightIn(style) ?? '');

/** Returns whether a paragraph is a list item from Word, which uses no list tags. */
export const isWordItem = ({ style = '' }: Attributes): boolean => /(?:^|;)\s*mso-list\s*:\s*l\d/i.test(style);

/** Returns whether an element is the bullet or number of such an item, which is not part of its text. */
export const isWordMarker = ({ style = '' }: Attributes): boolean => /mso-list\s*:\s*ignore/i.test(style);

/** Returns the list level of an item from Word, starting at 1. */
export const wordLevelOf = ({ style = '' }: Attributes): number =>
  Math.max(1, Number(/mso-list\s*:[^;]*\blevel(\d)/i.exec(style)?.[1] ?? 1));

/** Returns the list tag for a bullet or number. */
export const listOfMarker = (marker: string): 'ul' | 'ol' =>
  /^\s*[（(]?[\p{L}\d]{1,4}[.)、．）]/u.test(marker) ? 'ol' : 'ul';

/** List tag and list level of an item from Word. */
export interface WordItem {
  tag: 'ul' | 'ol';
  level: number;
}

interface OpenList extends WordItem {
  list: RichElement;
}

/**
 * Groups consecutive list items from Word into lists. Items of a deeper level go into a list within the item before.
 */
export function gatherWordLists(children: readonly RichNode[], items: ReadonlyMap<RichNode, WordItem>): RichNode[] {
  if (items.size === 0) return [...children];
  const done: RichNode[] = [];
  let open: OpenList[] = [];
  for (const child of children) {
    // White space between two items does not end the list.
    if (open.length > 0 && typeof child === 'string' && child.trim() === '') continue;
    const item = items.get(child);
    if (item === undefined || typeof child === 'string') {
      open = [];
      done.push(typeof child === 'string' ? child : { ...child, children: gatherWordLists(child.children, items) });
      continue;
    }
    open = open.filter(({ level, tag }) => level < item.level || (level === item.level && tag === item.tag));
    const last = open.at(-1);
    if (last?.level === item.level) {
      last.list.children.push(child);
      continue;
    }
    const list: RichElement = { tag: item.tag, children: [child] };
    const above = last?.list.children.at(-1);
    if (above !== undefined && typeof above !== 'string') above.children.push(list);
    else done.push(list);
    open.push({ ...item, list });
  }
  return done;
}
