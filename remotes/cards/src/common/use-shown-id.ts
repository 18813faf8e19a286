import { useSearchParams } from '@console/remote-kit/router';
import { useCallback } from 'react';

/** The record that is open beside its list. It is in the address under `name`, so that a link can lead to it. */
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
