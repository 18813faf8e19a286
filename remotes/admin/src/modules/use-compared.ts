import { useSearchParams } from '@console/remote-kit/router';

/** Compared versions, stored in the address. */
export function useCompared() {
  const [search, setSearch] = useSearchParams();
  const compare = (from: string | undefined, to: string | undefined) => {
    const next = new URLSearchParams(search);
    const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
    put('from', from);
    put('to', to);
    setSearch(next);
  };
  return { from: search.get('from') ?? undefined, to: search.get('to') ?? undefined, compare };
}
