import { TextInput } from '@console/ui/form';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSearchKey } from './use-search-key';
import classes from './keyword-search.module.css';

/** Keywords that must not appear in the address, such as card numbers. */
export interface PrivateSearch {
  /** Returns whether the typed text is such a keyword, or the beginning of one. Called on every key press. */
  holds: (typed: string) => boolean;
  /** Searches for the text. `isDone` is set after Enter. Resolves with whether the search box can be cleared. */
  onSearch: (typed: string, isDone: boolean) => Promise<boolean>;
  /** Note below the search box about the typed text. */
  noteOn: (typed: string) => ReactNode;
}

interface KeywordSearchProps {
  label: string;
  keyword: string;
  onSearch: (keyword: string) => void;
  apart?: PrivateSearch | undefined;
}

/**
 * Searches shortly after the last key press, or immediately on Enter. `/` focuses it from anywhere on the page. Text
 * that an input method is still composing is not searched.
 */
export function KeywordSearch({ label, keyword, onSearch, apart }: KeywordSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed === null ? keyword : typed.trim();
  const isPrivate = typed !== null && apart?.holds(wanted) === true;
  const [isComposing, setComposing] = useState(false);
  const isNew = wanted !== keyword && !isComposing;
  const box = useSearchKey();
  const send = async (text: string, isDone: boolean) => {
    if (!isPrivate) return onSearch(text);
    if (await apart.onSearch(text, isDone)) setTyped(null);
  };
  const onWait = useEffectEvent((text: string) => void send(text, false));
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => onWait(wanted), 300);
    return () => clearTimeout(timer);
  }, [isNew, wanted]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (isNew) void send(wanted, true);
  };
  const leave = () => {
    if (isNew && !isPrivate) onSearch(wanted);
    setTyped(null);
  };
  return (
    <form
      ref={box}
      className={classes.form}
      onSubmit={search}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
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
      {isPrivate && <output className={classes.note}>{apart.noteOn(wanted)}</output>}
    </form>
  );
}
