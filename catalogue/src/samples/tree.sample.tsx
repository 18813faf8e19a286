import { Field } from '@console/ui/form';
import { Tree, type TreeNode, type TreeView } from '@console/ui/tree';
import { Stateful } from '../stateful';
import { long, say } from '../texts';

const nodes = (): TreeNode[] => [
  {
    id: 'cards',
    label: say('Cards', '卡片'),
    children: [
      {
        id: 'list',
        label: say('Card list', '卡片列表'),
        children: [
          { id: 'freeze', label: say('Freeze', '冻结') },
          { id: 'cancel', label: say('Cancel', '注销'), mark: say('High risk', '高风险') },
        ],
      },
      { id: 'long', label: long() },
    ],
  },
  { id: 'audit', label: say('Audit log', '操作日志'), disabled: true },
];

interface Shown {
  view?: Partial<TreeView>;
  error?: string;
  disabled?: boolean;
}

const show = (initial: readonly string[], { view, error, disabled }: Shown = {}) => (
  <Stateful initial={initial}>
    {(value, setValue) => (
      <Stateful<TreeView> initial={{ open: ['cards', 'list'], search: '', ...view }}>
        {(shown, setShown) => (
          <Field group label={say('Permissions', '权限')} error={error}>
            <Tree
              nodes={nodes()}
              value={value}
              onChange={setValue}
              view={shown}
              onView={setShown}
              disabled={disabled}
            />
          </Field>
        )}
      </Stateful>
    )}
  </Stateful>
);

export default {
  title: 'Tree',
  states: {
    folded: () => show([], { view: { open: [] } }),
    'partly checked': () => show(['freeze', 'audit']),
    search: () => show(['freeze'], { view: { search: say('fre', '冻') } }),
    'no match': () => show([], { view: { search: 'xyz' } }),
    error: () => show([], { error: say('Select one', '请选择') }),
    disabled: () => show(['freeze', 'cancel', 'long'], { disabled: true }),
  },
};
