import { useRef, useState } from 'react';

/** State whose latest value can be read at any time, even between a change and its render. */
export interface Live<State> {
  shown: State;
  read: () => State;
  change: (step: (before: State) => State) => void;
}

/** Returns functions `read` and `change` that never change their identity. */
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
