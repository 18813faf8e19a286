import { useEffect, useState } from 'react';

/** The value as it was before it stopped changing for `waitMs`. Values are compared by content. */
export function useDebounced<Value>(value: Value, waitMs = 400): Value {
  const [settled, setSettled] = useState(value);
  const content = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
    // `content` stands for `value`, which is a new object at every render.
  }, [content, waitMs]);
  return settled;
}
