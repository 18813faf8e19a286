import { useSearchParams } from '@console/remote-kit/router';
import type { RowAction } from '@console/ui/table';
import { useEffect, useEffectEvent } from 'react';

/** Starts the action of the address once, as its button would; ignores actions that are hidden or disabled. */
export function useLinkedAction(actions: readonly RowAction[]): void {
  const [search, setSearch] = useSearchParams();
  const linked = search.get('do');
  const begin = useEffectEvent((key: string) => {
    const rest = new URLSearchParams(search);
    rest.delete('do');
    setSearch(rest, { replace: true });
    const action = actions.find((one) => one.key === key);
    if (action && !action.disabled) action.onClick();
  });
  useEffect(() => {
    if (linked !== null) begin(linked);
  }, [linked]);
}
