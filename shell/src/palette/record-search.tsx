import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { reportFault } from '../faults/report';
import { partOf, type LiveContribution } from '../slots/contributions.rules';
import { show } from '../slots/places.atom';
import { answerTo, type Found } from './found-records.rules';

/** Timeout after which a search counts as failed; a later response is still shown. */
const searchMs = 2500;

interface RecordSearchProps {
  search: LiveContribution;
  /** Key of the visible page, which hosts the search. */
  page: string;
  keyword: string;
  onFound: (name: string, found: Found) => void;
}

/** Hidden mount of another remote's search. */
export function RecordSearch({ search, page, keyword, onFound }: RecordSearchProps) {
  const holder = useRef<HTMLDivElement>(null);
  const { slot, name } = search;
  const hear = useEffectEvent((found: Found) => onFound(name, found));
  const giveUp = useEffectEvent(() => {
    const error = new DOMException('No answer to what was typed.', 'TimeoutError');
    reportFault({ suspect: search.remote, step: 'PROMISE', page: partOf(search), error });
    onFound(name, { keyword, items: [], isFailed: true });
  });
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const timer = setTimeout(() => giveUp(), searchMs);
    const onEvent = (event: unknown) => {
      const found = answerTo(keyword, event);
      if (!found) return;
      clearTimeout(timer);
      hear(found);
    };
    const stop = show({ page, slot, name, props: { keyword }, element, onEvent });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [page, slot, name, keyword]);
  return <div ref={holder} hidden />;
}
