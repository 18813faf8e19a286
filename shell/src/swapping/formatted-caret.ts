import type { Selected } from './focus-place';

/** Returns the selection in formatted text as character offsets of its plain text. */
export function formattedSelection(field: HTMLElement): Selected | null {
  const selection = getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || !field.contains(anchorNode) || !field.contains(focusNode)) return null;
  const anchor = lengthTo(field, anchorNode, selection.anchorOffset);
  const focus = lengthTo(field, focusNode, selection.focusOffset);
  const direction = focus < anchor ? 'backward' : 'forward';
  return { start: Math.min(anchor, focus), end: Math.max(anchor, focus), direction };
}

/** Selects the same characters of the same text, independent of the nesting of its formats. */
export function selectFormatted(field: HTMLElement, { start, end, direction }: Selected): void {
  const [from, to] = [pointAt(field, start), pointAt(field, end)];
  const [anchor, focus] = direction === 'backward' ? [to, from] : [from, to];
  getSelection()?.setBaseAndExtent(anchor.node, anchor.offset, focus.node, focus.offset);
}

type Point = { node: Node; offset: number };

/**
 * Paragraphs count as one character; otherwise the end of one and the beginning of the next would have the same offset.
 */
function piecesOf(field: HTMLElement): Node[] {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const pieces: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text || /^(P|LI|H\d|BLOCKQUOTE|BR)$/.test(node.nodeName)) pieces.push(node);
  return pieces;
}

const lengthOf = (piece: Node): number => (piece instanceof Text ? piece.length : 1);

function lengthTo(field: HTMLElement, node: Node, offset: number): number {
  const point = document.createRange();
  point.setStart(node, offset);
  let length = 0;
  for (const piece of piecesOf(field)) {
    if (piece === node && piece instanceof Text) return length + offset;
    if (point.comparePoint(piece, 0) > 0) return length;
    length += lengthOf(piece);
  }
  return length;
}

function pointAt(field: HTMLElement, at: number): Point {
  let left = at;
  let point: Point = { node: field, offset: 0 };
  for (const node of piecesOf(field)) {
    if (node instanceof Text && left <= node.length) return { node, offset: left };
    if (left < 1) return point;
    left -= lengthOf(node);
    point = { node, offset: node instanceof Text ? node.length : 0 };
  }
  return point;
}
