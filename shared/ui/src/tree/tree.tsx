import { TextInput } from '../form/text-input';
import { FieldContext, useFieldGroup } from '../form/use-field';
import { TreeLines } from './tree-lines';
import type { TreeNode } from './tree.rules';
import classes from './tree.module.css';
import { useTree } from './use-tree';
import { useTexts } from './texts';

/** View state of a tree. The parent component has it, so that it is part of the state transfer. */
export interface TreeView {
  /** Ids of the expanded branches. */
  open: readonly string[];
  search: string;
}

/** Props of `Tree`. */
export interface TreeProps {
  nodes: readonly TreeNode[];
  /** Ids of the checked leaves, in the order of the tree. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  view: TreeView;
  onView: (view: TreeView) => void;
  onBlur?: (() => void) | undefined;
  /** Accessible name, if there is no surrounding field. */
  label?: string | undefined;
  disabled?: boolean | undefined;
}

/** Selection of any number of nodes in a hierarchy. The surrounding field must be a group. */
export function Tree(props: TreeProps) {
  const { view, onView, label, disabled = false, onBlur } = props;
  const { t } = useTexts();
  const field = useFieldGroup(label);
  const tree = useTree(props);
  return (
    <div className={classes.root} data-invalid={field['aria-invalid']}>
      {/* The field describes the tree rather than the search input. */}
      <FieldContext value={null}>
        <div className={classes.head}>
          <TextInput
            type="search"
            size="small"
            icon="search"
            label={t('treeSearch')}
            placeholder={t('treeSearch')}
            value={view.search}
            onChange={(search) => onView({ ...view, search })}
          />
          <span role="status" className={classes.count}>
            {tree.matches === undefined ? t('treeChosen', tree.chosen) : t('treeMatches', { count: tree.matches })}
          </span>
        </div>
      </FieldContext>
      {tree.rows.length > 0 ? (
        <TreeLines tree={tree} field={field} isDisabled={disabled} onBlur={onBlur} />
      ) : (
        <p className={classes.none}>{t('noOption')}</p>
      )}
    </div>
  );
}
