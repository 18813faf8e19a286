import { useSearchParams } from '@console/remote-kit/router';
import { useCallback } from 'react';

/** The role that is open beside the list. It is in the address, so that a link can lead to it. */
export function useShownRole() {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(search);
      next.delete('with');
      if (id === null) next.delete('role');
      else next.set('role', id);
      setSearch(next, { replace: id === null });
    },
    [search, setSearch],
  );
  return { shown: search.get('role'), show };
}
