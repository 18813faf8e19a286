import type { RichElement, RichNode } from './rich-node';

type Attributes = Readonly<Record<string, string>>;

/** Returns the font weight of a style. Ignores the weight for other scripts that Word adds (`mso-bidi-font-weight`). */
const weightIn = (style = ''): string | undefined => /(?:^|;)\s*font-weight\s*:\s*([^;\s]+)/i.exec(style)?.[1];

/** Returns whether a style makes text bold: Google Docs uses styles in place of tags. */
export const isBoldStyle = ({ style }: Attributes): boolean => /^(bold|bolder|[6-9]\d\d)$/i.test(weightIn(style) ?? '');

/** Returns whether a style overrides a bold tag: Google Docs wraps all copied content in a bold tag of normal weight. */
export const isNormalStyle = ({ style }: Attributes): boolean => /^(normal|[1-5]\d\d)$/i.test(weightIn(style) ?? '');

/** Returns whether a paragraph is a list item from Word, which uses no list tags. */
export const isWordItem = ({ style = '' }: Attributes): boolean => /(?:^|;)\s*mso-list\s*:\s*l\d/i.test(style);

/** Returns whether an element is the bullet or number of such an item, which is not part of its text. */
export const isWordMarker = ({ style = '' }: Attributes): boolean => /mso-list\s*:\s*ignore/i.test(style);

/** Returns the list tag for a bullet or number. */
export const listOfMarker = (marker: string): 'ul' | 'ol' => (/^\s*\(?[\p{L}\d]{1,4}[.)]/u.test(marker) ? 'ol' : 'ul');

/** Groups consecutive list items from Word into lists, at any depth. */
export function gatherWordLists(children: readonly RichNode[], lists: ReadonlyMap<RichNode, 'ul' | 'ol'>): RichNode[] {
  if (lists.size === 0) return [...children];
  const done: RichNode[] = [];
  let open: RichElement | null = null;
  for (const child of children) {
    // White space between two items does not end the list.
    if (open && typeof child === 'string' && child.trim() === '') continue;
    const tag = lists.get(child);
    if (tag === undefined || typeof child === 'string') {
      open = null;
      done.push(typeof child === 'string' ? child : { ...child, children: gatherWordLists(child.children, lists) });
      continue;
    }
    const list: RichElement = open?.tag === tag ? open : { tag, children: [] };
    if (list !== open) done.push(list);
    open = list;
    list.children.push(child);
  }
  return done;
}
