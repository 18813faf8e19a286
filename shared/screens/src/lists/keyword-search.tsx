import { TextInput } from '@console/ui/form';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import classes from './keyword-search.module.css';

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
  const onWait = useEffectEvent(onSearch);
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => onWait(wanted), 300);
    return () => clearTimeout(timer);
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
      <span className={classes.search}>
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
      </span>
    </form>
  );
}
