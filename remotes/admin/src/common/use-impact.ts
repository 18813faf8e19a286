import { rehearseRelease, type ReleaseAction } from '@console/contracts/devops';
import { useDebounced, useRecord } from '@console/screens';

/** What an action would change, asked again shortly after the last change of it. Null asks nothing yet. */
export function useImpact(action: ReleaseAction | null) {
  const settled = useDebounced(action, 300);
  const { result, reload } = useRecord(rehearseRelease, settled, { keeps: true });
  // What is shown belongs to the action only once both are the same again.
  const isFresh = result.at === 'ready' && JSON.stringify(settled) === JSON.stringify(action);
  return { result, reload, isFresh };
}

export type Impact = ReturnType<typeof useImpact>;
