import { useSearchParams } from '@console/remote-kit/router';
import { useCallback } from 'react';

/** Key that is open beside the list, stored in the address so that links can open it. */
export function useShownKey() {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(search);
      if (id === null) next.delete('key');
      else next.set('key', id);
      setSearch(next, { replace: id === null });
    },
    [search, setSearch],
  );
  return { shown: search.get('key'), show };
}
