import { readRichText } from './read-rich-text.rules';
import type { RichNode } from './rich-node';

/** Marks that word processors leave in the HTML on the clipboard. */
const wordProcessor = /urn:schemas-microsoft-com:office|class=["']?Mso|docs-internal-guid/i;

/**
 * Parses pasted HTML. Of a word processor's HTML, only headings, lists, bold text and links are kept, because italics
 * and underlines are mostly layout.
 */
export function readPastedText(html: string): RichNode[] {
  const nodes = readRichText(html);
  return wordProcessor.test(html) ? plainer(nodes) : nodes;
}

const plainer = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    const children = plainer(node.children);
    return node.tag === 'em' || node.tag === 'u' ? children : [{ ...node, children }];
  });
