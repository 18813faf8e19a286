import { rehearseRelease, type ReleaseAction } from '@console/contracts/releases';
import { useDebounced, useRecord } from '@console/screens';

/** Preview of a release action, debounced after its last change; no request for null. */
export function useImpact(action: ReleaseAction | null) {
  const settled = useDebounced(action, 300);
  const { result, reload } = useRecord(rehearseRelease, settled, { keeps: true });
  // The result belongs to the current action only if the debounced action equals it.
  const isFresh = result.at === 'ready' && JSON.stringify(settled) === JSON.stringify(action);
  return { result, reload, isFresh };
}

export type Impact = ReturnType<typeof useImpact>;
