import { useSearchParams } from '@console/remote-kit/router';
import { useCallback } from 'react';

/** Record that is open beside its list, stored in the address as `name` so that links can open it. */
export function useShownId(name: string) {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(search);
      if (id === null) next.delete(name);
      else next.set(name, id);
      setSearch(next, { replace: id === null });
    },
    [search, setSearch, name],
  );
  return { shown: search.get(name), show };
}
