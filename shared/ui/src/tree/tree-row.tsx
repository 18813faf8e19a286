import type { MouseEvent } from 'react';
import { Icon } from '../icon/icon';
import type { TreeCheck, TreeRow } from './tree.rules';
import classes from './tree.module.css';

interface TreeLineProps {
  id: string;
  row: TreeRow;
  check: TreeCheck;
  isActive: boolean;
  isDisabled: boolean;
  onCheck: () => void;
  onToggle: () => void;
}

/**
 * Row of a tree. A click on a branch outside its check box expands it, because a click on the label must not select
 * hidden leaves. A click anywhere on a leaf selects it.
 */
export function TreeLine({ id, row, check, isActive, isDisabled, onCheck, onToggle }: TreeLineProps) {
  const { node, level, position, siblings, isOpen } = row;
  const press = (event: MouseEvent) => {
    const isBox = event.target instanceof Element && event.target.closest('[data-box]') !== null;
    if (isOpen === undefined || isBox) onCheck();
    else onToggle();
  };
  return (
    <div
      id={id}
      role="treeitem"
      className={classes.row}
      style={{ paddingInlineStart: `calc(${level - 1} * var(--tree-step) + 4px)` }}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-checked={check}
      aria-disabled={isDisabled || undefined}
      data-active={isActive}
      onClick={press}
    >
      <span className={classes.arrow} data-open={isOpen}>
        {isOpen !== undefined && <Icon name="chevron-right" size={14} />}
      </span>
      <span className={classes.box} data-box data-check={check} />
      <span className={classes.label} title={node.label}>
        {node.label}
      </span>
      {node.mark !== undefined && <span className={classes.mark}>{node.mark}</span>}
    </div>
  );
}
