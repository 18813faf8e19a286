import { blockTags, type RichNode } from './rich-node';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Returns the nodes as HTML in a canonical form. */
export const writeRichText = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const { tag, href, children } = node;
      if (tag === 'br') return '<br>';
      const address = href === undefined ? '' : ` href="${escaped(href)}"`;
      return `<${tag}${address}>${writeRichText(children)}</${tag}>`;
    })
    .join('');

const blocks = new Set<string>(blockTags);

/** Returns the plain text with one line per block. It is used for lengths and files. */
export const plainTextOf = (nodes: readonly RichNode[]): string =>
  linesOf(nodes)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

function linesOf(nodes: readonly RichNode[]): string[] {
  const lines = [''];
  const add = (text: string) => void (lines[lines.length - 1] += text);
  for (const node of nodes) {
    if (typeof node === 'string') add(node);
    else if (node.tag === 'br') lines.push('');
    else if (blocks.has(node.tag)) lines.push(...linesOf(node.children), '');
    else {
      const [first = '', ...rest] = linesOf(node.children);
      add(first);
      lines.push(...rest);
    }
  }
  return lines;
}
