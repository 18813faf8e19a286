import { TextInput } from '@console/ui/form';
import { useEffect, useState, type FormEvent } from 'react';

interface KeywordSearchProps {
  label: string;
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** Searches shortly after the last key, or at once with Enter. */
export function KeywordSearch({ label, keyword, onSearch }: KeywordSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed === null ? keyword : typed.trim();
  const isNew = wanted !== keyword;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => onSearch(wanted), 300);
    return () => clearTimeout(timer);
    // `onSearch` is new at every render and always means the same.
  }, [isNew, wanted]);
  const search = (event?: FormEvent) => {
    event?.preventDefault();
    if (isNew) onSearch(wanted);
  };
  const leave = () => {
    search();
    setTyped(null);
  };
  return (
    <form onSubmit={search}>
      <TextInput
        type="search"
        size="small"
        icon="search"
        label={label}
        placeholder={label}
        value={typed ?? keyword}
        onChange={setTyped}
        onBlur={leave}
      />
    </form>
  );
}
