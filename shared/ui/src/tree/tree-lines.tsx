import type { useFieldGroup } from '../form/use-field';
import { TreeLine } from './tree-row';
import { isBranch, leavesOf, type TreeNode } from './tree.rules';
import classes from './tree.module.css';
import type { TreeState } from './use-tree';
import { useTreeWindow } from './use-tree-window';

interface TreeLinesProps {
  tree: TreeState;
  field: ReturnType<typeof useFieldGroup>;
  isDisabled: boolean;
  onBlur: (() => void) | undefined;
}

/**
 * Rows of a tree with a single tab stop: the tree has the focus, and `aria-activedescendant` refers to the active row.
 */
export function TreeLines({ tree, field, isDisabled, onBlur }: TreeLinesProps) {
  const { id, rows, active } = tree;
  const activeId = rows[active] && `${id}${rows[active].node.id}`;
  const { box, rowHeight, pieces, onScroll } = useTreeWindow(rows.length, active, activeId);
  const line = (index: number) => {
    const row = rows[index];
    if (!row) return null;
    const { node, isOpen } = row;
    return (
      <TreeLine
        key={node.id}
        id={`${id}${node.id}`}
        row={row}
        check={tree.checks.get(node.id) ?? 'false'}
        isActive={index === active}
        isDisabled={isDisabled || isFixed(node)}
        onCheck={() => [tree.setActive(node.id), tree.check(row)]}
        onToggle={() => [tree.setActive(node.id), tree.setOpen([node.id], isOpen !== true)]}
      />
    );
  };
  return (
    <div
      ref={box}
      role="tree"
      tabIndex={0}
      className={classes.tree}
      {...field}
      aria-disabled={isDisabled || undefined}
      aria-activedescendant={activeId}
      onKeyDown={tree.press}
      onScroll={onScroll}
      onBlur={onBlur}
    >
      {pieces.map((piece) =>
        piece.at === 'row' ? (
          line(piece.index)
        ) : (
          <div key={`room${piece.from}`} role="none" style={{ blockSize: piece.count * rowHeight }} />
        ),
      )}
    </div>
  );
}

/** Returns whether a node is disabled. A branch is disabled if all of its leaves are. */
const isFixed = (node: TreeNode): boolean =>
  isBranch(node) ? leavesOf([node]).every(({ disabled }) => disabled) : node.disabled === true;
