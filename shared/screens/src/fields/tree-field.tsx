import { z } from '@console/contracts/zod';
import { Tree, type TreeNode } from '@console/ui/tree';
import { useStoredState } from '../handover/use-stored-state';
import type { FieldOfDraft } from './field-props';
import { StandingField } from './standing-field';

const viewSchema = z.strictObject({ open: z.array(z.string()), search: z.string() });

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A field for several leaves of a tree. Expanded nodes and the search are transferred to another version of the page.
 */
export default function TreeField({ nodes, ...field }: FieldOfDraft & { nodes: readonly TreeNode[] }) {
  const [view, setView] = useStoredState(`tree.${field.name}`, viewSchema, () => ({ open: [], search: '' }));
  return (
    <StandingField width="full" {...field} group>
      {({ value, facts, change, input: { onBlur, disabled } }) => (
        <Tree
          nodes={nodes}
          value={Array.isArray(value) ? value.filter(isText) : []}
          onChange={(next) => change(next.length === 0 && facts.isOptional ? undefined : next)}
          view={view}
          onView={(next) => setView({ ...next, open: [...next.open] })}
          onBlur={onBlur}
          disabled={disabled}
        />
      )}
    </StandingField>
  );
}
