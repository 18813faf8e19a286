import { useEffect, useState } from 'react';
import { useSame } from './use-same';

/** Returns the value once it has not changed for `waitMs`. Values are compared by content. */
export function useDebounced<Value>(value: Value, waitMs = 400): Value {
  const same = useSame(value);
  const [settled, setSettled] = useState(same);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(same), waitMs);
    return () => clearTimeout(timer);
  }, [same, waitMs]);
  return settled;
}
