/** A place in a tree. One without places below it is a leaf, which can be checked; a branch stands for its leaves. */
export interface TreeNode {
  id: string;
  label: string;
  /** A remark beside its name, such as that it is of high risk. */
  mark?: string | undefined;
  children?: readonly TreeNode[] | undefined;
  /** It stays as it is, whatever is done to the branch that it stands in. */
  disabled?: boolean | undefined;
}

/** A line of the tree as it is drawn. */
export interface TreeRow {
  node: TreeNode;
  /** Counted from 1, as assistive technology does. */
  level: number;
  /** Row of the branch that it stands in; -1 at the top. */
  parent: number;
  /** Place among its siblings, from 1, and how many there are. */
  position: number;
  siblings: number;
  /** Undefined for a leaf. */
  isOpen: boolean | undefined;
}

export type TreeCheck = 'true' | 'false' | 'mixed';

export const isBranch = (node: TreeNode): boolean => node.children !== undefined && node.children.length > 0;

/** The lines in sight from top to bottom: those below an open branch follow it. */
export function rowsOf(nodes: readonly TreeNode[], isOpen: (id: string) => boolean): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (siblings: readonly TreeNode[], level: number, parent: number) => {
    for (const [index, node] of siblings.entries()) {
      const open = isBranch(node) ? isOpen(node.id) : undefined;
      const row = rows.push({ node, level, parent, position: index + 1, siblings: siblings.length, isOpen: open }) - 1;
      if (open) add(node.children ?? [], level + 1, row);
    }
  };
  add(nodes, 1, -1);
  return rows;
}

/** All leaves from top to bottom. */
export const leavesOf = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => (isBranch(node) ? leavesOf(node.children ?? []) : [node]));

/** The mark of each place: a branch is checked with all of its leaves, and mixed with some. */
export function checksOf(nodes: readonly TreeNode[], value: readonly string[]): Map<string, TreeCheck> {
  const checked = new Set(value);
  const checks = new Map<string, TreeCheck>();
  const look = (node: TreeNode): TreeCheck => {
    const below = new Set((node.children ?? []).map(look));
    const own = checked.has(node.id) ? 'true' : 'false';
    const check = isBranch(node) ? togetherOf(below) : own;
    checks.set(node.id, check);
    return check;
  };
  for (const node of nodes) look(node);
  return checks;
}

function togetherOf(below: ReadonlySet<TreeCheck>): TreeCheck {
  if (below.size > 1 || below.has('mixed')) return 'mixed';
  return below.has('true') ? 'true' : 'false';
}

interface Checking {
  /** The whole tree, whose order the value has. */
  nodes: readonly TreeNode[];
  value: readonly string[];
}

/**
 * The value once a place was pressed: all of its leaves are checked, or none where all were. A place of a filtered tree
 * has the leaves that can be seen; what is hidden is never changed, nor is what the tree does not have.
 */
export function pressed(node: TreeNode, { nodes, value }: Checking): string[] {
  const leaves = leavesOf([node])
    .filter(({ disabled }) => !disabled)
    .map(({ id }) => id);
  const checked = new Set(value);
  const isWhole = leaves.every((id) => checked.has(id));
  for (const id of leaves) {
    if (isWhole) checked.delete(id);
    else checked.add(id);
  }
  const order = leavesOf(nodes).map(({ id }) => id);
  const inTree = new Set(order);
  return [...value.filter((id) => !inTree.has(id)), ...order.filter((id) => checked.has(id))];
}

/** What a search leaves of a tree. */
export interface FoundTree {
  nodes: TreeNode[];
  /** Branches with a match below them, which are unfolded. */
  open: Set<string>;
  matches: number;
}

/** Places whose label contains the text, with the branches above them; a branch that matches keeps all below it. */
export function findIn(nodes: readonly TreeNode[], text: string): FoundTree {
  const part = text.trim().toLocaleLowerCase();
  const open = new Set<string>();
  let matches = 0;
  const find = (siblings: readonly TreeNode[]): TreeNode[] =>
    siblings.flatMap((node) => {
      const isMatch = node.label.toLocaleLowerCase().includes(part);
      if (isMatch) matches += 1;
      const below = find(node.children ?? []);
      if (below.length > 0) open.add(node.id);
      if (isMatch) return [node];
      return below.length > 0 ? [{ ...node, children: below }] : [];
    });
  return { nodes: find(nodes), open, matches };
}
