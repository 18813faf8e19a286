import type { Mark, Node } from 'prosemirror-model';
import { editorSchema } from './editor-schema';
import type { RichNode } from './rich-node';

const { nodes, marks } = editorSchema;
const lists = { ul: nodes.bulletList, ol: nodes.orderedList };
const headings = { h2: 2, h3: 3, h4: 4 };
const marksOfTags = { strong: marks.strong, em: marks.em, u: marks.underline };

/** Converts stored nodes to a document of the editor. */
export const docOf = (stored: readonly RichNode[]): Node =>
  nodes.doc.create(null, stored.length > 0 ? blocksOf(stored) : nodes.paragraph.create());

const blocksOf = (stored: readonly RichNode[]): Node[] => stored.map(blockOf);

function blockOf(node: RichNode): Node {
  if (typeof node === 'string') return nodes.paragraph.create(null, inlineOf([node], []));
  const { tag, children } = node;
  if (tag === 'ul' || tag === 'ol') return lists[tag].create(null, children.map(itemOf));
  if (tag === 'blockquote') return nodes.blockquote.create(null, blocksOf(children));
  if (tag === 'h2' || tag === 'h3' || tag === 'h4')
    return nodes.heading.create({ level: headings[tag] }, inlineOf(children, []));
  return nodes.paragraph.create(null, inlineOf(children, []));
}

/** An item must begin with a paragraph. */
function itemOf(node: RichNode): Node {
  const blocks = blocksOf(typeof node === 'string' ? [node] : node.children);
  const first = blocks[0]?.type === nodes.paragraph ? [] : [nodes.paragraph.create()];
  return nodes.listItem.create(null, [...first, ...blocks]);
}

const inlineOf = (stored: readonly RichNode[], within: readonly Mark[]): Node[] =>
  stored.flatMap((node) => {
    if (typeof node === 'string') return node === '' ? [] : [editorSchema.text(node, within)];
    const { tag, href = '', children } = node;
    if (tag === 'br') return [nodes.hardBreak.create()];
    if (tag === 'a') return inlineOf(children, marks.link.create({ href }).addToSet(within));
    const mark = tag in marksOfTags ? marksOfTags[tag as keyof typeof marksOfTags].create() : null;
    return inlineOf(children, mark ? mark.addToSet(within) : within);
  });

/** Converts a document of the editor to stored nodes. */
export const piecesOf = (doc: Node): RichNode[] => doc.content.content.map(pieceOf);

function pieceOf(node: Node): RichNode {
  const { type, attrs, content } = node;
  if (type === nodes.bulletList || type === nodes.orderedList)
    return { tag: type === nodes.bulletList ? 'ul' : 'ol', children: content.content.map(pieceOf) };
  if (type === nodes.listItem) return { tag: 'li', children: content.content.map(pieceOf) };
  if (type === nodes.blockquote) return { tag: 'blockquote', children: content.content.map(pieceOf) };
  const children = content.content.map(inlinePieceOf);
  if (type !== nodes.heading) return { tag: 'p', children };
  return { tag: attrs['level'] === 2 ? 'h2' : attrs['level'] === 3 ? 'h3' : 'h4', children };
}

const inlinePieceOf = (node: Node): RichNode =>
  node.marks.reduceRight<RichNode>(
    within,
    node.type === nodes.hardBreak ? { tag: 'br', children: [] } : (node.text ?? ''),
  );

function within(inner: RichNode, { type, attrs }: Mark): RichNode {
  if (type === marks.link) return { tag: 'a', href: String(attrs['href']), children: [inner] };
  if (type === marks.strong) return { tag: 'strong', children: [inner] };
  return { tag: type === marks.em ? 'em' : 'u', children: [inner] };
}
