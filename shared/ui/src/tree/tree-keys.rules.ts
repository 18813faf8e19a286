import type { TreeRow } from './tree.rules';

/** Action of a key in a tree; null for keys that the browser handles. */
export type TreeAction =
  | { at: 'move'; to: number }
  | { at: 'unfold' | 'fold'; ids: string[] }
  | { at: 'check' }
  | { at: 'type'; text: string };

/** Returns the action of a key, as in the ARIA practices for a tree with check boxes. */
export function treeActionOf(key: string, rows: readonly TreeRow[], active: number): TreeAction | null {
  const row = rows[active];
  if (!row) return null;
  if (key === ' ' || key === 'Enter') return { at: 'check' };
  if (key === 'ArrowRight') return rightOf(row, active);
  if (key === 'ArrowLeft') return leftOf(row);
  if (key === '*') return { at: 'unfold', ids: foldedBeside(row, rows) };
  const to = destination(key, rows.length, active);
  if (to !== undefined) return { at: 'move', to };
  return [...key].length === 1 ? { at: 'type', text: key } : null;
}

/** Expands a branch, or moves from an expanded branch to its first child. */
function rightOf({ node, isOpen }: TreeRow, active: number): TreeAction | null {
  if (isOpen === undefined) return null;
  return isOpen ? { at: 'move', to: active + 1 } : { at: 'unfold', ids: [node.id] };
}

/** Collapses an expanded branch, or moves to the parent branch. */
function leftOf({ node, isOpen, parent }: TreeRow): TreeAction | null {
  if (isOpen) return { at: 'fold', ids: [node.id] };
  return parent < 0 ? null : { at: 'move', to: parent };
}

const foldedBeside = ({ parent }: TreeRow, rows: readonly TreeRow[]) =>
  rows.filter((row) => row.parent === parent && row.isOpen === false).map(({ node }) => node.id);

function destination(key: string, count: number, active: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(active + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(active - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Returns the next row, starting at the active one, whose label begins with the typed text. For a single letter the
 * search starts after the active row.
 */
export function typedRow(text: string, rows: readonly TreeRow[], active: number): number {
  const start = text.toLocaleLowerCase();
  const from = [...text].length === 1 ? active + 1 : active;
  const begins = ({ node }: TreeRow) => node.label.toLocaleLowerCase().startsWith(start);
  const after = rows.findIndex((row, index) => index >= from && begins(row));
  return after === -1 ? rows.findIndex(begins) : after;
}
