import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { reportFault } from '../faults/report';
import { partOf, type LiveContribution } from '../slots/contributions.rules';
import { show } from '../slots/places.atom';
import { answerTo, type Found } from './found-records.rules';

/** Whoever searches longer than this is said to give no answer; one that comes later is shown all the same. */
const searchMs = 2500;

interface RecordSearchProps {
  search: LiveContribution;
  /** Key of the page that is seen: the search lives beside it. */
  page: string;
  keyword: string;
  onFound: (name: string, found: Found) => void;
}

/** A search of another remote, in a place that nobody sees. */
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
