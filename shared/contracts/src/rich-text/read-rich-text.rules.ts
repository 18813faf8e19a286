import { Parser } from 'htmlparser2';
import {
  gatherWordLists,
  isBoldStyle,
  isNormalStyle,
  isWordItem,
  isWordMarker,
  listOfMarker,
  type WordItem,
  wordLevelOf,
} from './pasted-styles.rules';
import { blockTags, inlineTags, type RichElement, type RichNode, type RichTag } from './rich-node';

/** Block elements that are read as paragraphs. */
const ownLines = ['div', 'td', 'th', 'dt', 'dd', 'pre', 'section', 'article', 'header', 'footer', 'figure', 'address'];
/** Equivalent tags of other editors. */
const sameAs: Readonly<Record<string, RichTag>> = {
  ...Object.fromEntries(ownLines.map((name) => [name, 'p'])),
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};
const tags = new Map<string, RichTag>([...blockTags, ...inlineTags].map((tag) => [tag, tag]));
const blocks = new Set<string>(blockTags);
const containers = new Set<string>(['ul', 'ol', 'blockquote'] satisfies RichTag[]);

/** Elements whose content is not visible text. */
const unseen = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
]);

/** Maximum number of nested lists and quotes. Text in deeper ones is added to the deepest permitted one. */
const containersMax = 6;

/**
 * Maximum number of nested elements that become nodes. Ordinary text has fewer: six lists with their items, a block,
 * and four inline tags.
 */
const depthMax = 32;

/** Maximum number of open tags: the parser searches all of them at each end tag, which would take quadratic time. */
const openMax = 200;

/** Result of parsing an HTML text. */
export interface ParsedRichText {
  nodes: RichNode[];
  /** False if parsing stopped at a tag that is nested too deeply. */
  isWhole: boolean;
}

/** Parses HTML of any origin. Tags that are not allowed are removed, but their text is kept. */
export const readRichText = (html: string): RichNode[] => parseRichText(html).nodes;

/** Parses HTML up to the first tag that is nested too deeply. */
export function parseRichText(html: string): ParsedRichText {
  const root: RichElement = { tag: 'p', children: [] };
  const open: { name: string; node: RichElement | null }[] = [];
  // Nodes of the open tags, at most `depthMax`.
  const nodes: RichElement[] = [];
  let isWhole = true;
  let hidden = 0;
  // Bullets and numbers from Word determine the list tag and are not part of the text.
  const items = new Map<RichNode, WordItem>();
  let marker: { depth: number; text: string } | null = null;
  const top = () => nodes.at(-1) ?? root;
  /** Number of nested lists and quotes that may still be opened. An item from Word becomes as many lists as its level. */
  const containersLeft = () =>
    nodes.reduce((left, node) => left - (items.get(node)?.level ?? (containers.has(node.tag) ? 1 : 0)), containersMax);
  const hasRoomFor = (tag: RichTag, isItem: boolean) =>
    nodes.length < depthMax && !((isItem || containers.has(tag)) && containersLeft() <= 0);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length >= openMax) {
          isWhole = false;
          parser.pause();
          return;
        }
        if (unseen.has(name)) hidden += 1;
        if (marker === null && isWordMarker(attributes)) marker = { depth: open.length, text: '' };
        const tag = tagOf(name, attributes);
        // An item from Word becomes a list with an item.
        const isItem = tag === 'li' && name === 'p';
        const isTaken = tag && hidden === 0 && marker === null && hasRoomFor(tag, isItem);
        const node = isTaken ? elementOf(tag, attributes['href']) : null;
        if (node) {
          if (isItem) items.set(node, { tag: 'ul', level: Math.min(wordLevelOf(attributes), containersLeft()) });
          top().children.push(node);
          nodes.push(node);
        }
        open.push({ name, node });
      },
      ontext(text) {
        if (marker !== null) marker.text += text;
        else if (hidden === 0) addText(top().children, text);
      },
      onclosetag(name) {
        const last = open.pop();
        if (marker !== null && open.length <= marker.depth) {
          const item = items.get(nodes.findLast((node) => items.has(node)) ?? root);
          if (item) item.tag = listOfMarker(marker.text);
          marker = null;
        }
        if (last?.node) nodes.pop();
        if (last && unseen.has(name)) hidden -= 1;
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return { nodes: blocksOf(gatherWordLists(root.children, items), 'root'), isWhole };
}

/** Returns the tag that replaces an element; undefined to keep only its text. */
function tagOf(name: string, attributes: Readonly<Record<string, string>>): RichTag | undefined {
  if (name === 'p' && isWordItem(attributes)) return 'li';
  const tag = sameAs[name] ?? tags.get(name);
  if (tag === 'strong' && isNormalStyle(attributes)) return undefined;
  return tag ?? (name === 'span' && isBoldStyle(attributes) ? 'strong' : undefined);
}

/** Joins a text with the text before it, because the parser reports each entity as a separate text. */
function addText(children: RichNode[], text: string): void {
  const before = children.at(-1);
  if (typeof before === 'string') children[children.length - 1] = before + text;
  else children.push(text);
}

