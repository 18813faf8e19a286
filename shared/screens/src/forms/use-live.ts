import { useRef, useState } from 'react';

/** State whose newest value can be read at any time, also between a change and the render that shows it. */
export interface Live<State> {
  shown: State;
  read: () => State;
  change: (step: (before: State) => State) => void;
}

/** `read` and `change` are the same ones for good. */
export function useLive<State>(start: () => State): Live<State> {
  const [shown, show] = useState(start);
  const newest = useRef(shown);
  const [access] = useState(() => ({
    read: () => newest.current,
    change: (step: (before: State) => State) => {
      newest.current = step(newest.current);
      show(newest.current);
    },
  }));
  return { shown, ...access };
}
