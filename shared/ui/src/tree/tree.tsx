import { TextInput } from '../form/text-input';
import { FieldContext, useFieldGroup } from '../form/use-field';
import { TreeLines } from './tree-lines';
import type { TreeNode } from './tree.rules';
import classes from './tree.module.css';
import { useTree } from './use-tree';
import { useTexts } from './texts';

/** How a tree is looked at; whoever shows it holds this, so that it can be handed over. */
export interface TreeView {
  /** Ids of the branches that are unfolded. */
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
  /** Its name where no field around it gives one. */
  label?: string | undefined;
  disabled?: boolean | undefined;
}

/** Any of many that stand below each other. The field around it is a group. */
export function Tree(props: TreeProps) {
  const { view, onView, label, disabled = false, onBlur } = props;
  const { t } = useTexts();
  const field = useFieldGroup(label);
  const tree = useTree(props);
  return (
    <div className={classes.root} data-invalid={field['aria-invalid']}>
      {/* The field is about the tree and not about its search. */}
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
