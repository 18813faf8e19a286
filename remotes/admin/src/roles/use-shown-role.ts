import { useSearchParams } from '@console/remote-kit/router';
import { useCallback } from 'react';

/**
 * Role that is open beside the list, and selected page of its preview. Both are in the address, so that links can open
 * them.
 */
export function useShownRole() {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(search);
      next.delete('with');
      next.delete('preview');
      if (id === null) next.delete('role');
      else next.set('role', id);
      setSearch(next, { replace: id === null });
    },
    [search, setSearch],
  );
  const previewHref = (page: string) => {
    const next = new URLSearchParams(search);
    next.set('preview', page);
    return `?${next}`;
  };
  return { shown: search.get('role'), show, preview: search.get('preview'), previewHref };
}