/**
 * Returns the element of a tag. Null for a link that leads neither to the web nor to an e-mail address, so that only
 * its text is kept.
 */
function elementOf(tag: RichTag, href: string | undefined): RichElement | null {
  if (tag !== 'a') return { tag, children: [] };
  const address = addressOf(href);
  return address === null ? null : { tag, href: address, children: [] };
}

/** Maximum length of an address, below the limits of browsers and mail programs. */
const addressMax = 2_000;

/**
 * Returns the address of a link to the web or to an e-mail address; null for all other addresses, such as
 * `javascript:`.
 */
export function addressOf(href: string | undefined): string | null {
  if (!href || href.length > addressMax || !URL.canParse(href)) return null;
  const { protocol } = new URL(href);
  return protocol === 'https:' || protocol === 'mailto:' ? new URL(href).href : null;
}

type Place = 'root' | 'blockquote' | 'li' | 'list';

/**
 * Converts nodes into valid content of a place: loose text is wrapped in paragraphs, and a list contains only items.
 */
function blocksOf(children: readonly RichNode[], place: Place): RichNode[] {
  const done: RichElement[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    const text = trimmed(line);
    line = [];
    done.push(...nonEmpty({ tag: 'p', children: text }));
  };
  for (const child of children)
    if (typeof child !== 'string' && holdsBlock(child)) {
      endLine();
      done.push(...blockOf(child));
    } else line.push(child);
  endLine();
  if (place !== 'list') return done.flatMap((block) => (block.tag === 'li' ? block.children : [block]));
  return itemsOf(done);
}

/**
 * Wraps the blocks of a list in items. A list directly within a list, as Google Docs writes nested lists, is added to
 * the item before.
 */
function itemsOf(listed: readonly RichElement[]): RichElement[] {
  const items: RichElement[] = [];
  for (const block of listed) {
    const before = items.at(-1);
    if (block.tag === 'li') items.push(block);
    else if (before && (block.tag === 'ul' || block.tag === 'ol')) before.children.push(block);
    else items.push({ tag: 'li', children: [block] });
  }
  return items;
}

const holdsBlock = (node: RichNode): boolean =>
  typeof node !== 'string' && (blocks.has(node.tag) || node.children.some(holdsBlock));

/** Returns a node as valid blocks. */
function blockOf(node: RichElement): RichElement[] {
  const { tag, children } = node;
  if (tag === 'ul' || tag === 'ol') return nonEmpty({ tag, children: blocksOf(children, 'list') });
  if (tag === 'li') return nonEmpty({ tag, children: blocksOf(children, 'li') });
  if (tag === 'blockquote') return nonEmpty({ tag, children: blocksOf(children, 'blockquote') });
  // A paragraph or heading that contains another block is split, as it is by browsers.
  if (children.some(holdsBlock) || !blocks.has(tag)) return elementsIn(blocksOf(children, 'root'));
  return nonEmpty({ tag, children: trimmed(children) });
}

const elementsIn = (nodes: readonly RichNode[]) => nodes.filter((node) => typeof node !== 'string');
/** Returns the block as a list, or an empty list if the block contains only line breaks. */
const nonEmpty = (node: RichElement): RichElement[] =>
  node.children.every((child) => typeof child !== 'string' && child.tag === 'br') ? [] : [node];

/** Trims a line and collapses its white space, as browsers display it. */
function trimmed(line: readonly RichNode[]): RichNode[] {
  const all = collapsed(line);
  const ends = all.map((node, index) => {
    if (typeof node !== 'string') return node;
    const begun = index === 0 ? node.trimStart() : node;
    return index === all.length - 1 ? begun.trimEnd() : begun;
  });
  const filled = ends.filter((node) => node !== '');
  return filled.length === all.length ? filled : trimmed(filled);
}

/** Joins adjacent texts. Removes elements without text, and inline tags within the same tag. */
function collapsed(nodes: readonly RichNode[], within: readonly RichTag[] = []): RichNode[] {
  const done: RichNode[] = [];
  for (const node of withoutRepeated(nodes, within)) {
    const before = done.at(-1);
    if (typeof node === 'string') {
      if (typeof before === 'string') done[done.length - 1] = spaced(before + node);
      else if (node !== '') done.push(spaced(node));
      continue;
    }
    const children = collapsed(node.children, [...within, node.tag]);
    if (node.tag === 'br' || children.length > 0) done.push({ ...node, children });
  }
  return done;
}

/** Replaces inline elements within an element of the same tag by their content, such as a link within a link. */
const withoutRepeated = (nodes: readonly RichNode[], within: readonly RichTag[]): RichNode[] =>
  nodes.flatMap((node) =>
    typeof node !== 'string' && node.tag !== 'br' && within.includes(node.tag)
      ? withoutRepeated(node.children, within)
      : [node],
  );

/**
 * Collapses white space and normalizes (NFC) text nodes only. Normalizing the HTML would combine a tag with a combining
 * character after it.
 */
const spaced = (text: string) => text.normalize('NFC').replaceAll(/[ \t\n\r\f]+/g, ' ');
