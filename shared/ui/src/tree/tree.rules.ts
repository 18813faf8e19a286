/** Node of a tree. A leaf can be checked; a branch represents its leaves. */
export interface TreeNode {
  id: string;
  label: string;
  /** Remark beside the label, such as high risk. */
  mark?: string | undefined;
  children?: readonly TreeNode[] | undefined;
  /** Not changed when its branch is selected. */
  disabled?: boolean | undefined;
}

/** Visible row of a tree. */
export interface TreeRow {
  node: TreeNode;
  /** Starts at 1, as in ARIA. */
  level: number;
  /** Index of the parent's row; -1 at the top level. */
  parent: number;
  /** Position among its siblings, starting at 1. */
  position: number;
  siblings: number;
  /** Undefined for a leaf. */
  isOpen: boolean | undefined;
}

export type TreeCheck = 'true' | 'false' | 'mixed';

export const isBranch = (node: TreeNode): boolean => node.children !== undefined && node.children.length > 0;

/** Returns the visible rows from top to bottom, with the children of expanded branches. */
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

/** Returns all leaves from top to bottom. */
export const leavesOf = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => (isBranch(node) ? leavesOf(node.children ?? []) : [node]));

/** Returns the check state of each node. A branch is checked if all of its leaves are, and mixed if only some are. */
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
  /** All nodes of the tree; the value is in the order of the nodes. */
  nodes: readonly TreeNode[];
  value: readonly string[];
}

/**
 * Returns the value after a node was pressed: all of its enabled leaves are checked, or unchecked if all were checked.
 * In a filtered tree only visible leaves change. Ids that are not in the tree are kept.
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

/** Result of a search in a tree. */
export interface FoundTree {
  nodes: TreeNode[];
  /** Branches with a match below them; they are expanded. */
  open: Set<string>;
  matches: number;
}

/**
 * Finds the nodes whose label contains the text, with their parents. A matching branch contains all of its children.
 */
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
