import type { RichElement, RichNode } from './rich-node';

type Attributes = Readonly<Record<string, string>>;

/** The weight in a style, without the weights that Word keeps for other scripts (`mso-bidi-font-weight`). */
const weightIn = (style = ''): string | undefined => /(?:^|;)\s*font-weight\s*:\s*([^;\s]+)/i.exec(style)?.[1];

/** Returns whether a style makes text bold: Google Docs has no tag for it. */
export const isBoldStyle = ({ style }: Attributes): boolean => /^(bold|bolder|[6-9]\d\d)$/i.test(weightIn(style) ?? '');

/** Returns whether a style takes the weight of a bold tag away: Google Docs wraps everything that it copies in one. */
export const isNormalStyle = ({ style }: Attributes): boolean => /^(normal|[1-5]\d\d)$/i.test(weightIn(style) ?? '');

/** Returns whether a paragraph is an item of a list of Word, which has no tags for lists. */
export const isWordItem = ({ style = '' }: Attributes): boolean => /(?:^|;)\s*mso-list\s*:\s*l\d/i.test(style);

/** Returns whether an element has the bullet or the number of such an item, which is no text. */
export const isWordMarker = ({ style = '' }: Attributes): boolean => /mso-list\s*:\s*ignore/i.test(style);

/** Kind of list that a bullet or a number belongs to. */
export const listOfMarker = (marker: string): 'ul' | 'ol' => (/^\s*\(?[\p{L}\d]{1,4}[.)]/u.test(marker) ? 'ol' : 'ul');

/** Puts items of Word that follow each other into lists, at any depth. */
export function gatherWordLists(children: readonly RichNode[], lists: ReadonlyMap<RichNode, 'ul' | 'ol'>): RichNode[] {
  if (lists.size === 0) return [...children];
  const done: RichNode[] = [];
  let open: RichElement | null = null;
  for (const child of children) {
    // Space between two items ends no list.
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
