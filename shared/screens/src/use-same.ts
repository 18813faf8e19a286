import { useState } from 'react';

/** The first of equal values: an object that is made anew at every render stays one as long as its content does. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
