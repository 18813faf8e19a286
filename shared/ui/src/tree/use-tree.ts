import { useId, useMemo, useRef, useState } from 'react';
import { keyHandler } from '../keys/key-handler';
import type { TreeProps } from './tree';
import { treeActionOf, typedRow } from './tree-keys.rules';
import { checksOf, findIn, leavesOf, pressed, rowsOf, type TreeCheck, type TreeRow } from './tree.rules';

/** Maximum pause in milliseconds between letters of one word. */
const typingMs = 500;

/** State of a tree, with the functions that change it. */
export type TreeState = ReturnType<typeof useTree>;

/** State of a tree, with its handling of keys and clicks. */
export function useTree({ nodes, value, onChange, view, onView, disabled = false }: TreeProps) {
  const id = useId();
  const [activeId, setActive] = useState<string>();
  const found = useMemo(() => (view.search.trim() === '' ? null : findIn(nodes, view.search)), [nodes, view.search]);
  const [folded, setFolded] = useState<{ search: string; ids: readonly string[] }>({ search: '', ids: [] });
  const open = openOf({ found: found?.open, view, folded: folded.search === view.search ? folded.ids : [] });
  const rows = rowsOf(found?.nodes ?? nodes, (branch) => open.has(branch));
  const checks = useMemo(() => checksOf(nodes, value), [nodes, value]);
  const chosen = useMemo(() => chosenOf(nodes, checks), [nodes, checks]);
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === activeId),
  );

  /** A search expands its matches. Branches that are collapsed during a search are collapsed only for this search. */
  const setOpen = (ids: readonly string[], isOpen: boolean) => {
    const next = isOpen ? [...new Set([...open, ...ids])] : [...open].filter((branch) => !ids.includes(branch));
    if (found) setFolded({ search: view.search, ids: [...found.open].filter((branch) => !next.includes(branch)) });
    const stored = isOpen ? [...new Set([...view.open, ...ids])] : view.open.filter((branch) => !ids.includes(branch));
    onView({ ...view, open: stored });
  };
  const check = (row: TreeRow | undefined) => {
    if (row && !disabled && !row.node.disabled) onChange(pressed(row.node, { nodes, value }));
  };
  const typed = useTyped();
  const press = keyHandler((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = treeActionOf(event.key, rows, active);
    if (!action) return;
    event.preventDefault();
    if (action.at === 'check') return check(rows[active]);
    if (action.at === 'move') return setActive(rows[action.to]?.node.id);
    if (action.at !== 'type') return setOpen(action.ids, action.at === 'unfold');
    const to = typedRow(typed(action.text, event.timeStamp), rows, active);
    if (rows[to]) setActive(rows[to].node.id);
  });
  return { id, rows, checks, chosen, active, matches: found?.matches, setActive, setOpen, check, press };
}

interface Opening {
  found: ReadonlySet<string> | undefined;
  view: TreeProps['view'];
  folded: readonly string[];
}

const openOf = ({ found, view, folded }: Opening): Set<string> =>
  new Set([...view.open, ...(found ?? [])].filter((branch) => !folded.includes(branch)));

const chosenOf = (nodes: TreeProps['nodes'], checks: ReadonlyMap<string, TreeCheck>) => {
  const leaves = leavesOf(nodes);
  return { count: leaves.filter(({ id }) => checks.get(id) === 'true').length, total: leaves.length };
};

/** Collects typed letters into the beginning of a word. */
function useTyped() {
  const last = useRef({ text: '', at: 0 });
  return (letter: string, at: number): string => {
    const text = at - last.current.at < typingMs && last.current.text !== letter ? last.current.text + letter : letter;
    last.current = { text, at };
    return text;
  };
}
